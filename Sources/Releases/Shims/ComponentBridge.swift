import SwiftModel
import WebModel

struct ComponentBridge {
    let old: FormerComponent
    let new: SwiftComponent
    let tables: TypeTables
    let renames: SwiftRenames
    let typeNames: TypeNames

    var shims: ComponentShims {
        var shims = ComponentShims()
        shims.values = new.valueParameters(beside: old.generics)
        let current = new
        let new = new.standingIn(beside: old.generics)
        let types = FormerTypes(of: old, in: new, tables, typeNames)
        let enums = EnumBridge(old, new, types)
        shims.cases = enums.cases
        shims.gaps = enums.gaps
        if old.generics == new.genericParameters.map(\.declaration) {
            let inits = InitBridge(old, new, types, renames)
            shims.inits = inits.inits
            shims.gaps += inits.gaps
            shims.presentation = inits.presentation
            if old.typeParameterCount != ComponentSignature.typeParameterCount(of: current) {
                shims.gaps.append("\(new.names.view.name) has other type parameters now, where a caller writes them.")
            }
        } else {
            shims.gaps.append("\(new.names.view.name) has other type parameters now.")
        }
        let structs = StructBridge(old, new, types)
        let items = ItemBridge(old, new, types, renames)
        shims.members = structs.members + items.members
        shims.gaps += structs.gaps + items.gaps
        let strings = StringsBridge(old, new, types, renames)
        shims.texts = strings.texts
        shims.gaps += strings.gaps
        if !old.isItem, new.primitive != .item {
            let uiKit = UIKitBridge(old, new, types, renames)
            shims.properties = uiKit.properties
            shims.uiKitGaps = uiKit.gaps
            shims.delegate = uiKit.delegate
            shims.titleAssignment = uiKit.titleAssignment
        } else if !old.isItem {
            let names = [old.names.uiKit] + (old.methods.isEmpty ? [] : [old.names.delegate])
            shims.gaps += names.map { "The type \($0.name) is gone." }
        }
        let used =
            shims.inits.flatMap(\.parameters).flatMap(\.form.types) + shims.texts.map(\.text.type)
            + shims.properties.map(\.type) + (shims.delegate?.types ?? []) + old.usedTypes.map { .generated($0) }
        if !old.texts.isEmpty, new.texts.isEmpty, strings.isUsed(by: shims.inits) { shims.strings = old.texts }
        shims.typeNames = types.renamed
        let gone = types.gone(in: used)
        shims.enums = gone.enums
        shims.structs = gone.structs
        shims.gaps += gone.gaps
        shims.names = names(beside: shims)
        return shims
    }

    private func names(beside shims: ComponentShims) -> [FormerName] {
        let pairs = [
            (old.names.view, new.names.view, false), (old.names.tokens, new.names.tokens, false),
            (old.names.uiKit, new.names.uiKit, true), (old.names.delegate, new.names.delegate, true),
        ]
        let isItem = old.isItem || new.primitive == .item
        let hasDelegate = !isItem && !old.methods.isEmpty && !UIKitSignature(new).methods.isEmpty
        return pairs.compactMap { before, after, isUIKit in
            guard before.name != after.name, !typeNames.taken.contains(before.name), !(isUIKit && isItem) else {
                return nil
            }
            guard hasDelegate || before != old.names.delegate else { return nil }
            // Items have tokens only where they have types of their own.
            guard before != old.names.tokens || shims.hasTypes || ComponentSignature.hasTokens(new) else { return nil }
            return FormerName(old: before, new: after, isUIKit: isUIKit)
        }
    }
}

extension ParameterSignature.Form {
    var types: [SwiftType] {
        switch self {
        case .value(let type), .binding(let type, _), .items(let type): [type]
        case .action(let parameters, _): parameters
        case .slot, .rows, .data: []
        }
    }
}

