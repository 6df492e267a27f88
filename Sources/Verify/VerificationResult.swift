package import SourceText

/// What the compiler says to a package.
package struct VerificationResult: Sendable, Equatable {
    /// In the order in which they were checked, first all in the one mode, then all in the other.
    package let modules: [VerifiedModule]
    /// What was passed over and could hold Swift files.
    package let skipped: [String]

    package var fileCount: Int {
        modules.filter { $0.mode == modules.first?.mode }.reduce(0) { $0 + $1.fileCount }
    }

    /// What it says by file, each message once with the modes that it belongs to.
    package var messages: [(message: CompilerMessage, modes: [LanguageMode])] {
        var modes: [CompilerMessage: [LanguageMode]] = [:]
        var order: [CompilerMessage] = []
        for module in modules {
            for message in module.messages {
                if modes[message] == nil { order.append(message) }
                if modes[message]?.last != module.mode { modes[message, default: []].append(module.mode) }
            }
        }
        return order.map { ($0, modes[$0] ?? []) }
    }

    /// What stands in the diagnostics of the product: every message of the compiler, and what kept it from checking.
    package func report(into diagnostics: inout DiagnosticBag) {
        for (message, modes) in messages { report(message, modes, into: &diagnostics) }
        for module in modules { report(module, into: &diagnostics) }
        for path in skipped {
            diagnostics.warning(.verifySkipped, "this is not checked", at: .start(of: SourcePath(path)))
        }
        if modules.isEmpty {
            diagnostics.error(
                .verifyNothing,
                "there are no Swift files to check",
                at: nil,
                suggestion: "a package has them in Sources/<Module>; see weblift generate"
            )
        }
    }

    private func report(
        _ message: CompilerMessage,
        _ modes: [LanguageMode],
        into diagnostics: inout DiagnosticBag
    ) {
        var notes = message.notes
        if modes.count == 1, let mode = modes.first, modules.contains(where: { $0.mode != mode }) {
            notes.append(Diagnostic.Note("only in the Swift \(mode.rawValue) language mode"))
        }
        let id: DiagnosticID =
            switch message.severity {
            case .error: .verifyError
            case .warning: .verifyWarning
            case .note, .remark: .verifyRemark
            }
        // A warning is a fault too: the files are made by a program, and nobody would read a hundred of them.
        if id == .verifyRemark {
            diagnostics.note(id, message.message, at: message.location, notes: notes)
        } else {
            diagnostics.error(id, message.message, at: message.location, notes: notes)
        }
    }

    private func report(_ module: VerifiedModule, into diagnostics: inout DiagnosticBag) {
        let subject = "the module \(module.name) in the Swift \(module.mode.rawValue) language mode"
        let lines = module.unknownLines.prefix(20).map { Diagnostic.Note($0) }
        switch module.outcome {
        case .checked:
            if !lines.isEmpty {
                diagnostics.note(.verifyRemark, "the compiler said more about \(subject)", at: nil, notes: lines)
            }
        case .timeLimit: diagnostics.error(.verifyTimeLimit, "the compiler took too long for \(subject)", at: nil)
        case .crashed:
            diagnostics.error(.verifyCrash, "the compiler could not finish \(subject)", at: nil, notes: Array(lines))
        case .left(let reason):
            diagnostics.error(.verifyNotChecked, "\(subject) is not checked: \(reason)", at: nil)
        }
        if module.isCut {
            diagnostics.error(.verifyOutputLimit, "the compiler said more about \(subject) than is kept", at: nil)
        }
    }
}
