/// Kind of change that a library can go through: its name, its meaning, and the way back.
///
/// Rules are data. A finding of a comparison is told by the id of its rule, which is stable: people write it into
/// configurations and scripts. `Documentation/Changes.md` is written from this registry.
///
/// Rules never change: they are references, because each is in thousands of changes, which are copied a lot.
package final class ChangeRule: Sendable {
    package let id: String
    package let title: String
    /// Severity on the web.
    package let severity: ChangeSeverity
    /// Effect in Swift in most cases. The actual effect is worked out for each change.
    package let usualEffect: SwiftEffect
    /// The rule of the same change the other way round.
    package let mirrorID: String
    package let explanation: String
    /// Differences in Swift that such a change can be the cause of.
    let aspects: SwiftAspects

    init(
        _ id: String,
        _ title: String,
        _ severity: ChangeSeverity,
        _ usualEffect: SwiftEffect,
        mirror: String,
        _ aspects: SwiftAspects,
        _ explanation: String
    ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.usualEffect = usualEffect
        self.mirrorID = mirror
        self.aspects = aspects
        self.explanation = explanation
    }

    /// Registry of all rules, in the order in which they are listed and printed.
    package static let all: [ChangeRule] =
        components + properties + propertyTypes + slots + events + methods + styling + common + tokens

    /// The rule of an id; nil where there is none.
    package static func named(_ id: String) -> ChangeRule? {
        positions[id].map { all[$0] }
    }

    /// The same change the other way round.
    package var mirror: ChangeRule {
        ChangeRule.named(mirrorID) ?? self
    }

    private static let positions: [String: Int] = Dictionary(
        all.enumerated().map { ($1.id, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}

extension ChangeRule: Hashable, Comparable {
    package static func == (left: ChangeRule, right: ChangeRule) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    package static func < (left: ChangeRule, right: ChangeRule) -> Bool {
        (positions[left.id] ?? 0) < (positions[right.id] ?? 0)
    }
}

/// Differences in Swift that a change of the web can be the cause of.
///
/// Several changes of one item share its differences: a new default is the cause of the new value, and the new type is not,
/// although each could be if it were alone.
struct SwiftAspects: Sendable {
    /// Aspects that the change is the cause of before all other changes.
    let own: Set<SwiftAspect>
    /// Aspects that it can be the cause of where no other change is.
    let possible: Set<SwiftAspect>

    /// Presence or name of something.
    static let existence = SwiftAspects(own: [.member], possible: Set(SwiftAspect.allCases))
    static let type = SwiftAspects(own: [.type, .content], possible: Set(SwiftAspect.allCases))
    /// Values of a closed set. That the type is another one, or may be absent, comes from something else where there is
    /// anything else.
    static let values = SwiftAspects(own: [.content], possible: Set(SwiftAspect.allCases))
    static let defaultValue = SwiftAspects(
        own: [.value, .requirement],
        possible: [.value, .requirement, .type, .member]
    )
    static let requirement = SwiftAspects(own: [.requirement], possible: [.value, .requirement, .type, .member])
    /// Something about the item that a rule of the matrix may ask for.
    static let any = SwiftAspects(own: [], possible: Set(SwiftAspect.allCases))
    /// Deprecation of an item, which lets another one have its name.
    static let name = SwiftAspects(own: [], possible: [.member])
    static let nothing = SwiftAspects(own: [], possible: [])
}

/// Rules for anything: deprecation, prose, and differences that only Swift sees.
extension ChangeRule {
    static let deprecated = ChangeRule(
        "deprecation.added",
        "deprecated",
        .warning,
        .none,
        mirror: "deprecation.removed",
        .name,
        "It still works and will go one day. Where the text says what to use instead, that is told too."
    )
    static let undeprecated = ChangeRule(
        "deprecation.removed",
        "no longer deprecated",
        .note,
        .none,
        mirror: "deprecation.added",
        .name,
        "It stays."
    )
    static let deprecationMessage = ChangeRule(
        "deprecation.message",
        "message of a deprecation changed",
        .note,
        .none,
        mirror: "deprecation.message",
        .nothing,
        "The source says something else of what is deprecated."
    )
    static let docs = ChangeRule(
        "docs.changed",
        "documentation changed",
        .note,
        .none,
        mirror: "docs.changed",
        .nothing,
        "Only the description differs. Where anything else changed about an item, its description is not told apart."
    )
    static let swiftChanged = ChangeRule(
        "swift.changed",
        "changed in Swift only",
        .note,
        .sourceBreaking,
        mirror: "swift.changed",
        .any,
        "Nothing changed about the item on the web, but the translation makes something else of it: another item took its name, or a condition of its rule no longer holds."
    )

    static let common = [deprecated, undeprecated, deprecationMessage, docs, swiftChanged]
}

/// Aspect of a member of the Swift API that differs.
package enum SwiftAspect: String, Sendable, Hashable, CaseIterable {
    /// Whether it is there, and its name.
    case member
    case type
    /// Contents of a type that is generated for it: the cases of an enum, the members of a struct.
    case content
    /// Default of the member.
    case value
    /// Whether a caller has to give it.
    case requirement
}