/// Child components that are data of their parent.
struct ItemBridge {
    private(set) var members: [FormerMembers] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        guard old.isItem else { return }
        // Properties that nothing keeps compiling are told by the name that callers wrote.
        let name = old.names.view.name
        let before = ComponentSignature.stored(old.inits)
        guard new.primitive == .item else {
            // Properties that a view stores are its own, even under the same names.
            gaps = before.map { "\(name).\($0.name.member) is gone." }
            return
        }
        let after = ComponentSignature(new).stored
        var former = FormerMembers(type: GeneratedTypeName(new.names.view))
        for property in before {
            if let same = after.first(where: { $0.name.name == property.name.name }) {
                guard !types.areSame(property.type, same.type) else { continue }
                gaps.append("\(name).\(property.name.member) is \(same.type) now.")
                continue
            }
            let wanted = property.origin.map(renames.name)
            let successor = after.first { other in
                wanted != nil && other.origin == wanted && !before.contains { $0.name.name == other.name.name }
            }
            let kept = types.former(
                property.name,
                property.type,
                defaultText: property.defaultText,
                as: successor.map { ($0.name, $0.type) }
            )
            if let kept {
                former.properties.append(kept)
            } else {
                gaps.append("\(name).\(property.name.member) is gone.")
            }
        }
        if !former.isEmpty { members = [former] }
    }
}

struct StringsBridge {
    private let old: FormerComponent
    /// None unless any of them changed and no new text has to be given.
    private(set) var texts: [FormerText] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        self.old = old
        guard !old.texts.isEmpty, !new.texts.isEmpty else { return }
        var rest = new.texts
        var found: [FormerText] = []
        for text in old.texts {
            if let index = rest.firstIndex(where: { $0.name.name == text.name.name }) {
                let other = rest.remove(at: index)
                found.append(
                    FormerText(text: text, fate: types.areSame(text.type, other.type) ? .kept : .unused(isGone: false))
                )
            } else if let index = rest.firstIndex(where: { $0.origin == renames.name(of: text.origin) }),
                types.areSame(text.type, rest[index].type)
            {
                found.append(FormerText(text: text, fate: .renamed(rest.remove(at: index).name)))
            } else {
                found.append(FormerText(text: text, fate: .unused(isGone: true)))
            }
        }
        for text in found where text.fate == .unused(isGone: false) {
            gaps.append("The text \(text.text.name.name) is of another type now.")
        }
        guard found.contains(where: { $0.fate != .kept }) else { return }
        if let missing = new.texts.first(where: { text in
            text.defaultValue == nil && !found.contains { $0.fate == .kept && $0.text.name == text.name }
        }) {
            gaps.append("The text \(missing.name.name) has to be given now.")
            return
        }
        texts = found
    }

    func isUsed(by inits: [FormerInit]) -> Bool {
        let name = old.stringsType.name
        return inits.flatMap(\.parameters).flatMap(\.form.types).flatMap(\.generatedNames).contains { $0.name == name }
    }
}

/// A component may use a type of another component with a new tag.
struct TypeNames {
    /// Names in use, without nested types.
    let taken: Set<String>
    private var renamed: [SwiftIdentifier: SwiftIdentifier] = [:]

    init(_ library: SwiftLibrary, pairs: [(old: FormerComponent.Names, new: SwiftComponentNames)]) {
        taken = Set(library.components.flatMap(\.names.types).map(\.name))
        for (old, new) in pairs {
            for (before, after) in [(old.view, new.view), (old.tokens, new.tokens)] where before != after {
                // Names that another component has now mean that component.
                if !taken.contains(before.name) { renamed[before] = after }
            }
        }
    }

    func now(_ name: GeneratedTypeName) -> GeneratedTypeName {
        guard let scope = name.scope else { return renamed[name.name].map { GeneratedTypeName($0) } ?? name }
        return renamed[scope].map { GeneratedTypeName(name.name, in: $0) } ?? name
    }
}
