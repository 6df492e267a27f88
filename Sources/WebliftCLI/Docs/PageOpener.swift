import Core

struct PageOpener {
    let searchPath: String

    /// Reports a failure: the page is written all the same.
    func open(_ path: String, into diagnostics: inout DiagnosticBag) {
        guard let program = ProgramPath.find(Platform.opener, in: searchPath) else {
            report("there is no \(Platform.opener) on the PATH", path, into: &diagnostics)
            return
        }
        do throws(ProcessFailure) {
            try ChildProcess(program: program, arguments: [.path(path)]).launch()
        } catch {
            report(error.message, path, into: &diagnostics)
        }
    }

    private func report(_ reason: String, _ path: String, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .docsNotOpened,
            "the page is written and can't be opened: \(reason)",
            at: .start(of: SourcePath(path)),
            suggestion: "open it yourself"
        )
    }
}
