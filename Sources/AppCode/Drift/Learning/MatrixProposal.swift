package import WebModel

/// Rows of a matrix by which the web becomes the code that people wrote.
package struct MatrixProposal: Sendable {
    /// A row of `Properties`, `Slots`, `Events` or `Methods`.
    package struct Row: Sendable, Hashable {
        package let kind: ItemKind
        /// The heading that limits it to some components, as a matrix writes it; nil where it is for all.
        package let heading: String?
        package let web: String
        package let swiftUI: [String]
        package let uiKit: [String]
        package let reason: String
        /// The components that agree.
        package let tags: [String]
    }

    /// A row of `Names` or `Values`.
    package struct Spelling: Sendable, Hashable {
        package let web: String
        package let swift: String
        package let tags: [String]
    }

    /// Choices of people for which no row is proposed.
    package struct Refusal: Sendable, Hashable {
        package let web: String
        /// Choices with the components that have them, the most frequent first.
        package let observations: [(swift: String, tags: [String])]
        package let reason: String

        package static func == (left: Refusal, right: Refusal) -> Bool {
            left.web == right.web && left.reason == right.reason
                && left.observations.elementsEqual(right.observations) { $0 == $1 }
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(web) }
    }

    package internal(set) var names: [Spelling] = []
    package internal(set) var values: [Spelling] = []
    package internal(set) var rows: [Row] = []
    package internal(set) var refusals: [Refusal] = []

    package var count: Int { names.count + values.count + rows.count }
}
