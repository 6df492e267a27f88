/// An animation says of which value it is: without one it moves all that changes.
struct AnimatedValue: TokenRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.text == "animation", file.isModifier(at: index), file.isSymbol("(", at: index + 1),
            let before = file.token(index - 2), before.text != "curve",
            // `$isOn.animation()` is of a Binding, and no modifier of a view.
            !before.text.hasPrefix("$") || file.tokens[index - 1].isFirstOnLine,
            !file.labels(ofCallAt: index + 1).contains("value")
        else { return nil }
        return ".animation without a value moves all that changes"
    }
}

extension SwiftFile {
    /// The labels of the arguments of a call, from its opening bracket on.
    func labels(ofCallAt open: Int) -> [String] {
        var depth = 1
        return arguments(ofCallAt: open).indices.compactMap { index in
            depth += tokens[index].depthChange
            guard depth == 1, tokens[index].kind == .word, isSymbol(":", at: index + 1),
                isSymbol("(", at: index - 1) || isSymbol(",", at: index - 1)
            else { return nil }
            return tokens[index].text
        }
    }

    /// The tokens between the brackets of a call, from its opening bracket on.
    func arguments(ofCallAt open: Int) -> ArraySlice<SwiftToken> {
        var depth = 0
        for index in open..<tokens.count {
            depth += tokens[index].depthChange
            if depth == 0 { return tokens[(open + 1)..<index] }
        }
        return []
    }
}

/// Something that can be animated says by what: without `animatableData` nothing moves.
struct ExplicitAnimatableData: DeclarationRule {
    func problem(_ declaration: SwiftDeclaration, in file: SwiftFile) -> String? {
        guard !Set(["Animatable", "AnimatableModifier", "GeometryEffect"]).isDisjoint(with: declaration.inherited),
            !SwiftFile.flat(declaration.members).contains(where: { $0.name == "animatableData" })
        else { return nil }
        return "\(declaration.name) has no animatableData"
    }
}

/// Rows of a list are told apart by what they are and not by where they stand, and are chosen before the list is drawn.
struct StableIdentity: TokenRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.isWord("ForEach"), file.isSymbol("(", at: index + 1) else { return nil }
        let arguments = file.arguments(ofCallAt: index + 1)
        let words = arguments.map(\.text)
        if words.contains("indices") { return "ForEach goes by indices, which other values get" }
        // `id: \.element.id` is the identity of what is counted.
        if words.contains("enumerated"), !words.contains("element") || words.last != "id" {
            return "ForEach goes by positions, which other values get"
        }
        let filters = arguments.indices.contains { place in
            // A member may be called so: `filter.rawValue`.
            file.isWord("filter", at: place) && file.isSymbol(".", at: place - 1)
                && (file.isSymbol("{", at: place + 1) || file.isSymbol("(", at: place + 1))
        }
        return filters ? "ForEach chooses what it shows each time it is drawn" : nil
    }
}

/// Rows that scroll and may be many are built as they come into view.
struct LazyRows: TokenRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .support]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.isWord("ScrollView"), !file.path.contains("ComponentExamples"),
            let open = opening(behind: index, in: file), file.isWord("VStack", at: open + 1),
            let rows = opening(behind: open + 1, in: file), file.isWord("ForEach", at: rows + 1)
        else { return nil }
        return "all rows are built at once: LazyVStack"
    }

    /// The brace of the closure behind a name and its arguments.
    private func opening(behind index: Int, in file: SwiftFile) -> Int? {
        var next = index + 1
        if file.isSymbol("(", at: next) { next += file.arguments(ofCallAt: next).count + 2 }
        return file.isSymbol("{", at: next) ? next : nil
    }
}

