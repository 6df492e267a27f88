/// Types that no generated file uses, each for a reason that the rules for SwiftUI give.
struct ForbiddenName: TokenRule {
    let parts = SwiftFile.Part.code

    private static let reasons: [String: String] = [
        "AnyView": "hides the type that SwiftUI needs to tell views apart",
        "GeometryReader": "takes all the space that there is",
        "UIScreen": "is not the size of the window",
        "DispatchQueue": "is not what Swift's concurrency knows about",
        "NavigationView": "is deprecated",
        "ZStack": "is no decoration: overlay and background are",
        "EnvironmentObject": "makes the app give what no init asks for",
        "StateObject": "is a model, and the app has the models",
        "ActionSheet": "is deprecated: confirmationDialog",
        "NSObject": "needs Objective-C",
    ]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .word, !token.isEscaped, let reason = reason(token.text, in: file),
            // A case or a label may be called so.
            !file.isSymbol(".", at: index - 1), !file.isSymbol(":", at: index + 1),
            token.text != "GeometryReader" || !isBehind(index, in: file),
            token.text != "NavigationView" || !isFallback(index, in: file)
        else { return nil }
        return "\(token.text) \(reason)"
    }

    /// Whether a name is the first in the closure of `background` or `backgroundPreferenceValue`: a view there takes the
    /// space of the view before it, and before iOS 18 only a `GeometryReader` knows how much that is, and where anchors are.
    private func isBehind(_ index: Int, in file: SwiftFile) -> Bool {
        file.tokens[max(index - 9, 0)..<index].contains { $0.text == "backgroundPreferenceValue" }
            || file.spells("background {", at: index - 2)
    }

    /// Whether a name stands behind the `else` of what newer systems have instead.
    private func isFallback(_ index: Int, in file: SwiftFile) -> Bool {
        file.spells("} else {", at: index - 3)
            && file.tokens[max(index - 12, 0)..<index].contains { $0.text == "NavigationStack" }
    }

    private func reason(_ name: String, in file: SwiftFile) -> String? {
        // A queue that any part of an app adds to has views of any type. So have the columns of a table, which are one array;
        // the cells of a column have one type, and stay what they are.
        let hasAnyViews = ["/ComponentNotifications.swift", "/ComponentColumn.swift"]
        if name == "AnyView", hasAnyViews.contains(where: file.path.hasSuffix) { return nil }
        if name == "ObservableObject", SwiftFile.Part.components.contains(file.part) {
            return "belongs to the support code, if anywhere"
        }
        return Self.reasons[name]
    }
}

/// Modifiers that no generated file uses.
struct ForbiddenModifier: TokenRule {
    private static let reasons: [String: String] = [
        "onTapGesture": "is no control: Button is",
        "foregroundColor": "is deprecated: foregroundStyle",
        "navigationBarTitle": "is deprecated: navigationTitle",
        "edgesIgnoringSafeArea": "is deprecated: ignoresSafeArea",
        "navigationBarItems": "is deprecated: toolbar",
        "actionSheet": "is deprecated: confirmationDialog",
        "autocapitalization": "is deprecated: textInputAutocapitalization",
        "disableAutocorrection": "is deprecated: autocorrectionDisabled",
        "accentColor": "is deprecated: tint",
        "onHover": "does not happen to fingers",
        "onContinuousHover": "does not happen to fingers",
    ]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard let reason = Self.reasons[token.text], file.isModifier(at: index),
            token.text != "onHover" || !isColoredUnderPointer(index + 1, in: file)
        else { return nil }
        return ".\(token.text) \(reason)"
    }

    /// Whether a closure does no more than to note that a pointer is over the view: `.onHover { isHovered = $0 }`.
    /// A view that is drawn in another color then does nothing that a finger can't do.
    private func isColoredUnderPointer(_ index: Int, in file: SwiftFile) -> Bool {
        file.spells("{ isHovered = $0 }", at: index)
            && !file.tokens[index..<index + 5].contains(where: \.isFirstOnLine)
    }
}

extension SwiftFile {
    /// Whether the word there is called on a view, and is not the case of an enumeration or the member of a type.
    func isModifier(at index: Int) -> Bool {
        guard tokens[index].kind == .word, let dot = token(index - 1), dot.isSymbol("."),
            let next = token(index + 1), !next.isSpacedBefore || next.isSymbol("{"),
            next.isSymbol("(") || next.isSymbol("{")
        else { return false }
        guard !dot.isFirstOnLine, let before = token(index - 2) else { return true }
        if dot.isSpacedBefore { return false }
        // `label.onHover { }`, but not `Tokens.onHover(x)`.
        return before.isSymbol(")") || before.isSymbol("}") || before.isName && before.text.first?.isLowercase == true
    }
}

