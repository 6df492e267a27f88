package import Core

/// Cause that several changes have in common, which name it by its place in `LibraryChanges.causes`. Each change has
/// one cause at most, and each cause several effects.
package struct ChangeCause: Sendable, Hashable {
    package struct Evidence: Sendable, Hashable {
        /// May hold text of inputs.
        package var text: String
        /// nil for evidence that is counted over a whole library.
        package var place: SourceLocation?

        init(_ text: String, at place: SourceLocation? = nil) {
            self.text = text
            self.place = place
        }
    }

    package let kind: Kind
    /// A sentence without its period. May hold text of inputs.
    package let sentence: String
    package let evidence: [Evidence]
}

extension ChangeCause {
    /// Listed in the order of the search: a change that an earlier kind explains is left to it.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case sourceLost = "source-lost"
        case sourceBegan = "source-began"
        case prefix
        case renamed
        case alias
        case base
        case naming
        case sameItem = "same-item"
        case primitive

        package var title: String {
            switch self {
            case .sourceLost: "source tells less"
            case .sourceBegan: "source tells more"
            case .prefix: "prefix changed"
            case .renamed: "component renamed"
            case .alias: "shared type changed"
            case .base: "base class or mixin changed"
            case .naming: "names follow another convention"
            case .sameItem: "same change of several components"
            case .primitive: "native control changed"
            }
        }

        package var explanation: String {
            switch self {
            case .sourceLost:
                "The source leaves out a kind of fact across the library that the former one told, such as defaults. The components may be as they were: what follows is uncertain."
            case .sourceBegan:
                "The source tells a kind of fact across the library that the former one left out. The components may have been like that before: what follows is uncertain, where it is more than an addition."
            case .prefix: "The tags, or the names that Swift derives from them, begin with something else."
            case .renamed:
                "A component has another tag. Its class and the names in Swift follow, also where other components take it."
            case .alias: "A type with a name changed, and several items use it."
            case .base: "A class or mixin that several components inherit from gained, lost or changed items."
            case .naming:
                "Attributes or classes of several components are spelled by another convention, and each of them as the others."
            case .sameItem: "The same item of three components or more changed in the same way."
            case .primitive:
                "Weblift builds the component on another native control, because the web component looks like that one now. Only Swift differs."
            }
        }

        package var isOfSource: Bool { self == .sourceLost || self == .sourceBegan }
    }
}
