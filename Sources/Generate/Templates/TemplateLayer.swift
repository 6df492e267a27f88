/// Origin of the template of a name. Each layer lies over the layers before it, file by file.
package enum TemplateLayer: Sendable, Hashable {
    /// Templates that all sets of the program have in common.
    case shared
    /// The program's set.
    case style(TemplateStyle)
    /// The project's folder.
    case project
}

extension TemplateLayer: CustomStringConvertible {
    package var description: String {
        switch self {
        case .shared: "shared"
        case .style(let style): style.rawValue
        case .project: "project"
        }
    }
}
