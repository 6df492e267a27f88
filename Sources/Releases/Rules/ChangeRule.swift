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
