import Core
import SwiftModel
import WebModel

struct TypeTranslation {
    struct Place {
        /// Property, event or text that a generated type is called after.
        var item: String
        /// Name that rows of `Values` go by.
        var scope: String
        /// Set where the type is the property's whole type.
        var property: String?
        var isWhole = false

        /// Serves parameters of functions and members of structs.
        func inner(_ name: String) -> Place { Place(item: "\(item)-\(name)", scope: name, property: nil) }

        /// Rows know the member of an object by its name as they do a property.
        func field(_ name: String) -> Place { Place(item: "\(item)-\(name)", scope: name, property: name) }

        /// A type generated for an element keeps the item's name.
        var asElement: Place { Place(item: item, scope: scope, property: nil) }
    }

    let types: TypesIndex
    let values: ValuesIndex
    let spelling: NameSpelling
    let surface: ComponentSurface
    var shared: SharedEnums
    var generated: GeneratedTypes
    /// Sentences about parts that are left out.
    var remarks: [String] = []

    /// Keeps optionality, but for booleans: `undefined` is `false` to every reader of one.
    mutating func type(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        let plain = try plainType(web, at: place)
        if web.isOptional, plain != .named("Bool") { return plain.optional }
        return plain
    }

    private mutating func plainType(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        if let entry = types.entry(for: web, property: place.property, surface: surface) { return entry.swift }
        switch web.shape {
        case .keyword(.number) where place.isWhole: return .named("Int")
        case .keyword(let keyword): return try TypeTranslation.keyword(keyword)
        case .literal(.boolean): return .named("Bool")
        case .literal, .enumeration, .union: return try alternatives(web, at: place)
        case .array(let element): return .array(try type(element, at: place.asElement))
        case .tuple(let elements): return try tuple(elements, at: place)
        case .reference(let name, let arguments): return try reference(name, arguments, at: place)
        case .function(let function): return try closure(function, at: place)
        case .object(let members): return try object(members, of: web, at: place)
        case .named(.template, _): return .named("String")
        case .named(let shape, let text):
            throw Untranslatable(reason: "\(code: text) (\(shape.rawValue)) has no counterpart")
        case .intersection: throw Untranslatable(reason: "the intersection \(code: web) has no counterpart")
        case .raw(let text): throw Untranslatable(reason: "the type \(code: text) is not understood")
        }
    }

    private static func keyword(_ keyword: WebType.Keyword) throws(Untranslatable) -> SwiftType {
        switch keyword {
        case .boolean: return .named("Bool")
        case .string: return .named("String")
        case .number: return .named("Double")
        case .bigint: return .named("Int")
        case .void, .undefined, .null: throw Untranslatable(reason: "\(code: keyword.rawValue) is no value")
        case .symbol, .object, .any, .unknown, .never, .this, .uniqueSymbol:
            throw Untranslatable(reason: "\(code: keyword.rawValue) says too little to be a Swift type")
        }
    }

    private mutating func tuple(_ elements: [WebType.TupleElement], at place: Place) throws(Untranslatable) -> SwiftType
    {
        if elements.count == 1, elements[0].isRest { return .array(try type(elements[0].type, at: place.asElement)) }
        guard elements.count > 1, elements.allSatisfy({ !$0.isRest }) else {
            throw Untranslatable(reason: "a list with parts of their own, and how many it has, has no counterpart")
        }
        var result: [SwiftType.TupleElement] = []
        for element in elements {
            let inner = try type(element.type, at: place.inner(element.name ?? "element"))
            result.append(.init(label: nil, type: element.isOptional ? inner.optional : inner))
        }
        return .tuple(result)
    }

