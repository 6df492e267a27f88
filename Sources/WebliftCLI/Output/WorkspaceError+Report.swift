import SourceText
import Workspace

extension WorkspaceError {
    /// Says what is in the way of writing into a folder, at its place.
    func report(in folder: String, into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch self {
            case .sameName: .outputSameName
            case .link: .outputLink
            case .inTheWay: .outputInTheWay
            case .system: .outputUnwritable
            }
        let place = path.isEmpty ? SourcePath(folder) : SourcePath(folder).appending(path)
        diagnostics.error(id, message, at: .start(of: place))
    }
}
