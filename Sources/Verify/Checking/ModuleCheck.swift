import Core

/// A module in one language mode, with the compiler's answer to its files.
struct ModuleCheck: Sendable {
    let module: CheckedModule
    let mode: LanguageMode
    let index: Int
    /// Hashes of all that the answer to the module depends on, and to each of its files beside that file.
    let whole: ContentHash
    let context: ContentHash
    let files: [CheckedFile]
    /// Remembered answer to a module with errors.
    let errors: String?
    /// A module that is checked imports it.
    var isNeeded = false
    private(set) var result: VerifiedModule?

    var isRight: Bool { files.isEmpty }
    var hasErrors: Bool { result?.hasErrors ?? false }

    func calls(parts: Int, in folder: String, imports: [String], keepsMacros: Bool) -> [CompilerCall] {
        func call(_ work: CompilerCall.Work, _ name: String) -> CompilerCall {
            CompilerCall(
                module: module,
                mode: mode,
                work: work,
                folder: "\(folder)/\(name)",
                imports: imports,
                keepsMacros: keepsMacros
            )
        }
        // Messages are remembered, and other modules need the part of the module that can be imported.
        if errors != nil { return [call(.module, ModuleCheck.product)] }
        if files.count == module.files.count, isNeeded, parts == 1 { return [call(.all, ModuleCheck.product)] }
        let count = min(parts, (files.count + ModuleCheck.smallestPart - 1) / ModuleCheck.smallestPart)
        // Each part gets files from everywhere: files that lie together are of one kind, and some kinds take much
        // longer.
        let shares = (0..<count).map { part in stride(from: part, to: files.count, by: count).map { files[$0] } }
        return (isNeeded ? [call(.module, ModuleCheck.product)] : [])
            + shares.enumerated().map { call(.some($1), "part\($0)") }
    }

    static let product = "module"

    /// Fewer files take no longer than starting the compiler and reading the others.
    private static let smallestPart = 8

    // MARK: What becomes of it

    /// The module was right before, or had errors that are remembered.
    mutating func pass() {
        guard let errors else {
            result = verified(.checked)
            return
        }
        finish([CompilerAnswer(errors)])
    }

    mutating func leave(_ reason: String) { result = verified(.left(reason: reason)) }

    /// `missed` are messages of former runs about modules that are filled in since.
    mutating func finish(
        _ answers: [CompilerAnswer],
        unfinished: [UnfinishedFile] = [],
        missed: [CompilerMessage] = []
    ) {
        let outcomes = answers.map(\.outcome)
        var messages: [CompilerMessage] = []
        var seen: Set<CompilerMessage> = []
        for message in missed + answers.flatMap(\.messages) where seen.insert(message).inserted {
            messages.append(message)
        }
        var result = verified(outcomes.first { $0 != .checked } ?? .checked)
        result.messages = messages
        result.unfinished = unfinished
        result.unknownLines = answers.flatMap(\.unknownLines)
        result.isCut = answers.contains(where: \.isCut)
        self.result = result
    }

    private func verified(_ outcome: VerifiedModule.Outcome) -> VerifiedModule {
        VerifiedModule(name: module.name, mode: mode, outcome: outcome, fileCount: module.files.count)
    }
}
