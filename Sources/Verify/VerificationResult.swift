package import Core

package struct VerificationResult: Sendable, Equatable {
    /// Lists all modules in one mode first, then in the other.
    package let modules: [VerifiedModule]
    /// Paths that could hold Swift files.
    package let skipped: [String]
    /// Messages of SwiftPM, and unknown parts of the manifest.
    package var manifest: [CompilerMessage] = []
    /// Errors that are no mistakes, or may be none. Empty where everything of Apple's is known.
    package var verdicts: [CompilerMessage: ErrorVerdict] = [:]

    /// Tells it by the ledger in the folder.
    package var isGenerated = false

    /// Most frequent first, with the number of errors.
    package var unknown: [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for case .unknown(let name, _) in messages.compactMap({ verdicts[$0.message] }) {
            counts[name, default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// Files that the compiler did not finish, and files in modules that could not be checked.
    package var uncheckedCount: Int {
        var files: Set<SourcePath> = []
        var left: [String: Int] = [:]
        for module in modules {
            if case .left = module.outcome { left[module.name] = module.fileCount }
            files.formUnion(module.unfinished.compactMap(\.path))
        }
        return files.count + left.values.reduce(0, +)
    }

    package var fileCount: Int { modules.filter { $0.mode == modules.first?.mode }.reduce(0) { $0 + $1.fileCount } }

    /// Each message once, by file.
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

    /// A strict check takes unknown declarations for errors.
    package func report(isStrict: Bool, into diagnostics: inout DiagnosticBag) {
        for message in manifest {
            diagnostics.add(
                Diagnostic(
                    message.severity == .error || isStrict ? .error : .warning,
                    .verifyManifest,
                    message.message,
                    at: message.location,
                    notes: message.notes
                )
            )
        }
        for (message, modes) in messages { report(message, modes, isStrict, into: &diagnostics) }
        for module in modules { report(module, isStrict, into: &diagnostics) }
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

    /// Counts errors that are errors on a Mac, too.
    private var hasMistakes: Bool {
        modules.contains { module in module.messages.contains { $0.severity == .error && verdicts[$0] == nil } }
    }

    private func report(
        _ message: CompilerMessage,
        _ modes: [LanguageMode],
        _ isStrict: Bool,
        into diagnostics: inout DiagnosticBag
    ) {
        var notes = message.notes
        if modes.count == 1, let mode = modes.first, modules.contains(where: { $0.mode != mode }) {
            notes.append(Diagnostic.Note("only in the Swift \(mode.rawValue) language mode"))
        }
        let verdict = verdicts[message] ?? .wrong
        if verdict != .wrong { return report(message, notes, verdict, isStrict, into: &diagnostics) }
        let (severity, id): (Severity, DiagnosticID) =
            switch message.severity {
            case .error: (.error, .verifyError)
            // A warning is a fault too where a program made the files: nobody would read a hundred of them.
            case .warning: (isStrict ? .error : .warning, .verifyWarning)
            case .note, .remark: (.note, .verifyRemark)
            }
        diagnostics.add(Diagnostic(severity, id, message.message, at: message.location, notes: notes))
    }

    private func report(
        _ message: CompilerMessage,
        _ notes: [Diagnostic.Note],
        _ verdict: ErrorVerdict,
        _ isStrict: Bool,
        into diagnostics: inout DiagnosticBag
    ) {
        let (lead, suggestion): (String, String?) =
            switch verdict {
            case .unknown(let name, let nearest):
                ("\(name) is not known here", nearest.map { "did you mean “\($0)”?" })
            case .wrong, .follows: ("this may follow from what is not known here", nil)
            }
        diagnostics.add(
            Diagnostic(
                isStrict ? .error : .warning,
                .verifyUnknown,
                "\(lead): \(message.message)",
                at: message.location,
                notes: notes,
                suggestion: suggestion
            )
        )
    }

    private func report(_ module: VerifiedModule, _ isStrict: Bool, into diagnostics: inout DiagnosticBag) {
        let subject = "the module \(module.name) in the Swift \(module.mode.rawValue) language mode"
        let lines = module.unknownLines.prefix(20).map { Diagnostic.Note($0) }
        switch module.outcome {
        case .checked:
            if !lines.isEmpty {
                diagnostics.note(.verifyRemark, "the compiler said more about \(subject)", at: nil, notes: lines)
            }
        case .timeLimit, .crashed: reportUnfinished(module, subject, Array(lines), isStrict, into: &diagnostics)
        case .left(let reason):
            let severity: Severity = hasMistakes || isStrict ? .error : .warning
            diagnostics.add(Diagnostic(severity, .verifyNotChecked, "\(subject) is not checked: \(reason)", at: nil))
        }
        if module.isCut {
            diagnostics.error(.verifyOutputLimit, "the compiler said more about \(subject) than is kept", at: nil)
        }
    }

    /// Nothing is known of a slow file, and unknown declarations can make the compiler crash where it does not on a
    /// Mac.
    private func reportUnfinished(
        _ module: VerifiedModule,
        _ subject: String,
        _ lines: [Diagnostic.Note],
        _ isStrict: Bool,
        into diagnostics: inout DiagnosticBag
    ) {
        let mayFollow = module.messages.contains { verdicts[$0] != nil }
        for file in module.unfinished {
            let object = file.path == nil ? subject : "this file of \(subject)"
            diagnostics.add(
                Diagnostic(
                    !isStrict && (mayFollow || file.isSlow) ? .warning : .error,
                    file.isSlow ? .verifyTimeLimit : .verifyCrash,
                    file.isSlow
                        ? "the compiler took too long for \(object)" : "the compiler could not finish \(object)",
                    at: file.path.map { SourceLocation.start(of: $0) },
                    notes: file.isSlow ? [] : lines
                )
            )
        }
    }
}
