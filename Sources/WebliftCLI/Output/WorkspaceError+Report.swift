import Core
import Package

extension WorkspaceError {
    func report(in folder: String, into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch self {
            case .sameName: .outputSameName
            case .present: .outputExists
            case .taken: .outputTaken
            case .link: .outputLink
            case .inTheWay: .outputInTheWay
            case .tooLarge: .outputTooLarge
            case .readOnly: .outputReadOnly
            case .changed: .outputChanged
            case .busy: .outputBusy
            case .system: .outputUnwritable
            }
        diagnostics.error(id, message, at: .start(of: OutputPlace.path(path, in: folder)))
    }
}
