extension SwiftIdentifier {
    /// Makes the name of a thing from `webName`, its name in the web library, which may have any characters.
    ///
    /// `fallback` is the word for its kind (`value`, `slot`), for names of which nothing is left.
    package init(
        _ webName: String,
        as context: Context,
        spelling: NameSpelling = NameSpelling(),
        fallback: String = "value"
    ) {
        let camel = context.isCapitalized ? spelling.upperCamel(webName) : spelling.lowerCamel(webName)
        if let first = camel.utf8.first, !first.isASCIIDigit {
            self = Self.visible(camel, as: context, fallback: Self.upperFallback(fallback, spelling))
            return
        }
        let upper = spelling.upperCamel(webName)
        let fallbackUpper = Self.upperFallback(fallback, spelling)
        let name =
            if !upper.isEmpty {
                BoundedName.of(fallbackUpper + upper, for: webName)
            } else if webName.isEmpty, context == .enumCase {
                "Empty"
            } else {
                fallbackUpper
            }
        self = Self.visible(
            context.isCapitalized ? name : Self.decapitalized(name, fallback: fallbackUpper, spelling),
            as: context,
            fallback: fallbackUpper
        )
    }

    /// A name that a person wrote as Swift, with or without backticks; nil where it is none, or would hide something
    /// that must not be hidden in this place.
    ///
    /// Its characters are the characters of all generated names: ASCII without underscores.
    package init?(swift text: String, as context: Context) {
        var bytes = text.utf8[...]
        if bytes.count > 2, bytes.first == UInt8(ascii: "`"), bytes.last == UInt8(ascii: "`") {
            bytes = bytes.dropFirst().dropLast()
        }
        guard let first = bytes.first, !first.isASCIIDigit, bytes.allSatisfy(\.isNameByte),
            bytes.count <= BoundedName.longest
        else { return nil }
        let name = String(Substring(bytes))
        // Keywords have to be escaped as in Swift, but a person can't mean the keyword with a name here.
        let isOverride = context == .uiKitProperty && UIKitMembers.ofControls.contains(name)
        guard isOverride || !Self.isHidden(name, as: context) else { return nil }
        self.init(checked: name, as: context)
    }

    /// Whether something else that has this name is needed where a name of this context is seen.
    static func isHidden(_ name: String, as context: Context) -> Bool {
        switch context {
        case .type, .nestedType, .genericParameter: HiddenTypes.contains(name, as: context)
        case .property, .uiKitProperty, .enumCase, .function: HiddenMembers.contains(name, as: context)
        case .namePart: false
        }
    }

    /// The fallback is made only where the name is hidden, which few are.
    private static func visible(
        _ name: String,
        as context: Context,
        fallback makeFallback: @autoclosure () -> String
    ) -> SwiftIdentifier {
        guard isHidden(name, as: context) else { return SwiftIdentifier(checked: name, as: context) }
        let fallback = makeFallback()
        if context == .nestedType, name == "Type" { return SwiftIdentifier(checked: "Kind", as: context) }
        var other: String
        switch context {
        // The parameter of a slot called `label` is the type of its content.
        case .genericParameter: other = name + "Content"
        case .type where isPrefix(fallback, of: name), .nestedType where isPrefix(fallback, of: name):
            other = fallback + name
        default: other = name + "Value"
        }
        while isHidden(other, as: context) { other += "Value" }
        return SwiftIdentifier(checked: other, as: context)
    }

    /// Whether the fallback tells a hidden name apart by standing in front of it: `ButtonEdge`.
    private static func isPrefix(_ fallback: String, of name: String) -> Bool {
        fallback != "Value" && fallback != name
    }

    private static func upperFallback(_ fallback: String, _ spelling: NameSpelling) -> String {
        let word = spelling.upperCamel(fallback)
        return word.utf8.first.map { !$0.isASCIIDigit } ?? false ? word : "Value"
    }

    /// The fallback and the rest of the name, as a member's name; the fallback alone may be an acronym.
    private static func decapitalized(_ name: String, fallback: String, _ spelling: NameSpelling) -> String {
        name.hasPrefix(fallback)
            ? spelling.lowerCamel(fallback) + name.dropFirst(fallback.count)
            : name.prefix(1).lowercased() + name.dropFirst()
    }
}

extension SwiftIdentifier.Context {
    fileprivate var isCapitalized: Bool {
        switch self {
        case .type, .nestedType, .genericParameter, .namePart: true
        case .property, .uiKitProperty, .enumCase, .function: false
        }
    }
}