    private mutating func reference(
        _ name: String,
        _ arguments: [WebType],
        at place: Place
    ) throws(Untranslatable) -> SwiftType {
        switch (name, arguments.count) {
        case ("Array", 1), ("ReadonlyArray", 1), ("Iterable", 1):
            return .array(try type(arguments[0], at: place.asElement))
        case ("Set", 1), ("ReadonlySet", 1):
            return .named("Set", arguments: [try hashable(arguments[0], at: place.asElement)])
        case ("Record", 2), ("Map", 2), ("ReadonlyMap", 2):
            return .dictionary(
                key: try hashable(arguments[0], at: place.inner("key")),
                value: try type(arguments[1], at: place.asElement)
            )
        case ("Readonly", 1): return try type(arguments[0], at: place)
        case ("String", 0): return .named("String")
        case ("Boolean", 0): return .named("Bool")
        case ("Number", 0): return .named("Double")
        default:
            if ElementTypes.contain(
                WebType(.reference(name: name, arguments: arguments)),
                classNames: surface.classNames
            ) {
                throw Untranslatable(reason: "\(code: name) is an element of the page")
            }
            throw Untranslatable(reason: "no source says what \(code: name) is")
        }
    }

    private mutating func hashable(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        let swift = try type(web, at: place)
        guard generated.isHashable(swift) else {
            throw Untranslatable(reason: "\(code: web) is no key in Swift: it is not Hashable")
        }
        return swift
    }

    private mutating func closure(_ function: WebType.Function, at place: Place) throws(Untranslatable) -> SwiftType {
        var parameters: [SwiftType] = []
        for parameter in function.parameters {
            guard let web = parameter.type else {
                throw Untranslatable(reason: "no source says what the parameter \(code: parameter.name) is")
            }
            let swift = try type(web, at: place.inner(parameter.name))
            parameters.append(parameter.isOptional ? swift.optional : swift)
        }
        let returned: SwiftType =
            switch function.returns.shape {
            case .keyword(.void), .keyword(.undefined), .keyword(.null): .void
            default: try type(function.returns, at: place.inner("result"))
            }
        return .function(parameters: parameters, returns: returned)
    }

    /// A generated type does not know the component's type parameters.
    mutating func nested(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        let swift = try type(web, at: place)
        if let parameter = swift.rootNames.first(where: types.parameterNames.contains) {
            throw Untranslatable(reason: "a type of its own can't know the type parameter \(code: parameter)")
        }
        return swift
    }

    mutating func remark(_ sentence: String) {
        if !remarks.contains(sentence) { remarks.append(sentence) }
    }

    // MARK: Objects

    /// Takes a dictionary where any key is allowed.
    private mutating func object(
        _ members: [WebType.ObjectMember],
        of web: WebType,
        at place: Place
    ) throws(Untranslatable) -> SwiftType {
        if members.count == 1, members[0].kind == .index {
            let key = try hashable(members[0].key ?? WebType(.keyword(.string)), at: place.inner("key"))
            return .dictionary(key: key, value: try type(members[0].type, at: place.asElement))
        }
        let (name, isNew) = generated.name(for: web, item: place.item)
        guard isNew else { return .generated(name) }
        var kept: [(member: WebType.ObjectMember, type: SwiftType)] = []
        for member in members {
            let mark = generated.mark
            do throws(Untranslatable) {
                guard member.kind == .property else { throw Untranslatable(reason: "it is no plain value") }
                let swift = try nested(member.type, at: place.field(member.name))
                kept.append((member, member.isOptional && swift != .named("Bool") ? swift.optional : swift))
            } catch {
                generated.goBack(to: mark)
                remark("\(code: member.name) is left out: \(error.reason)")
            }
        }
        let wishes = kept.map { entry in
            SwiftScope.Wish(
                SwiftIdentifier(entry.member.name, as: .property, spelling: spelling),
                webName: entry.member.name,
                isFixed: false
            )
        }
        let names = SwiftScope.unique(wishes, .caseSensitive)
        guard !kept.isEmpty else { throw Untranslatable(reason: "nothing of \(code: web) has a counterpart") }
        generated.add(
            SwiftStruct(
                name: name,
                members: zip(names, kept).map { name, entry in
                    SwiftStruct.Member(name: name, type: entry.type, webName: entry.member.name)
                },
                alias: web.alias
            )
        )
        return .generated(name)
    }
}

/// Why a type has no Swift counterpart, as a sentence's end: “`symbol` has no counterpart”.
struct Untranslatable: Error {
    let reason: String
}
