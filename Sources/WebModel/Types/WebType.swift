/// Type of a web component's value, as structure. `null` and `undefined` beside another type are no shapes but make it
/// optional, so that `boolean | undefined` is still a boolean. `WebTypeParser`, `union(of:)` and `intersection(of:)`
/// give every type the one form that `description` prints and that can be compared.
package struct WebType: Sendable, Hashable {
    package var shape: Shape
    package var isOptional: Bool
    /// The alias that the source used where the shape was found behind a name (`AvatarSize`).
    package var alias: String?

    package init(_ shape: Shape, isOptional: Bool = false, alias: String? = nil) {
        self.shape = shape
        self.isOptional = isOptional
        self.alias = alias
    }

    package indirect enum Shape: Sendable, Hashable {
        case keyword(Keyword)
        case literal(Literal)
        /// A closed set of strings, each once, in the order of the source.
        case enumeration([String])
        /// Alternatives that are no closed set of strings; never nested, never with `null` or `undefined` inside.
        case union([WebType])
        case intersection([WebType])
        case array(WebType)
        case tuple([TupleElement])
        /// A name that was not resolved, with its type arguments: `NodeListOf<CdsIcon>`, `Intl.Locale`.
        case reference(name: String, arguments: [WebType])
        case function(Function)
        case object([ObjectMember])
        /// Type that TypeScript can say and Swift can't; kept with its kind and its text.
        case named(NamedShape, text: String)
        /// Text that was not understood, as a whole and never inside another shape. Always accompanied by a diagnostic.
        case raw(String)
    }

    package enum Keyword: String, Sendable, Hashable, CaseIterable {
        case boolean, string, number, bigint, symbol, object, any, unknown, never, void
        case this
        case uniqueSymbol = "unique symbol"
        /// Stands alone; beside another type it makes that type optional.
        case null
        /// Stands alone; beside another type it makes that type optional.
        case undefined
    }

    package enum Literal: Sendable, Hashable {
        case string(String)
        /// The number as the source spells it, sign included.
        case number(String)
        /// The integer as the source spells it, sign included, without the `n` behind it.
        case bigint(String)
        case boolean(Bool)
    }

    package enum NamedShape: String, Sendable, Hashable, CaseIterable {
        case keyOf, typeOf, indexedAccess, template, conditional, mapped, importType, predicate, infer, constructor
    }

    package struct TupleElement: Sendable, Hashable {
        package var name: String?
        package var type: WebType
        package var isRest: Bool
        package var isOptional: Bool
    }

    package struct Function: Sendable, Hashable {
        /// Each with its constraint and default, as text: `T extends keyof Map = "a"`.
        package var typeParameters: [String]
        package var parameters: [Parameter]
        package var returns: WebType

        package init(typeParameters: [String] = [], parameters: [Parameter], returns: WebType) {
            self.typeParameters = typeParameters
            self.parameters = parameters
            self.returns = returns
        }
    }

    package struct Parameter: Sendable, Hashable {
        /// The name, or the text of the pattern where the parameter is taken apart: `{ width, height }`.
        package var name: String
        package var type: WebType?
        package var isOptional: Bool
        package var isRest: Bool

        package init(name: String, type: WebType?, isOptional: Bool = false, isRest: Bool = false) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isRest = isRest
        }
    }

    /// A member of an object type. An accessor is a property, readonly where it has no setter.
    package struct ObjectMember: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            case property, method
            /// `[key: string]: T`; the name is empty.
            case index
            /// `(value: A): B`; the name is empty and the type a function.
            case call
            /// `new (value: A): B`; the name is empty and the type a function.
            case construct
        }

        package var kind: Kind
        /// The plain name, without quotes; a computed one keeps its brackets: `[Symbol.iterator]`.
        package var name: String
        /// Type by which an index signature is indexed; nil for all other kinds.
        package var key: WebType?
        package var type: WebType
        package var isOptional: Bool
        package var isReadonly: Bool

        package init(
            kind: Kind,
            name: String,
            key: WebType? = nil,
            type: WebType,
            isOptional: Bool = false,
            isReadonly: Bool = false
        ) {
            self.kind = kind
            self.name = name
            self.key = key
            self.type = type
            self.isOptional = isOptional
            self.isReadonly = isReadonly
        }
    }
}

extension WebType {
    /// A lone `undefined` is no contradiction: sources leave it out more often than they mean it.
    package func agrees(with other: WebType) -> Bool {
        var left = meaning
        var right = other.meaning
        left.isOptional = false
        right.isOptional = false
        return left == right
    }

    /// Docs often name an enumeration's members (`Box`) where the manifest has their values (`box`): no contradiction.
    package func tells(theSameAs other: WebType) -> Bool {
        if agrees(with: other) { return true }
        guard case .enumeration(let values) = shape, case .enumeration(let members) = other.shape else { return false }
        return Set(values.map { MemberName.folded($0) }) == Set(members.map { MemberName.folded($0) })
    }

    /// Whether the type tells the values that there are, and not only a name for them.
    package var isDefinite: Bool {
        switch shape {
        case .raw, .keyword(.any), .keyword(.object), .keyword(.unknown): false
        case .reference(_, let arguments): !arguments.isEmpty
        default: true
        }
    }
}

extension WebType {
    /// Parameters stay names where the result would become larger than anything a person wrote.
    package func substituting(_ arguments: [String: WebType]) -> WebType {
        var resolver = WebTypeResolver(arguments: arguments)
        return resolver.resolved(self)
    }
}
