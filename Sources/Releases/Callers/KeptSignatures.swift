import Core
package import SwiftModel
package import WebModel

/// Signatures of components as callers write them, with hashes of the facts of their items.
package enum KeptSignatures {
    package static func all(of library: SwiftLibrary, from web: Library) -> KeptLibrary {
        let components = Dictionary(web.components.map { ($0.tag, $0) }) { first, _ in first }
        let former = FormerComponents(library)
        var kept = KeptLibrary(types: KeptType.all(of: library))
        for (component, swift) in zip(former.components, library.components) {
            var signature = self.signature(of: component)
            if !component.isItem { signature.inherited = inherited(swift, beside: component) }
            signature.items = components[component.tag].map(ItemHashes.all) ?? [:]
            kept.signatures[component.tag] = signature
        }
        return kept
    }

    private static func signature(of component: FormerComponent) -> KeptSignature {
        var signature = KeptSignature.empty
        signature.uiKit = component.properties.map { KeptParameter($0) }
        signature.delegate = component.methods.map { method in
            let type = SwiftType.function(parameters: method.parameters, returns: .void)
            return KeptParameter(name: method.name, type: "\(type)", origin: method.origin)
        }
        signature.texts = component.texts.map { text in
            KeptParameter(
                name: text.name.name,
                type: "\(text.type)",
                defaultText: text.defaultValue?.description,
                origin: text.origin
            )
        }
        signature.names = KeptNames(component)
        for form in component.inits { signature.inits[form.kind] = form.parameters.map { KeptParameter($0) } }
        return signature
    }

    /// Describes a component of today as callers of the kept signature read it: a call infers the type of values that
    /// were texts before.
    static func today(
        _ signature: KeptSignature,
        of component: SwiftComponent,
        besides former: KeptSignature
    ) -> KeptSignature {
        let known = former.names?.generics ?? []
        guard former.names == nil || !component.valueParameters(beside: known).isEmpty else { return signature }
        let component = component.standingIn.mappingTypes { $0.withoutArguments }
        let before = FormerComponent(component, GeneratedTypeTable(enums: [], structs: [], aliases: []))
        var texts = self.signature(of: before)
        if !before.isItem { texts.inherited = inherited(component, beside: before) }
        texts.items = signature.items
        return texts
    }

    /// Finds properties that UIKit declares, or nobody yet: a caller may set them, and no release writes them anew.
    private static func inherited(_ component: SwiftComponent, beside former: FormerComponent) -> [KeptParameter] {
        let declared = Set(former.properties.map(\.name.name))
        return UIKitSignature(component).properties.filter { !declared.contains($0.name.name) }.map {
            KeptParameter($0)
        }
    }
}

extension SwiftType {
    /// Type without the arguments that a call infers: `[ElevateOption]` for options of any value.
    fileprivate var withoutArguments: SwiftType {
        replacing { if case .generated(let name, _) = $0 { .generated(name) } else { nil } }
    }
}

extension KeptNames {
    fileprivate init(_ component: FormerComponent) {
        self = .empty
        base = component.names.base
        view = component.names.view.name
        tokens = component.names.tokens.name
        uiKit = component.names.uiKit.name
        delegate = component.names.delegate.name
        primitive = component.primitive?.rawValue
        generics = component.generics
        presentation = component.presentation
        strings = component.texts.isEmpty ? nil : component.stringsType.description
        title = component.title?.name
        isControl = component.isControl
        proxies = Dictionary(component.proxies.map { ($0.name.name, $0.property.name) }) { first, _ in first }
    }
}

extension KeptParameter {
    fileprivate init(_ property: UIKitSignature.Property) {
        self.init(
            name: property.name.name,
            type: "\(property.type)",
            defaultText: property.defaultText,
            origin: property.origin
        )
    }

    fileprivate init(_ parameter: ParameterSignature) {
        let type =
            switch parameter.form {
            case .value(let type): "\(type)"
            case .binding(let type, let isOptional): "Binding<\(type)>\(isOptional ? "?" : "")"
            case .items(let element): "\(SwiftType.array(element))"
            case .action(let parameters, let isOptional):
                "\(SwiftType.action(parameters, isOptional: isOptional))"
            // The type parameter of a view is inferred, so its name does not matter.
            case .slot: Self.view
            case .rows: Self.rows
            case .data: Self.data
            }
        self.init(
            name: parameter.name.name,
            isUnlabeled: parameter.isUnlabeled,
            type: type,
            defaultText: parameter.isRequired ? nil : parameter.defaultText ?? Self.someDefault,
            origin: parameter.origin
        )
    }

    static let view = "@ViewBuilder () -> View"
    static let rows = "@ViewBuilder (_) -> View"
    static let data = "some RandomAccessCollection"
}

/// Hashes of all facts of an item that a translation may depend on.
private enum ItemHashes {
    static func all(of component: Component) -> [ItemReference: ContentHash] {
        var hashes: [ItemReference: ContentHash] = [:]
        func add(_ kind: ItemKind, _ name: String, _ type: WebType?, _ facts: String?...) {
            var hasher = DataHasher()
            for text in [type?.description, type?.alias] + facts {
                hasher.add(text == nil ? 0 : 1)
                hasher.add(text ?? "")
            }
            hashes[ItemReference(kind, name)] = hasher.hash
        }
        for item in component.properties {
            add(.property, item.name, item.type, item.defaultValue, "\(item.isReadonly)", "\(item.isRequired)")
        }
        for item in component.slots { add(.slot, item.name, item.type, "\(item.isRequired)") }
        for item in component.events { add(.event, item.name, item.type) }
        for item in component.methods {
            let parameters = item.parameters.map { "\($0.name): \($0.type?.description ?? "")" }
            add(.method, item.name, item.returns, parameters.joined(separator: ", "))
        }
        for item in component.intl { add(.text, item.name, item.type, item.defaultValue) }
        return hashes
    }
}
