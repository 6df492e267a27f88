package import SourceText

/// Why files can't be written.
package enum WorkspaceError: Error, Sendable, Equatable {
    /// Two files that one file system or another can't tell apart, or a file where a folder has to be.
    case sameName(OutputPath, OutputPath)
    /// Something that had to be new is there already.
    case present(String)
    /// A part of the path is a link: what is behind it may be anywhere.
    case link(String)
    /// A folder, a device, a pipe where a file has to be, or a file where a folder has to be.
    case inTheWay(String)
    case system(SystemError, String)

    /// In words, without the path that it is about.
    package var message: String {
        switch self {
        case .sameName(let other, _): "it and \(other) can't both be written: many file systems can't tell them apart"
        case .present: "this is there already and is not overwritten; nothing was written"
        case .link: "this is a link, and nothing is written through links"
        case .inTheWay: "something else is in the way here"
        case .system(let error, _): "it can't be written: \(error.reason)"
        }
    }

    /// What it is about, relative to the folder; the empty string where it is the folder itself.
    package var path: String {
        switch self {
        case .sameName(_, let path): path.description
        case .present(let path), .link(let path), .inTheWay(let path), .system(_, let path): path
        }
    }
}
