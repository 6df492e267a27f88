import Documents
import SwiftModel

/// Names that a component declares for itself beside its members: state, computed properties, functions. A web library
/// may call a member the same; the member keeps its name, for callers write it.
enum OwnNames {
    /// Names that templates may ask for: `{{own-typedText}}`.
    static let builtIn: [String] = [
        "avatarPlaceholder",
        "breadcrumbButton",
        "breadcrumbSeparator",
        "chooseItem",
        "chooseStep",
        "chooseSuggestion",
        "clearText",
        "close",
        "colors",
        "componentStrings",
        "corner",
        "currentPage",
        "direction",
        "dismissMessage",
        "edge",
        "formattedText",
        "isChoosingFiles",
        "isChosen",
        "isFocused",
        "isLast",
        "isPasswordRevealed",
        "isPointedAt",
        "isTimeOver",
        "isUnfit",
        "metrics",
        "newValue",
        "openURL",
        "outline",
        "pickedFiles",
        "stepIndex",
        "tabButton",
        "tableHeads",
        "textRules",
        "turnSort",
        "typedText",
    ]

    /// Methods that a body calls where a button does more than one call: `methods/clearText` declares `own-clearText`.
    static let methods: [String] = [
        "chooseItem", "chooseSuggestion", "clearText", "close", "dismissMessage", "turnSort",
    ]

    static func key(_ name: String) -> TemplateKey { TemplateKey("own-\(name)") }

    private static let keys = builtIn.map(key)
    /// Names where no member is called like them: the same in nearly all components, and so made once.
    private static let usual = builtIn.map { (name: $0, value: TemplateValue.swift(SwiftCode(naming: $0))) }

    /// Begins with `own` where a member is called like that. No two become one: none of the list begins with `own`.
    static func name(_ name: String, in component: ComponentScaffold) -> String {
        free(name, beside: component.index.names)
    }

    static func reference(_ name: String, in component: ComponentScaffold) -> SwiftCode {
        SwiftCode(naming: self.name(name, in: component))
    }

    static func fields(in component: ComponentScaffold) -> [(TemplateKey, TemplateValue)] {
        let taken = component.index.names
        return zip(keys, usual).map { key, usual in
            (key, taken.contains(usual.name) ? .swift(reference(usual.name, in: component)) : usual.value)
        }
    }

    private static func free(_ name: String, beside taken: Set<String>) -> String {
        var name = name
        while taken.contains(name) { name = "own" + name.prefix(1).uppercased() + name.dropFirst() }
        return name
    }
}
