/// A rule says nothing about what the reader of these tests does not understand; so there must not be any.
struct UnderstoodSyntax: OutputRule {
    let parts = SwiftFile.Part.code

    func problems(in file: SwiftFile) -> [Problem] {
        let depth = file.tokens.reduce(0) { $0 + $1.depthChange }
        let unknown: [Problem] = file.everyDeclaration.filter { $0.kind == .unknown && !$0.name.hasPrefix("#Preview") }
            .map { ($0.line, "“\($0.name)” begins no declaration") }
        return unknown + (depth == 0 ? [] : [(1, "\(depth) brackets stay open")])
            + (file.isWhole ? [] : [(1, "a string or a comment does not end")])
    }
}

/// A generated file is empty on other platforms: all of it stands in `#if os(iOS)` or `#if canImport(SwiftUI)`.
struct GuardedFile: OutputRule {
    let parts = SwiftFile.Part.code

    func problems(in file: SwiftFile) -> [Problem] {
        let condition = file.declarations.first
        let isGuarded =
            file.declarations.count == 1 && condition?.kind == .condition && file.tokens.last?.text == "#endif"
            && ["#if os(iOS)", "#if canImport(SwiftUI)"].contains(condition?.name)
        return isGuarded ? [] : [(1, "the file is not inside of one #if os(iOS)")]
    }
}

/// Declarations that others can use say since which iOS: each public type, and each extension with something public in it.
struct AvailablePublicDeclaration: OutputRule {
    let parts = SwiftFile.Part.code

    func problems(in file: SwiftFile) -> [Problem] {
        file.topLevel.filter { isOffered($0) && !hasVersion($0) }
            .map { ($0.line, "\($0.name) has no @available(iOS N, *)") }
    }

    private func isOffered(_ declaration: SwiftDeclaration) -> Bool {
        declaration.isPublic
            || declaration.kind == .extending && SwiftFile.flat(declaration.members).contains(where: \.isPublic)
    }

    private func hasVersion(_ declaration: SwiftDeclaration) -> Bool {
        declaration.attributes.contains { attribute in
            let words = attribute.arguments
            return attribute.name == "available" && words.count == 4 && words[0] == "iOS"
                && Double(words[1]).map { $0 >= 15 } == true && words[3] == "*"
        }
    }
}

/// Each public type says what it is, and that of a component which web component it comes from.
///
/// The type of a component is the one that its file in `SwiftUI` is called after.
struct DocumentedType: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        let types = publicTypes(in: file.topLevel)
        let silent: [Problem] = types.filter { $0.documentation.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
            .map { ($0.line, "\($0.name) has no documentation") }
        guard file.part == .swiftui, let name = file.path.split(separator: "/").last?.split(separator: "+").first else {
            return silent
        }
        guard let component = types.first(where: { $0.name == name }) else {
            return silent + [(1, "the file declares no public type \(name)")]
        }
        let tells = component.documentation.contains { $0.contains(/\*\*Web Component:\*\* `<.*>`/) }
        return silent + (tells ? [] : [(component.line, "\(name) does not tell its web component")])
    }

    private func publicTypes(in declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        declarations.filter { $0.isType && $0.isPublic }.flatMap { [$0] + publicTypes(in: SwiftFile.flat($0.members)) }
    }
}

/// Imports stand in the order of the alphabet, `@testable` ones last, each once.
struct SortedImports: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        let imports = file.topLevel.filter { $0.kind == .importing }
        return zip(imports, imports.dropFirst()).filter { !isBefore($0, $1) }
            .map { ($1.line, "import \($1.name) stands behind import \($0.name)") }
    }

    private func isBefore(_ one: SwiftDeclaration, _ other: SwiftDeclaration) -> Bool {
        let ranks = (one.hasAttribute("testable"), other.hasAttribute("testable"))
        return ranks.0 == ranks.1 ? one.name < other.name : ranks.1
    }
}

/// A file imports only modules of which it mentions a type, or calls a function of one without naming the type:
/// `isOn: .constant(true)` needs the module of `Binding`. That a file imports all that it uses, the compiler says.
struct UsedImports: OutputRule {
    let parts = SwiftFile.Part.code
    let surface: SurfaceNames

    func problems(in file: SwiftFile) -> [Problem] {
        let words = Set(file.tokens.filter { $0.kind == .word && !$0.isEscaped }.map(\.text))
        let calls = impliedCalls(in: file)
        return file.topLevel.filter { $0.kind == .importing }.compactMap { declaration in
            guard let names = surface.types[declaration.name], names.isDisjoint(with: words),
                surface.staticFunctions[declaration.name]?.isDisjoint(with: calls) != false,
                declaration.name != "SwiftUI" || !namesTextStyle(file)
            else { return nil }
            return (declaration.line, "nothing of \(declaration.name) is used")
        }
    }

    /// `textStyle: .body`, which design tokens say, is of SwiftUI.
    private func namesTextStyle(_ file: SwiftFile) -> Bool {
        file.tokens.indices.contains { file.tokens[$0].isWord("textStyle") && file.spells(": .", at: $0 + 1) }
    }

    /// The names that are called behind a dot with nothing before it.
    private func impliedCalls(in file: SwiftFile) -> Set<String> {
        Set(
            file.tokens.indices.compactMap { index in
                guard file.tokens[index].kind == .word, file.isSymbol("(", at: index + 1),
                    file.isSymbol(".", at: index - 1), let before = file.token(index - 2),
                    [":", "(", ",", "=", "[", "?"].contains(where: before.isSymbol)
                else { return nil }
                return file.tokens[index].text
            }
        )
    }
}

/// Each component can be looked at: its file has a preview, for debugging only.
struct ComponentPreview: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui]

    func problems(in file: SwiftFile) -> [Problem] {
        let types = file.topLevel.filter(\.isType)
        let shown = types.filter { $0.isPublic && $0.inherited.contains { $0 == "View" || $0 == "ViewModifier" } }
        let previews = types.filter { $0.inherited.contains("PreviewProvider") }
        let unguarded: [Problem] = previews.filter { !isForDebugging($0, in: file) }
            .map { ($0.line, "\($0.name) is not in #if DEBUG") }
        guard let component = shown.first, previews.isEmpty, !hasMacro(file) else { return unguarded }
        return [(component.line, "\(component.name) has no preview")]
    }

    /// `#Preview` behind `#if DEBUG`.
    private func hasMacro(_ file: SwiftFile) -> Bool {
        let debugging = file.tokens.firstIndex { $0.kind == .directive && $0.text == "#if DEBUG" }
        let macro = file.tokens.firstIndex { $0.text == "#Preview" }
        return (debugging ?? .max) < (macro ?? .min)
    }

    private func isForDebugging(_ preview: SwiftDeclaration, in file: SwiftFile) -> Bool {
        file.everyDeclaration.contains { branch in
            branch.name == "#if DEBUG" && branch.members.contains { $0.name == preview.name && $0.kind == preview.kind }
        }
    }
}

/// Work that is left for people can be found by one word: `// TODO(weblift): …`.
struct MarkedTodo: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.remarks.filter { comment in
            let words = comment.text.drop { $0 == "/" || $0 == " " }
            let isTask = ["TODO", "FIXME", "HACK", "XXX"].contains { words.hasPrefix($0) }
            return isTask && !words.hasPrefix("TODO(weblift): ")
        }
        .map { ($0.line, "“\($0.text)” is not // TODO(weblift): …") }
    }
}
