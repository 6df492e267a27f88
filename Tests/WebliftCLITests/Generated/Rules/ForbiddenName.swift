/// Types that no generated file uses, each for a reason that the rules for SwiftUI give.
struct ForbiddenName: OutputRule {
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

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word, !token.isEscaped, let reason = reason(token.text, in: file) else { return nil }
            // A case or a label may be called so.
            if file.token(index - 1)?.isSymbol(".") == true || file.token(index + 1)?.isSymbol(":") == true {
                return nil
            }
            if token.text == "GeometryReader", isBehind(index, in: file) { return nil }
            if token.text == "NavigationView", isFallback(index, in: file) { return nil }
            return finding(file, token.line, "\(token.text) \(reason)")
        }
    }

    /// Whether a name is the first in the closure of `background` or `backgroundPreferenceValue`: what stands there takes the
    /// space of the view before it, and before iOS 18 only a `GeometryReader` knows how much that is, and where anchors are.
    private func isBehind(_ index: Int, in file: SwiftFile) -> Bool {
        file.tokens[max(index - 9, 0)..<index].contains { $0.text == "backgroundPreferenceValue" }
            || file.tokens[max(index - 2, 0)..<index].map(\.text) == ["background", "{"]
    }

    /// Whether a name stands behind the `else` of what newer systems have instead.
    private func isFallback(_ index: Int, in file: SwiftFile) -> Bool {
        let before = file.tokens[max(index - 12, 0)..<index].map(\.text)
        return before.suffix(3) == ["}", "else", "{"] && before.contains("NavigationStack")
    }

    private func reason(_ name: String, in file: SwiftFile) -> String? {
        // A queue that any part of an app adds to has views of any type. So have the columns of a table, which are one array;
        // the cells of a column have one type, and stay what they are.
        let hasAnyViews = ["/ComponentNotifications.swift", "/ComponentColumn.swift"].contains(
            where: file.path.hasSuffix
        )
        if name == "AnyView", hasAnyViews { return nil }
        if name == "ObservableObject", file.isComponent { return "belongs to the support code, if anywhere" }
        return Self.reasons[name]
    }
}
