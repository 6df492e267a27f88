package import Core
package import Generate

package struct TranslatedMarkup: Sendable {
    /// Something that is not in the Swift code, and why.
    package struct Absence: Sendable, Hashable, Comparable {
        package let place: SourceLocation
        /// `<elvt-input> name`
        package let subject: String
        package let reason: String
        /// A row of the matrix says so; otherwise nobody has decided yet.
        package let isDecided: Bool

        package static func < (left: Absence, right: Absence) -> Bool {
            (left.place, left.subject, left.reason) < (right.place, right.subject, right.reason)
        }
    }

    package let place: SourceLocation
    package let markup: String
    /// Components of the library, sorted.
    package let tags: [String]
    /// nil where nothing of it is a view.
    package let swiftUI: SwiftUIExample?
    package let uiKit: [String]
    package let absences: [Absence]
    /// Faults of the markup, independent of its translation.
    package let findings: [Diagnostic]

    package enum State: String, Sendable, CaseIterable {
        /// Every part is in Swift, or left out by the matrix.
        case complete
        case partial
        case leftOut = "left out"
        case foreign
    }

    package var state: State {
        if tags.isEmpty { return .foreign }
        if swiftUI == nil { return .leftOut }
        return absences.contains { !$0.isDecided } ? .partial : .complete
    }

    func placed(at place: SourceLocation) -> TranslatedMarkup {
        TranslatedMarkup(
            place: place,
            markup: markup,
            tags: tags,
            swiftUI: swiftUI,
            uiKit: uiKit,
            absences: absences.map {
                Absence(place: place, subject: $0.subject, reason: $0.reason, isDecided: $0.isDecided)
            },
            findings: findings.map {
                Diagnostic($0.severity, $0.id, $0.message, at: place, suggestion: $0.suggestion)
            }
        )
    }

    package var isSound: Bool { !findings.contains { $0.severity == .error } }
}
