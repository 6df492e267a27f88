import WebModel

/// Whether every value of one type is one of another.
///
/// The answer is no wherever it is not certain. Types have a bounded depth and size, and so has this.
struct TypeRelation {
    let classes: ClassNames

    func isEvery(_ type: WebType, also other: WebType) -> Bool {
        if other.isAnything { return true }
        if type.isOptional, !other.isOptional { return false }
        return isEvery(type.shape, also: other.shape)
    }

    private func isEvery(_ shape: WebType.Shape, also other: WebType.Shape) -> Bool {
        if shape == other { return true }
        switch (shape, other) {
        case (.keyword(.never), _): return true
        case (.enumeration(let values), _):
            if case .enumeration(let others) = other { return Set(others).isSuperset(of: values) }
            return values.allSatisfy { isEvery(.literal(.string($0)), also: other) }
        case (.union(let members), _): return members.allSatisfy { isEvery($0, also: WebType(other)) }
        case (_, .union(let members)): return members.contains { isEvery(WebType(shape), also: $0) }
        case (_, .intersection(let members)): return members.allSatisfy { isEvery(WebType(shape), also: $0) }
        case (.intersection(let members), _): return members.contains { isEvery($0, also: WebType(other)) }
        case (.literal(let literal), _): return isEvery(literal, also: other)
        case (.array(let element), .array(let wanted)): return isEvery(element, also: wanted)
        case (.tuple(let elements), .array(let wanted)):
            return elements.allSatisfy {
                $0.isRest ? isEvery($0.type.shape, also: other) : isEvery($0.type, also: wanted)
            }
        case (.tuple(let elements), .tuple(let wanted)): return isEvery(elements, also: wanted)
        case (.object(let members), .object(let wanted)): return isEvery(members, also: wanted)
        case (.function(let function), .function(let wanted)): return isEvery(function, also: wanted)
        case (.reference(let name, let arguments), .reference(let wanted, let others)):
            if PageTypes.isEvery(name, also: wanted, isComponent: classes.isElement(name)), others.isEmpty {
                return true
            }
            return name == wanted && arguments.count == others.count
                && zip(arguments, others).allSatisfy { isEvery($0, also: $1) }
        case (.object, .keyword(.object)), (.array, .keyword(.object)), (.tuple, .keyword(.object)),
            (.function, .keyword(.object)):
            return true
        default: return false
        }
    }

    private func isEvery(_ literal: WebType.Literal, also other: WebType.Shape) -> Bool {
        switch (literal, other) {
        case (.string, .keyword(.string)), (.number, .keyword(.number)), (.bigint, .keyword(.bigint)),
            (.boolean, .keyword(.boolean)):
            true
        case (.string(let value), .enumeration(let values)): values.contains(value)
        default: false
        }
    }

    private func isEvery(_ elements: [WebType.TupleElement], also wanted: [WebType.TupleElement]) -> Bool {
        guard elements.count <= wanted.count else { return false }
        for (element, other) in zip(elements, wanted) {
            guard element.isRest == other.isRest, !element.isOptional || other.isOptional,
                isEvery(element.type, also: other.type)
            else { return false }
        }
        return wanted.dropFirst(elements.count).allSatisfy { $0.isOptional || $0.isRest }
    }

    /// What has more members is still one with fewer.
    private func isEvery(_ members: [WebType.ObjectMember], also wanted: [WebType.ObjectMember]) -> Bool {
        struct Key: Hashable {
            let kind: WebType.ObjectMember.Kind
            let name: String
        }
        let known = Dictionary(members.map { (Key(kind: $0.kind, name: $0.name), $0) }) { first, _ in first }
        return wanted.allSatisfy { other in
            guard let member = known[Key(kind: other.kind, name: other.name)] else { return other.isOptional }
            return (!member.isOptional || other.isOptional) && (!member.isReadonly || other.isReadonly)
                && member.key == other.key && isEvery(member.type, also: other.type)
        }
    }

    /// A function takes the place of another where it takes all that the other takes and gives nothing else back.
    private func isEvery(_ function: WebType.Function, also wanted: WebType.Function) -> Bool {
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
    /// Whether it says nothing about its values.
    var isAnything: Bool {
        switch shape {
        case .keyword(.any), .keyword(.unknown): true
        default: false
        }
    }
}
