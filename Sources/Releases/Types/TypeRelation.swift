import WebModel

/// Whether every value of one type is one of another. No is the answer wherever it is not certain, also for types that
/// are too large to compare.
struct TypeRelation {
    let classes: ClassNames
    /// Number of pairs of types that may still be looked at.
    private(set) var budget = 100_000

    mutating func isEvery(_ type: WebType, also other: WebType) -> Bool {
        if other.isAnything { return true }
        if type.isOptional, !other.isOptional { return false }
        return isEvery(type.shape, also: other.shape)
    }

    private mutating func isEvery(_ shape: WebType.Shape, also other: WebType.Shape) -> Bool {
        if shape == other { return true }
        budget -= 1
        guard budget > 0 else { return false }
        switch (shape, other) {
        case (.keyword(.never), _): return true
        case (.enumeration(let values), _): return isEvery(values, also: other)
        case (.union(let members), _): return areAll(members, also: WebType(other))
        case (_, .union(let members)): return members.contains { isEvery(WebType(shape), also: $0) }
        case (_, .intersection(let members)): return members.allSatisfy { isEvery(WebType(shape), also: $0) }
        case (.intersection(let members), _): return members.contains { isEvery($0, also: WebType(other)) }
        case (.literal(let literal), _): return isEvery(literal, also: other)
        case (.array(let element), .array(let wanted)): return isEvery(element, also: wanted)
        case (.tuple(let elements), .array(let wanted)):
            return elements.allSatisfy { element in
                element.isRest ? isEvery(element.type.shape, also: other) : isEvery(element.type, also: wanted)
            }
        case (.tuple(let elements), .tuple(let wanted)): return isEvery(elements, also: wanted)
        case (.object(let members), .object(let wanted)): return isEvery(members, also: wanted)
        case (.function(let function), .function(let wanted)): return isEvery(function, also: wanted)
        case (.reference(let name, let arguments), .reference(let wanted, let others)):
            if others.isEmpty, PageTypes.isEvery(name, also: wanted, isComponent: classes.isElement(name)) {
                return true
            }
            return name == wanted && areEach(arguments, also: others)
        case (.object, .keyword(.object)), (.array, .keyword(.object)), (.tuple, .keyword(.object)),
            (.function, .keyword(.object)):
            return true
        default: return false
        }
    }

    // MARK: Several types

    private mutating func isEvery(_ values: [String], also other: WebType.Shape) -> Bool {
        if case .enumeration(let others) = other { return Set(others).isSuperset(of: values) }
        return values.allSatisfy { isEvery(.literal(.string($0)), also: other) }
    }

    private mutating func areAll(_ members: [WebType], also other: WebType) -> Bool {
        // Members that both types name need no look.
        var known: Set<WebType.Shape> = []
        if case .union(let others) = other.shape { known = Set(others.map(\.shape)) }
        return members.allSatisfy { known.contains($0.shape) || isEvery($0, also: other) }
    }

    private mutating func areEach(_ types: [WebType], also others: [WebType]) -> Bool {
        types.count == others.count && zip(types, others).allSatisfy { isEvery($0, also: $1) }
    }

    // MARK: Shapes

    private func isEvery(_ literal: WebType.Literal, also other: WebType.Shape) -> Bool {
        switch (literal, other) {
        case (.string, .keyword(.string)), (.number, .keyword(.number)), (.bigint, .keyword(.bigint)),
            (.boolean, .keyword(.boolean)):
            true
        case (.string(let value), .enumeration(let values)): values.contains(value)
        default: false
        }
    }

    private mutating func isEvery(_ elements: [WebType.TupleElement], also wanted: [WebType.TupleElement]) -> Bool {
        guard elements.count <= wanted.count else { return false }
        let areElements = zip(elements, wanted).allSatisfy { element, other in
            element.isRest == other.isRest && (!element.isOptional || other.isOptional)
                && isEvery(element.type, also: other.type)
        }
        return areElements && wanted.dropFirst(elements.count).allSatisfy { $0.isOptional || $0.isRest }
    }

    private struct MemberKey: Hashable {
        let kind: WebType.ObjectMember.Kind
        let name: String

        init(_ member: WebType.ObjectMember) {
            kind = member.kind
            name = member.name
        }
    }

    /// An object with more members is still one with fewer.
    private mutating func isEvery(_ members: [WebType.ObjectMember], also wanted: [WebType.ObjectMember]) -> Bool {
        let known = Dictionary(members.map { (MemberKey($0), $0) }) { first, _ in first }
        for other in wanted {
            guard let member = known[MemberKey(other)] else {
                if other.isOptional { continue }
                return false
            }
            guard !member.isOptional || other.isOptional, !member.isReadonly || other.isReadonly,
                member.key == other.key, isEvery(member.type, also: other.type)
            else { return false }
        }
        return true
    }

    /// Takes all that the other takes and gives nothing else back.
    private mutating func isEvery(_ function: WebType.Function, also wanted: WebType.Function) -> Bool {
        guard function.typeParameters == wanted.typeParameters else { return false }
        let required = function.parameters.prefix { !$0.isOptional && !$0.isRest }.count
        guard required <= wanted.parameters.count else { return false }
        for (parameter, other) in zip(function.parameters, wanted.parameters) {
            guard parameter.isRest == other.isRest, !other.isOptional || parameter.isOptional else { return false }
            switch (parameter.type, other.type) {
            case (nil, nil): continue
            case (let type?, let wanted?): if !isEvery(wanted, also: type) { return false }
            default: return false
            }
        }
        return wanted.returns.shape == .keyword(.void) || isEvery(function.returns, also: wanted.returns)
    }
}

extension WebType {
    var isAnything: Bool {
        switch shape {
        case .keyword(.any), .keyword(.unknown): true
        default: false
        }
    }
}

/// Names only types that the API of components uses.
enum PageTypes {
    /// `isComponent`: the first is the class of a component.
    static func isEvery(_ name: String, also other: String, isComponent: Bool) -> Bool {
        switch other {
        case "Event": name.hasSuffix("Event")
        case "UIEvent": userEvents.contains(name)
        case "MouseEvent": mouseEvents.contains(name)
        case "HTMLElement": isComponent || isElement(name, of: "HTML")
        case "SVGElement": isElement(name, of: "SVG")
        case "Element": isAnyElement(name, isComponent)
        case "Node": ["Element", "Text", "Comment", "Document"].contains(name) || isAnyElement(name, isComponent)
        default: false
        }
    }

    private static let mouseEvents: Set<String> = ["DragEvent", "PointerEvent", "WheelEvent"]
    private static let userEvents: Set<String> = mouseEvents.union([
        "CompositionEvent", "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "TouchEvent",
    ])

    private static func isAnyElement(_ name: String, _ isComponent: Bool) -> Bool {
        isComponent || name == "HTMLElement" || name == "SVGElement" || isElement(name, of: "HTML")
            || isElement(name, of: "SVG")
    }

    private static func isElement(_ name: String, of language: String) -> Bool {
        name.hasPrefix(language) && name.hasSuffix("Element") && name.utf8.count > language.utf8.count + 7
    }
}
