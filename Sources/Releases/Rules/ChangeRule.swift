/// Kind of change. Its id is stable: people write it into configurations, and `Documentation/Changes.md` is written
/// from it.
///
/// Rules are references that never change, because each is in thousands of changes, which are copied a lot.
package final class ChangeRule: Sendable {
    package let id: String
    package let title: String
    package let severity: ChangeSeverity
    /// The actual effect is worked out for each change.
    package let usualEffect: SwiftEffect
    package let explanation: String
    let aspects: SwiftAspects

    init(
        _ id: String,
        _ title: String,
        _ severity: ChangeSeverity,
        inSwift usualEffect: SwiftEffect = .none,
        causing aspects: SwiftAspects = .nothing,
        _ explanation: String
    ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.usualEffect = usualEffect
        self.aspects = aspects
        self.explanation = explanation
    }

    package static let all: [ChangeRule] =
        components + properties + propertyTypes + slots + events + methods + styling + common + tokens

    package static func named(_ id: String) -> ChangeRule? { positions[id].map { all[$0] } }

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

/// Differences in Swift that a change of the web can cause. Several changes of one item share its differences: a new
/// default causes the new value, although the new type could.
struct SwiftAspects: Sendable {
    let own: Set<SwiftAspect>
    let possible: Set<SwiftAspect>

    /// Presence or name of something.
    static let existence = SwiftAspects(own: [.member], possible: Set(SwiftAspect.allCases))
    static let type = SwiftAspects(own: [.type, .content], possible: Set(SwiftAspect.allCases))
    /// Another type, or one that may be absent, comes from something else where there is anything else.
    static let values = SwiftAspects(own: [.content], possible: Set(SwiftAspect.allCases))
    static let defaultValue = SwiftAspects(
        own: [.value, .requirement],
        possible: [.value, .requirement, .type, .member]
    )
    static let requirement = SwiftAspects(own: [.requirement], possible: [.value, .requirement, .type, .member])
    /// A rule of the matrix may ask for it.
    static let any = SwiftAspects(own: [], possible: Set(SwiftAspect.allCases))
    /// A deprecation lets another item have the name.
    static let name = SwiftAspects(own: [], possible: [.member])
    static let nothing = SwiftAspects(own: [], possible: [])
}

/// Deprecation, prose, and differences that only Swift sees.
extension ChangeRule {
    static let deprecated = ChangeRule(
        "deprecation.added",
        "deprecated",
        .warning,
        causing: .name,
        "It still works and will go one day. Where the text says what to use instead, that is told too."
    )
    static let undeprecated = ChangeRule(
        "deprecation.removed",
        "no longer deprecated",
        .note,
        causing: .name,
        "It stays."
    )
    static let deprecationMessage = ChangeRule(
        "deprecation.message",
        "message of a deprecation changed",
        .note,
        "The source says something else of what is deprecated."
    )
    static let docs = ChangeRule(
        "docs.changed",
        "documentation changed",
        .note,
        "Only the description differs. Where anything else changed about an item, its description is not told apart."
    )
    static let swiftChanged = ChangeRule(
        "swift.changed",
        "changed in Swift only",
        .note,
        inSwift: .sourceBreaking,
        causing: .any,
        "Nothing changed about the item on the web, but the translation makes something else of it: another item took its name, or a condition of its rule no longer holds."
    )

    static let common = [deprecated, undeprecated, deprecationMessage, docs, swiftChanged]
}

package enum SwiftAspect: String, Sendable, Hashable, CaseIterable {
    case member
    case type
    /// Cases of an enum or members of a struct.
    case content
    case value
    /// Whether a caller has to give it.
    case requirement
}
