import SwiftModel
import Translate
import WebModel

/// Names that callers of the former release write of a thing that changed.
struct CalledNames {
    /// Parts of an enum's name in order, and the arguments that take it.
    struct Cases {
        let path: [String]
        let names: Set<String>
        let labels: Set<String>
    }

    var types: Set<String> = []
    /// Arguments count in calls of `view` only.
    let view: String
    var labels: Set<String> = []
    /// Whether it is the argument without a label.
    var isUnlabeled = false
    var cases: [Cases] = []
    /// Types of `members`, which stand behind a dot, and of `methods`: both count only in files that name one.
    let owners: [String]
    var members: Set<String> = []
    var methods: Set<String> = []

    /// nil where a change asks nothing of callers, or where there was nothing to call.
    init?(_ change: Change, old: ComponentTranslation, new: ComponentTranslation?, tables: TypeTables) {
        guard change.swift.effect >= .behavior || change.rule == .deprecated, old.skipped == nil else { return nil }
        let names = old.component.names
        view = names.view.name
        owners = [names.uiKit.name, names.delegate.name]
        guard let item = change.before?.item else {
            types = Self.types(of: change, names, new)
            return
        }
        var origins: Set<ItemReference> = [item]
        // Items that another item's rule takes are called by the name of that item.
        if let consumer = old.items.first(where: { $0.item == item })?.consumer { origins.insert(consumer) }
        addArguments(of: origins, old.component, new?.component, tables, isDeprecated: change.rule == .deprecated)
        addUIKit(of: origins, old.component)
    }

    /// Every call is meant where no name is gone.
    private static func types(
        of change: Change,
        _ names: SwiftComponentNames,
        _ new: ComponentTranslation?
    ) -> Set<String> {
        let old = [names.view, names.uiKit, names.tokens, names.componentTokens, names.delegate].map(\.name)
        guard change.before != nil else { return [names.view.name] }
        let kept = new.map { $0.skipped == nil ? Set($0.component.names.types.map(\.name)) : [] } ?? []
        let gone = Set(old).subtracting(kept)
        return gone.isEmpty ? [names.view.name] : gone
    }

    private mutating func addArguments(
        of origins: Set<ItemReference>,
        _ old: SwiftComponent,
        _ new: SwiftComponent?,
        _ tables: TypeTables,
        isDeprecated: Bool
    ) {
        let after = new.map { ComponentSignature($0).inits.flatMap(\.parameters) } ?? []
        for form in ComponentSignature(old).inits {
            for parameter in form.parameters where parameter.origin.map(origins.contains) ?? false {
                let gone = gone(from: parameter, tables)
                let stays = after.contains { $0.name.name == parameter.name.name && $0.form == parameter.form }
                // An argument that is as it was matters only by its values that are gone.
                if isDeprecated || gone.isEmpty || !stays {
                    if parameter.isUnlabeled { isUnlabeled = true } else { labels.insert(parameter.name.name) }
                }
                cases += gone
            }
        }
    }

    private func gone(from parameter: ParameterSignature, _ tables: TypeTables) -> [Cases] {
        parameter.form.types.flatMap(\.generatedNames).compactMap { name in
            guard let old = tables.old.enumeration(name.description) else { return nil }
            let kept = Set(tables.new.enumeration(name.description)?.cases ?? [])
            let gone = old.cases.filter { !kept.contains($0) }
            guard !gone.isEmpty else { return nil }
            let path = [name.scope?.name, name.name.name].compactMap { $0 }
            return Cases(path: path, names: Set(gone.map(\.name.name)), labels: [parameter.name.name])
        }
    }

    private mutating func addUIKit(of origins: Set<ItemReference>, _ component: SwiftComponent) {
        guard component.primitive != .item, cases.isEmpty || !labels.isEmpty else { return }
        let signature = UIKitSignature(component)
        for property in signature.properties where origins.contains(property.origin) {
            members.insert(property.name.name)
        }
        for method in signature.methods where origins.contains(method.origin) { methods.insert(method.name) }
    }
}
