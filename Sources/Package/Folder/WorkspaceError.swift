package import Core

package enum WorkspaceError: Error, Sendable, Equatable {
    /// Paths of two files that one file system or another can't tell apart, or of a file where a folder has to be.
    case sameName(OutputPath, OutputPath)
    case present(String)
    case taken(String, by: OutputPath)
    /// A part of the path is a link: its target may be anywhere.
    case link(String)
    /// A folder, a device, a pipe where a file has to be, or a file where a folder has to be.
    case inTheWay(String)
    case tooLarge(String)
    case readOnly(String)
    case changed(String)
    /// Another run has the folder, and did not come to its end.
    case busy
    case system(SystemError, String)

    /// Text of the error, without the path that it is about.
    package var message: String {
        switch self {
        case .sameName(let other, _): "it and \(other) can't both be written: many file systems can't tell them apart"
        case .present: "this is there already and is not overwritten; nothing was written"
        case .taken(_, let place): "this can't follow to \(place), where another file is; nothing was written"
        case .link: "this is a link, and nothing is written through links"
        case .inTheWay: "something else is in the way here"
        case .tooLarge: "this is larger than any file that is written here, and is not read"
        case .readOnly: "the file is read-only, and stays as it is; nothing was written"
        case .changed: "this changed while the files were written, and stays as it is; run it again"
        case .busy: "another run of weblift is writing here and does not end"
        case .system(let error, _): "it can't be written: \(error.reason)"
        }
    }

    /// Path that the error is about, relative to the folder; the empty string where it is the folder itself.
    package var path: String {
        switch self {
        case .sameName(_, let path): path.description
        case .present(let path), .taken(let path, _), .link(let path), .inTheWay(let path), .tooLarge(let path),
            .readOnly(let path),
            .changed(let path), .system(_, let path):
            path
        case .busy: ""
        }
    }
}
