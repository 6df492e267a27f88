/// A declaration as it stands in a file: its name, its access and its parts. Bodies are not read.
package struct SwiftDeclaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case type(TypeKind)
        case `extension`
        case initializer
        case function
        case property(PropertyKind)
        case enumCase
        case alias
    }

    package enum TypeKind: String, Sendable, Hashable {
        case `struct`, `class`, `enum`, actor, `protocol`
    }

    package enum PropertyKind: Sendable, Hashable {
        case constant
        case variable
        case computed
        case settable
    }

    /// Access of a declaration, the narrowest first.
    package enum Access: Sendable, Hashable, Comparable {
        case `private`, `internal`, package, `public`
    }

    package struct Attribute: Sendable, Hashable {
        /// `ViewBuilder`, `available`: without the module before it.
        package let name: String
        /// Text in its parentheses, a space between two tokens.
        package let arguments: String

        var withdraws: Bool {
            guard name == "available" else { return false }
            let words = arguments.split(separator: " ")
            return ["deprecated", "unavailable", "obsoleted"].contains { words.contains(Substring($0)) }
        }
    }

    package struct GenericParameter: Sendable, Hashable {
        package let name: String
        package let bound: WrittenType?
    }

    package var kind: Kind
    /// Name without backticks; of an extension the name of the type that it extends, with dots.
    package var name: String
    /// The types that it stands in, the outermost first.
    package var scope: [String] = []
    package var access = Access.internal
    package var isInExtension = false
    package var isStatic = false
    package var isOverride = false
    /// Whether callers are told not to use it any more, or the type or extension that it stands in.
    package var isWithdrawn = false
    package var attributes: [Attribute] = []
    package var generics: [GenericParameter] = []
    /// Types that a type inherits or conforms to; of an enum its raw type first.
    package var inherits: [WrittenType] = []
    /// Text behind `where`, a space between two tokens.
    package var requirements = ""
    package var parameters: [DeclaredParameter] = []
    /// Type of a property as it is written; result of a function; target of an alias.
    package var type: WrittenType?
    package var value: DeclaredValue?
    package var documentation = ""
    /// Offset of its name or keyword, in bytes.
    package var offset: Int
    /// Number of its first token; attributes and modifiers are parts of it.
    package var start: Int
    /// The `#if` branches that it stands in, the outermost first.
    package var conditions: [String] = []

    package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

    package var path: [String] { kind == .extension ? name.split(separator: ".").map(String.init) : scope + [name] }
}

package struct DeclaredParameter: Sendable, Hashable {
    /// Label that a caller writes; nil for `_`.
    package let label: String?
    package let name: String
    package let type: WrittenType
    package var attributes: [String] = []
    package var value: DeclaredValue? = nil
    package var isVariadic = false
    package let offset: Int
}

/// A value in Swift source: its tokens, which tell whether two are the same, and its text for people.
package struct DeclaredValue: Sendable, Hashable {
    package let tokens: [String]
    package let text: String

    package init(tokens: [String], text: String) {
        self.tokens = tokens
        self.text = text
    }
}

package struct UnreadDeclaration: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        case noDeclaration
        case form
        case macro(String)
        case tooDeep
    }

    package let reason: Reason
    package let offset: Int
}
