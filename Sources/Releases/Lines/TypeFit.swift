import SwiftModel

/// Fit of an argument to a parameter of today: a literal settles it, or else the types as they are written.
struct TypeFit {
    let before: CallableSurface
    let now: CallableSurface

    func fits(
        _ argument: WrittenCall.Argument,
        from former: DeclaredParameter,
        to parameter: DeclaredParameter,
        generics: Set<String>
    ) -> Bool {
        // A closure that makes views is generic in them.
        if former.attributes.contains("ViewBuilder"), parameter.attributes.contains("ViewBuilder") { return true }
        return isSame(former.type, parameter.type) || isWider(parameter.type, than: former.type)
            || names(generics, parameter.type) || takes(parameter.type, argument.shape)
    }

    func isSame(_ former: WrittenType, _ type: WrittenType) -> Bool {
        former == type || now.plain(before.plain(former)) == now.plain(type) || now.plain(former) == now.plain(type)
    }

    private func isWider(_ type: WrittenType, than former: WrittenType) -> Bool {
        switch type {
        case .optional(let wrapped): isSame(former, wrapped)
        case .some: true
        case .named(["AnyHashable"], _), .named(["Any"], _): true
        default: false
        }
    }

    private func names(_ generics: Set<String>, _ type: WrittenType) -> Bool {
        var isGeneric = false
        _ = type.replacing { part in
            if case .named(let path, _) = part, path.count == 1, generics.contains(path[0]) { isGeneric = true }
            return nil
        }
        return isGeneric
    }

    private func takes(_ type: WrittenType, _ shape: ArgumentShape) -> Bool {
        let plain = now.plain(type.unwrapped)
        let name = plain.lastName ?? ""
        return switch shape {
        case .integer: ["Int", "Double", "CGFloat", "Float"].contains(name)
        case .fraction: ["Double", "CGFloat", "Float"].contains(name)
        case .text: ["String", "LocalizedStringKey"].contains(name)
        case .flag: name == "Bool"
        case .nothing: type.isOptional
        case .member(let member):
            if case .named(let path, _) = plain { !now.members(member, of: path).live.isEmpty } else { false }
        case .closure, .other: false
        }
    }
}
