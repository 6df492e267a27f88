import Testing

@testable import WebModel

/// A type as text, and the structure that it must be read as.
struct TypeCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: WebType

    init(_ text: String, _ expected: WebType) {
        self.text = text
        self.expected = expected
    }

    var testDescription: String { text }

    /// All tables of cases, for what must hold for every type.
    static let all =
        words + strings + numbers + combinations + lists + names + functions + objects + jsDoc + wordSets + spacing
}

/// Types spelled briefly, so that a table of them can be read.
extension WebType {
    static let string = WebType(.keyword(.string))
    static let number = WebType(.keyword(.number))
    static let boolean = WebType(.keyword(.boolean))
    static let any = WebType(.keyword(.any))
    static let void = WebType(.keyword(.void))
    static let null = WebType(.keyword(.null))
    static let undefined = WebType(.keyword(.undefined))
    static let `true` = WebType(.literal(.boolean(true)))
    static let `false` = WebType(.literal(.boolean(false)))

    static func text(_ value: String) -> WebType { WebType(.literal(.string(value))) }
    static func digits(_ value: String) -> WebType { WebType(.literal(.number(value))) }
    static func oneOf(_ values: String...) -> WebType { WebType(.enumeration(values)) }
    static func either(_ members: WebType...) -> WebType { WebType(.union(members)) }
    static func both(_ members: WebType...) -> WebType { WebType(.intersection(members)) }
    static func list(_ element: WebType) -> WebType { WebType(.array(element)) }
    static func name(_ name: String, _ arguments: WebType...) -> WebType {
        WebType(.reference(name: name, arguments: arguments))
    }
    static func tuple(_ elements: TupleElement...) -> WebType { WebType(.tuple(elements)) }
    static func object(_ members: ObjectMember...) -> WebType { WebType(.object(members)) }
    static func named(_ kind: NamedShape, _ text: String) -> WebType { WebType(.named(kind, text: text)) }
    static func function(_ parameters: Parameter..., generic: [String] = [], returns: WebType) -> WebType {
        WebType(.function(Function(typeParameters: generic, parameters: parameters, returns: returns)))
    }

    /// The same type, or nothing.
    var orNothing: WebType { WebType(shape, isOptional: true, alias: alias) }

    /// The same type, found behind a name.
    func known(as alias: String) -> WebType { WebType(shape, isOptional: isOptional, alias: alias) }
}

extension WebType.TupleElement {
    static func element(_ type: WebType, name: String? = nil) -> Self {
        Self(name: name, type: type, isRest: false, isOptional: false)
    }
    static func optional(_ type: WebType, name: String? = nil) -> Self {
        Self(name: name, type: type, isRest: false, isOptional: true)
    }
    static func rest(_ type: WebType, name: String? = nil) -> Self {
        Self(name: name, type: type, isRest: true, isOptional: false)
    }
}

extension WebType.Parameter {
    static func parameter(_ name: String, _ type: WebType? = nil) -> Self { Self(name: name, type: type) }
    static func optional(_ name: String, _ type: WebType? = nil) -> Self {
        Self(name: name, type: type, isOptional: true)
    }
    static func rest(_ name: String, _ type: WebType? = nil) -> Self { Self(name: name, type: type, isRest: true) }
}

extension WebType.ObjectMember {
    static func property(_ name: String, _ type: WebType) -> Self { Self(kind: .property, name: name, type: type) }
    static func optional(_ name: String, _ type: WebType) -> Self {
        Self(kind: .property, name: name, type: type, isOptional: true)
    }
    static func readonly(_ name: String, _ type: WebType) -> Self {
        Self(kind: .property, name: name, type: type, isReadonly: true)
    }
    static func method(_ name: String, _ type: WebType) -> Self { Self(kind: .method, name: name, type: type) }
    static func index(_ key: WebType, _ type: WebType) -> Self { Self(kind: .index, name: "", key: key, type: type) }
    static func call(_ type: WebType) -> Self { Self(kind: .call, name: "", type: type) }
    static func construct(_ type: WebType) -> Self { Self(kind: .construct, name: "", type: type) }
}
