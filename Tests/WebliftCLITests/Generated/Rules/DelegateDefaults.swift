/// Who is interested in one event need not write functions for the others: all that a delegate can be told has a default.
struct DelegateDefaults: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        let topLevel = file.topLevel
        return topLevel.filter { $0.kind == .interface && $0.name.hasSuffix("Delegate") }.flatMap { delegate in
            let defaults = topLevel.filter { $0.kind == .extending && $0.name == delegate.name }
                .flatMap { SwiftFile.flat($0.members) }.filter { $0.body != nil }.map(signature)
            return SwiftFile.flat(delegate.members).filter { $0.kind == .function && !defaults.contains(signature($0)) }
                .map { finding(file, $0.line, "\(delegate.name).\($0.name) has no default") }
        }
    }

    private func signature(_ function: SwiftDeclaration) -> [String] {
        [function.name] + function.parameters.flatMap { [$0.label] + $0.typeWords }
    }
}
