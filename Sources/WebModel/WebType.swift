/// What a value of a web component may be, as structure.
///
/// `null` and `undefined` are no shapes of their own: they make a type optional, so that `boolean | undefined` is
/// still a boolean.
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
        /// What TypeScript can say and Swift can't; kept with its kind and its text.
        case named(NamedShape, text: String)
        /// Text that was not understood. Always accompanied by a diagnostic.
        case raw(String)
    }

    package enum Keyword: String, Sendable, Hashable, CaseIterable {
        case boolean, string, number, bigint, symbol, object, any, unknown, never, void
        case this
        case uniqueSymbol = "unique symbol"
        /// Only where nothing else stands beside it; otherwise it makes the type optional.
        case null
        /// Only where nothing else stands beside it; otherwise it makes the type optional.
        case undefined
    }

    package enum Literal: Sendable, Hashable {
        case string(String)
        /// The number as the source spells it, sign included.
        case number(String)
        case bigint(String)
        case boolean(Bool)
    }

    package enum NamedShape: String, Sendable, Hashable {
        case keyOf, typeOf, indexedAccess, template, conditional, mapped, importType, predicate, infer, constructor
    }

    package struct TupleElement: Sendable, Hashable {
        package let name: String?
        package let type: WebType
        package let isRest: Bool
        package let isOptional: Bool

        package init(name: String?, type: WebType, isRest: Bool, isOptional: Bool) {
            self.name = name
            self.type = type
            self.isRest = isRest
            self.isOptional = isOptional
        }
    }

    package struct Function: Sendable, Hashable {
        package let typeParameters: [String]
        package let parameters: [Parameter]
        package let returns: WebType

        package init(typeParameters: [String] = [], parameters: [Parameter], returns: WebType) {
            self.typeParameters = typeParameters
            self.parameters = parameters
            self.returns = returns
        }
    }

    package struct Parameter: Sendable, Hashable {
        package let name: String
        package let type: WebType?
        package let isOptional: Bool
        package let isRest: Bool

        package init(name: String, type: WebType?, isOptional: Bool = false, isRest: Bool = false) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isRest = isRest
        }
    }

    /// A member of an object type: a property, a method, or an index signature (`[key: string]: T`, name empty).
    package struct ObjectMember: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable {
            case property, method, index, call
        }

        package let kind: Kind
        package let name: String
        package let type: WebType
        package let isOptional: Bool
        package let isReadonly: Bool

        package init(kind: Kind, name: String, type: WebType, isOptional: Bool, isReadonly: Bool) {
            self.kind = kind
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isReadonly = isReadonly
        }
    }
}
