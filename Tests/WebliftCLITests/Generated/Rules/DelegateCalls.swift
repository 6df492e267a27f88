/// What a delegate can be told it is told: a method that nothing calls looks as if one could listen to it.
struct DelegateCalls: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .uikit else { return [] }
        let calls = Set(zip(file.tokens, file.tokens.dropFirst()).filter { $0.0.isSymbol(".") }.map(\.1.text))
        return file.topLevel.filter { $0.kind == .interface && $0.name.hasSuffix("Delegate") }.flatMap { delegate in
            SwiftFile.flat(delegate.members).filter { $0.kind == .function && !calls.contains($0.name) }
                .map { finding(file, $0.line, "\(delegate.name).\($0.name) is never called") }
        }
    }
}
