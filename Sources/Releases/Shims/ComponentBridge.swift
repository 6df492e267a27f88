import SwiftModel
import WebModel

/// Shims that keep callers of a component's former release compiling.
struct ComponentBridge {
    private let old: FormerComponent
    private let new: SwiftComponent
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let renames: SwiftRenames
    private let typeNames: TypeNames

    init(
        _ old: FormerComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ renames: SwiftRenames,
        _ typeNames: TypeNames
    ) {
        self.old = old
        self.new = new
        self.oldTable = oldTable
        self.newTable = newTable
        self.renames = renames
        self.typeNames = typeNames
    }

    var shims: ComponentShims {
        var shims = ComponentShims()
        shims.values = new.valueParameters(beside: old.generics)
        let current = new
        let new = new.standingIn(beside: old.generics)
        let types = FormerTypes(old, new, oldTable, newTable, typeNames)
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
            return FormerName(before, now: after, isUIKit: isUIKit)
        }
    }
}

extension ParameterSignature.Form {
    /// The types that a caller has to be able to name.
    var types: [SwiftType] {
        switch self {
        case .value(let type), .binding(let type, _), .items(let type): [type]
        case .action(let parameters, _): parameters
        case .slot, .rows, .data: []
        }
    }
}