/// Corners are cut by `clipShape`; the modifier `cornerRadius` is deprecated.
struct CornerRadiusModifier: TokenRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.text == "cornerRadius", file.isModifier(at: index),
            // A function of tokens has a label: `metrics.cornerRadius(for: shape)`.
            !file.isSymbol(":", at: index + 3) || file.token(index + 2)?.text == "antialiased"
        else { return nil }
        return ".cornerRadius is deprecated: clipShape"
    }
}

/// Names for which newer systems have a better one: that is written where all systems of the package have it.
struct TargetedModifier: TokenRule {
    private static let parameters = ["showsIndicators": (iOS: 16, instead: ".scrollIndicators(.hidden)")]
    private static let modifiers = ["tabItem": (iOS: 18, instead: "Tab")]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        let parameter = Self.parameters[token.text].flatMap { file.isSymbol(":", at: index + 1) ? $0 : nil }
        let modifier = Self.modifiers[token.text].flatMap { file.isModifier(at: index) ? $0 : nil }
        guard let known = parameter ?? modifier, let target = file.target, target >= known.iOS else { return nil }
        return "\(token.text) is \(known.instead) from iOS \(known.iOS) on"
    }
}

/// Nothing can stop the app of who uses a component: no `try!`, no `as!`, no forced or implicitly unwrapped optional.
struct ForcedValue: TokenRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        // `#if !os(…)` is a directive and not here; `return !x` has a space.
        guard token.isSymbol("!"), !token.isSpacedBefore, !token.isFirstOnLine, let before = file.token(index - 1),
            before.kind == .word || before.kind == .text
                || [")", "]", "}", ">", "?"].contains(where: before.isSymbol)
        else { return nil }
        return "“\(before.text)!” is forced"
    }
}

/// Texts are formatted and compared as the user's locale does.
struct LocalizedText: TokenRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .tokens, .support]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .word else { return nil }
        if token.text == "String", file.spells("( format", at: index + 1) {
            return "String(format:) knows no locale: formatted()"
        }
        if ["contains", "hasPrefix", "hasSuffix"].contains(token.text), isOfEntered(index, in: file) {
            return "\(token.text)() wants the same letters: localizedStandardContains"
        }
        guard ["lowercased", "uppercased"].contains(token.text), isSearched(index, in: file) else { return nil }
        return "\(token.text)() is no search of texts: localizedStandardContains"
    }

    /// `title.contains(query)`: a text that somebody has entered is looked for.
    private func isOfEntered(_ index: Int, in file: SwiftFile) -> Bool {
        guard file.isSymbol(".", at: index - 1), file.isSymbol("(", at: index + 1), file.isSymbol(")", at: index + 3),
            let entered = file.token(index + 2), entered.kind == .word
        else { return false }
        return ["text", "query", "search", "term"].contains { entered.text.lowercased().hasSuffix($0) }
    }

    /// `title.lowercased().contains(text)`
    private func isSearched(_ index: Int, in file: SwiftFile) -> Bool {
        ["contains", "hasPrefix", "hasSuffix", "range"].contains { file.spells("( ) . \($0)", at: index + 1) }
    }
}

/// A formatter is made once and kept: making one is the slowest part of formatting.
struct KeptFormatter: TokenRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .tokens, .support, .manifest]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .word, token.text.hasSuffix("Formatter"), token.text != "Formatter",
            token.text.first?.isUppercase == true, file.spells("( )", at: index + 1), !isKept(index, in: file)
        else { return nil }
        return "\(token.text) is made each time"
    }

    /// In a static property, or by a function `made` that fills one.
    private func isKept(_ index: Int, in file: SwiftFile) -> Bool {
        let line = file.tokens[index].line
        if file.tokens[..<index].reversed().prefix(while: { $0.line == line }).contains(where: { $0.text == "static" })
        {
            return true
        }
        guard file.part == .support else { return false }
        let makers = file.everyDeclaration.filter { $0.kind == .function && $0.name == "made" }
        return makers.contains { $0.body?.contains { $0.line == line } == true }
    }
}

/// Generated code tells the console nothing, and leaves no trace of how it was looked into.
struct QuietCode: TokenRule {
    private static let calls: Set<String> = ["print", "debugPrint", "dump", "NSLog", "_printChanges"]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .word, !token.isEscaped, Self.calls.contains(token.text),
            let next = file.token(index + 1), next.isSymbol("("), !next.isSpacedBefore,
            !file.isWord("func", at: index - 1),
            token.text == "_printChanges" || !file.isSymbol(".", at: index - 1)
        else { return nil }
        return "\(token.text)() talks to the console"
    }
}
