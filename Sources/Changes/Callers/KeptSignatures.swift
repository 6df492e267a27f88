import SourceText
package import SwiftModel
package import WebModel

/// What callers write of each component, and what the sources say of all of its items.
package enum KeptSignatures {
    /// By tag. `web` is what the components were made of.
    package static func all(of library: SwiftLibrary, from web: Library) -> [String: KeptSignature] {
        let components = Dictionary(web.components.map { ($0.tag, $0) }) { first, _ in first }
        return library.components.reduce(into: [:]) { signatures, component in
            var signature = self.signature(of: component)
            signature.items = components[component.tag].map(ItemHashes.all) ?? [:]
            signatures[component.tag] = signature
        }
    }

    private static func signature(of component: SwiftComponent) -> KeptSignature {
        var signature = KeptSignature()
        // As who chooses among texts reads it: that is what a call had before values could be of any type.
        for form in ComponentSignature(component.standingIn).inits {
            signature.inits[form.kind] = form.parameters.map { KeptParameter($0) }
        }
        guard component.primitive != .item else { return signature }
        let uiKit = UIKitSignature(component)
        signature.uiKit =
            uiKit.properties.map {
                KeptParameter(name: $0.name.name, type: "\($0.type.withoutArguments)", origin: $0.origin)
            }
            + uiKit.methods.map { KeptParameter(name: $0.name, type: $0.declaration, origin: $0.origin) }
        return signature
    }
}

extension KeptParameter {
    fileprivate init(_ parameter: ParameterSignature) {
        let type =
            switch parameter.form {
            case .value(let type): "\(type.withoutArguments)"
            case .binding(let type): "Binding<\(type)>"
            case .items(let element): "\(SwiftType.array(element).withoutArguments)"
            case .action(let parameters, let isOptional):
                "\(SwiftType.action(parameters, isOptional: isOptional).withoutArguments)"
            // The type parameter that a view comes in through is inferred, whatever it is called.
            case .slot: "@ViewBuilder () -> View"
            case .rows: "@ViewBuilder (_) -> View"
            }
        self.init(
            name: parameter.name.name,
            isUnlabelled: parameter.isUnlabelled,
            type: type,
            hasDefault: !parameter.isRequired,
            origin: parameter.origin
        )
    }
}

extension SwiftType {
    /// What a call infers is left out: `[ElevateOption]` for options of any value.
    fileprivate var withoutArguments: SwiftType {
        replacing { if case .generated(let name, _) = $0 { .generated(name) } else { nil } }
    }
}

/// Of each item of a component that callers may meet in Swift: what its source says that a translation may depend on.
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
