/// Empty modules in place of missing ones, so that the rest can be checked. They are built when the compiler misses
/// them: `#if canImport` must find no others.
struct AbsentModules {
    /// More than any package imports.
    private static let most = 100

    let setup: CompilerSetup
    /// The modules lie there.
    let folder: String
    let timeLimit: Duration
    private(set) var built: [LanguageMode: Set<String>] = [:]

    /// Empty before these are built.
    func imports(for missed: [CompilerMessage], in mode: LanguageMode) -> [String] {
        Set(missed.compactMap(Self.module)).intersection(built[mode] ?? []).sorted().map { path(of: $0, mode) }
    }

    func missing(_ answers: [CompilerAnswer], besides former: [CompilerMessage]) -> [CompilerMessage] {
        let known = Set(former.compactMap(Self.module))
        return answers.flatMap(\.messages).filter { Self.module(in: $0).map { !known.contains($0) } ?? false }
    }

    mutating func fill(_ messages: [CompilerMessage], in mode: LanguageMode) throws(VerificationFailure) {
        for name in Set(messages.compactMap(Self.module)).sorted() where built[mode, default: []].count < Self.most {
            guard built[mode, default: []].insert(name).inserted else { continue }
            let folder = path(of: name, mode)
            try FileTree.makeFolder(folder)
            let file = "\(folder)/Empty.swift"
            try FileTree.write([], to: file)
            let module = CheckedModule(
                name: name,
                isTest: false,
                files: [CheckedFile(path: file, name: "Empty.swift", bytes: [])]
            )
            _ = try CompilerCall(module: module, mode: mode, work: .module, folder: folder, imports: [])
                .run(setup, timeLimit: timeLimit)
        }
    }

    private func path(of name: String, _ mode: LanguageMode) -> String { "\(folder)/\(mode.rawValue)-absent-\(name)" }

    /// The compiler misses `A` first of `A.B`.
    private static func module(in message: CompilerMessage) -> String? {
        guard message.severity == .error, case .module(let name) = ErrorSubject(message.message) else { return nil }
        return PlainName.isPlain(name) ? name : nil
    }
}
