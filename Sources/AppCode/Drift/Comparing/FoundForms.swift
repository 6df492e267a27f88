import SwiftModel

struct FoundForms {
    let found: FoundComponent
    let generics: TypeMatch.Generics

    init(_ expected: ExpectedComponent, _ found: FoundComponent) {
        self.found = found
        generics = expected.generics(beside: found.generics)
    }

    func forms(of member: ExpectedMember, in way: FoundComponent.Way, _ match: inout TypeMatch) -> [ExpectedMember.Form]
    {
        // A type that is not written can't be told from any other.
        guard let type = way.type else { return member.forms }
        return member.forms.filter { fits(type, way, $0, &match) }
    }

    /// Whether a member has the type and the default of another, and so may be it.
    func isAlike(_ other: FoundComponent.Member, _ member: ExpectedMember, _ match: inout TypeMatch) -> Bool {
        other.ways.allSatisfy { isAlike($0, member, &match) }
    }

    private func isAlike(_ way: FoundComponent.Way, _ member: ExpectedMember, _ match: inout TypeMatch) -> Bool {
        let forms = forms(of: member, in: way, &match)
        guard !forms.isEmpty, way.type != nil else { return false }
        guard let value = way.value, !forms.contains(where: { $0.kind == .view }) else { return true }
        let given = ValueSpelling.canonical(value, as: way.type)
        return forms.contains { form in
            form.defaultText.map { ValueSpelling.canonical($0, as: way.type) == given } ?? false
        }
    }

    private func fits(
        _ type: WrittenType,
        _ way: FoundComponent.Way,
        _ form: ExpectedMember.Form,
        _ match: inout TypeMatch
    ) -> Bool {
        switch form.kind {
        case .value(let expected): return match.isSame(type, expected, generics)
        case .binding(let expected): return type.unwrapped.bound.map { match.isSame($0, expected, generics) } ?? false
        case .action(let parameters, _):
            guard case .function(let given, "", .void) = type.unwrapped else { return false }
            return match.isSame(.tuple(given), .tuple(parameters), generics)
        case .view:
            if case .function([], "", let result) = type.unwrapped { return way.isViewBuilder || isView(result) }
            return isView(type.unwrapped)
        case .rows:
            guard case .function(let given, "", let result) = type.unwrapped, !given.isEmpty else { return false }
            return way.isViewBuilder || isView(result)
        }
    }

    private func isView(_ type: WrittenType) -> Bool {
        switch type {
        case .some(.named(["View"], _)), .named(["AnyView"], []): true
        case .named(let path, []): path.count == 1 && found.viewGenerics.contains(path[0])
        default: false
        }
    }
}

extension FoundComponent.Way {
    func isNames(_ sources: SwiftSources) -> Bool {
        type.flatMap(sources.declaredType)?.inherits.contains(.name("String")) ?? false
    }
}
