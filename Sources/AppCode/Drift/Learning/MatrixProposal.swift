package import WebModel

package struct MatrixProposal: Sendable {
    /// `Properties`, `Slots`, `Events` or `Methods`
    package struct Row: Sendable, Hashable {
        package let kind: ItemKind
        /// Spelled as in a matrix; nil where the row is for all components.
        package let heading: String?
        package let web: String
        package let swiftUI: [String]
        package let uiKit: [String]
        package let reason: String
        package let tags: [String]
    }

    /// `Names` or `Values`
    package struct Spelling: Sendable, Hashable {
        package let web: String
        package let swift: String
        package let tags: [String]
    }

    /// Choices of people for which no row is proposed.
    package struct Refusal: Sendable {
        package let web: String
        /// Most frequent first.
        package let observations: [(swift: String, tags: [String])]
        package let reason: String
    }

    package internal(set) var names: [Spelling] = []
    package internal(set) var values: [Spelling] = []
    package internal(set) var rows: [Row] = []
    package internal(set) var refusals: [Refusal] = []

    package var count: Int { names.count + values.count + rows.count }
}
