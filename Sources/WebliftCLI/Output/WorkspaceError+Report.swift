import SourceText
import Workspace

extension WorkspaceError {
    /// Says what is in the way of writing into a folder, at its place.
    func report(in folder: String, into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch self {
            case .sameName: .outputSameName
            case .present: .outputExists
            case .link: .outputLink
            case .inTheWay: .outputInTheWay
            case .system: .outputUnwritable
            }
        let place: SourcePath =
            switch (folder, path) {
            case (_, ""): SourcePath(folder)
            case (".", _): SourcePath(path)
            default: SourcePath(folder).appending(path)
            }
        diagnostics.error(id, message, at: .start(of: place))
    }
}
