/// A name in Swift source. There is no other way to one.
package struct SwiftIdentifier: Sendable, Hashable {
    /// Purpose of a name, which decides its spelling and the names that are forbidden.
    package enum Context: Sendable, Hashable, CaseIterable {
        case type
        case nestedType
        case genericParameter
        /// A stored property of a SwiftUI view, and the parameter of its init.
        case property
        case uiKitProperty
        case enumCase
        case function
        /// A component's name without its prefix: types and files are called after it, but nothing has it alone.
        case namePart
    }

    /// The bare name, without backticks, as file names and documents show it.
    package let name: String
    package let context: Context

    /// Initializer only for the files of this folder, which see to it that the name is legal where it is used.
    init(checked name: String, as context: Context) {
        self.name = name
        self.context = context
    }
}

extension SwiftIdentifier: Comparable {
    package static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool { left.name < right.name }
}

extension SwiftIdentifier {
    /// `webName` may have any characters; `fallback` is the word for its kind (`value`, `slot`), where nothing is left.
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

    /// A name that a person wrote as Swift, with or without backticks: ASCII without underscores. nil where it is none,
    /// or would hide something that must not be hidden in this place.
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
        // The founding documents call the shapes of a button `ButtonTokens.Shape`; nothing in there is drawn.
        case .nestedType: name != "Shape" && HiddenTypes.all.contains(name)
        // Names that a row of a matrix can use have to mean the same wherever the row's type is written.
        case .type, .genericParameter: HiddenTypes.all.contains(name)
        case .property: HiddenMembers.inViews.contains(name)
        case .uiKitProperty: UIKitMembers.all.contains(name) || HiddenMembers.globalFunctions.contains(name)
        case .enumCase: HiddenMembers.ofEnums.contains(name)
        // `self` in backticks is still the value itself.
        case .function: name == "body" || name == "self" || HiddenMembers.globalFunctions.contains(name)
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

/// Names of members that must not be declared again, or would hide declarations that the code beside them calls.
enum HiddenMembers {
    /// `View` asks for `body`; the others would read as something else at every use. Modifiers (`padding`, `disabled`,
    /// `tag`) are methods with parameters and don't mind a property of their name.
    private static let ofViews: Set<String> = ["body", "id", "self", "init", "Type", "Protocol"]

    /// Global functions that a body may call: a property of that name is found first, and can't be called. Not `type`,
    /// a frequent attribute, for `type(of:)` is nothing that a view needs.
    static let globalFunctions: Set<String> = [
        "abs", "assert", "assertionFailure", "ceil", "cos", "debugPrint", "dump", "exp", "fatalError", "floor", "log",
        "max", "min", "numericCast", "pow", "precondition", "preconditionFailure", "print", "repeatElement", "round",
        "sequence", "sin", "sqrt", "stride", "swap", "tan", "unsafeBitCast", "withAnimation", "withTransaction",
        "withUnsafePointer", "zip",
    ]

    static let inViews = ofViews.union(globalFunctions)

    /// Names that enums of raw values and structs over them have already, or that a dot can't reach. `none` and `some`
    /// stay: they are frequent values with good names, and clear wherever the type is written before the dot.
    static let ofEnums: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Type", "allCases", "hashValue", "rawValue", "self",
    ]
}
