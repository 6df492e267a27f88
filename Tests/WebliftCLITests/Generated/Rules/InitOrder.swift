/// The parameters of a component come in the order in which people think of them: content, variants, states, bindings,
/// closures, and views last.
///
/// Variants and states are known by their types only; other values may stand among them, but before bindings.
struct InitOrder: OutputRule {
    private enum Rank: Int {
        case variant = 1, state, binding, closure, views
    }

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .swiftui else { return [] }
        return file.everyDeclaration.filter { $0.kind == .initializer && $0.isPublic }.compactMap { declaration in
            var highest = (rank: 0, name: "")
            for parameter in declaration.parameters {
                let rank = rank(of: parameter)?.rawValue ?? 0
                // A value without a rank must still stand before bindings.
                let isLate = rank == 0 ? highest.rank >= Rank.binding.rawValue : rank < highest.rank
                if isLate { return finding(file, parameter.line, "\(parameter.name) stands behind \(highest.name)") }
                if rank > highest.rank { highest = (rank, parameter.name) }
            }
            return nil
        }
    }

    private func rank(of parameter: SwiftParameter) -> Rank? {
        if parameter.isViewBuilder { return .views }
        if parameter.isClosure { return .closure }
        let words = parameter.typeWords
        switch words.first {
        case "Binding", "FocusState": return .binding
        case "Bool" where words.count == 1: return .state
        default: return words.count == 3 && words[0].hasSuffix("Tokens") && words[2] != "Strings" ? .variant : nil
        }
    }
}
