/// A file imports only modules of which it mentions a type, or calls a function of one without naming the type:
/// `isOn: .constant(true)` needs the module of `Binding`. That a file imports all that it uses, the compiler says.
struct UsedImports: OutputRule {
    let surface: SurfaceNames

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        let words = Set(file.tokens.filter { $0.kind == .word && !$0.isEscaped }.map(\.text))
        let calls = impliedCalls(in: file)
        return file.topLevel.filter { $0.kind == .importing }.compactMap { declaration in
            guard let names = surface.types[declaration.name], names.isDisjoint(with: words),
                surface.staticFunctions[declaration.name]?.isDisjoint(with: calls) != false,
                declaration.name != "SwiftUI" || !namesTextStyle(file)
            else { return nil }
            return finding(file, declaration.line, "nothing of \(declaration.name) is used")
        }
    }

    /// `textStyle: .body`, which design tokens say, is of SwiftUI.
    private func namesTextStyle(_ file: SwiftFile) -> Bool {
        file.tokens.indices.contains { index in
            file.tokens[index].isWord("textStyle") && file.token(index + 1)?.isSymbol(":") == true
                && file.token(index + 2)?.isSymbol(".") == true
        }
    }

    /// What is called behind a dot that has nothing before it.
    private func impliedCalls(in file: SwiftFile) -> Set<String> {
        Set(
            file.tokens.indices.compactMap { index in
                guard file.tokens[index].kind == .word, file.token(index + 1)?.isSymbol("(") == true,
                    file.token(index - 1)?.isSymbol(".") == true, let before = file.token(index - 2),
                    [":", "(", ",", "=", "[", "?"].contains(where: before.isSymbol)
                else { return nil }
                return file.tokens[index].text
            }
        )
    }
}