/// A picture from the network has a placeholder while it is loaded and where it can't be. In a preview it is what the library's own
/// example says, which is no code of the package.
struct PhasedImage: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        let previews = file.tokens.firstIndex { $0.text == "#if DEBUG" } ?? file.tokens.endIndex
        return file.tokens.indices[..<previews].compactMap { index in
            guard file.tokens[index].isWord("AsyncImage"), file.isSymbol("(", at: index + 1) else { return nil }
            let end = index + file.arguments(ofCallAt: index + 1).count + 2
            let hasPhase = file.isSymbol("{", at: end + 1) && file.isWord("in", at: end + 3)
            let isWhole = hasPhase && !file.labels(ofCallAt: index + 1).contains("content")
            return isWhole ? nil : (file.tokens[index].line, "AsyncImage without its phases")
        }
    }
}

/// Progress of what loads is shown after a moment: content that is there at once needs no indicator.
struct DelayedProgress: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .support]

    func problems(in file: SwiftFile) -> [Problem] {
        guard !file.tokens.contains(where: { $0.text == "delayed" }) else { return [] }
        let loadsImage = file.tokens.contains { $0.isWord("AsyncImage") }
        return file.tokens.indices.filter { index in
            file.tokens[index].isWord("ProgressView") && file.spells("( )", at: index + 1)
                && (loadsImage || isBehindCondition(index, in: file))
        }
        .map { (file.tokens[$0].line, "progress is shown at once: .loading(_:) or .delayed(_:in:)") }
    }

    /// `if isLoading { ProgressView() }`
    private func isBehindCondition(_ index: Int, in file: SwiftFile) -> Bool {
        let before = file.tokens[max(index - 8, 0)..<index]
        guard file.isSymbol("{", at: index - 1), let condition = before.lastIndex(where: { $0.isWord("if") }) else {
            return false
        }
        return before[condition...].contains { $0.text.lowercased().contains(/loading|busy/) }
    }
}

/// A select whose options are data shows a few of them beside each other, and is a menu where they are more.
struct FewOptionsInSegments: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui]

    func problems(in file: SwiftFile) -> [Problem] {
        guard file.tokens.contains(where: { $0.isWord("ComponentOption") }) else { return [] }
        return file.tokens.indices.filter { index in
            file.tokens[index].isWord("pickerStyle")
                && file.arguments(ofCallAt: index + 1).contains { $0.isWord("menu") }
        }
        .map { (file.tokens[$0].line, "two to four options are a menu: ComponentPicker") }
    }
}

/// A screen has one main action: a file draws one kind of prominent button.
struct OneProminentButton: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .support]

    func problems(in file: SwiftFile) -> [Problem] {
        file.tokens.indices.filter { file.isWord("borderedProminent", at: $0) && file.isSymbol(".", at: $0 - 1) }
            .dropFirst().map { (file.tokens[$0].line, "another .borderedProminent") }
    }
}

/// The parameters of a component come in the order in which people think of them: content, variants, states, bindings,
/// closures, and views last.
///
/// Variants and states are known by their types only; other values may stand among them, but before bindings.
struct InitOrder: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui]

    private enum Rank: Int {
        case variant = 1, state, binding, closure, views
    }

    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.filter { $0.kind == .initializer && $0.isPublic }.compactMap { declaration in
            var highest = (rank: 0, name: "")
            for parameter in declaration.parameters {
                let rank = rank(of: parameter)?.rawValue ?? 0
                // A value without a rank must still stand before bindings.
                let isLate = rank == 0 ? highest.rank >= Rank.binding.rawValue : rank < highest.rank
                if isLate { return (parameter.line, "\(parameter.name) stands behind \(highest.name)") }
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

/// A slot is built once, in the initializer, and stored as the view that it is.
struct SlotStoredAsView: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.filter { $0.kind == .structure }.flatMap { type in
            let views = type.viewParameters
            return SwiftFile.flat(type.members).filter { member in
                guard member.isStored, let arrow = member.type.firstIndex(where: { $0.isSymbol("->") }) else {
                    return false
                }
                let takesNothing = member.type[..<arrow].suffix(2).map(\.text) == ["(", ")"]
                return takesNothing && member.type[arrow...].contains { views.contains($0.text) }
            }
            .map { ($0.line, "\($0.name) is stored as a closure") }
        }
    }
}
