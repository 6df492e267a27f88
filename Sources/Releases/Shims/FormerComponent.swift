import SwiftModel
import WebModel

/// Component as callers wrote it, told by its former release or by the record of an earlier run.
struct FormerComponent {
    struct Names: Equatable {
        let base: String
        let view: SwiftIdentifier
        let tokens: SwiftIdentifier
        let uiKit: SwiftIdentifier
        let delegate: SwiftIdentifier
    }

    let tag: String
    let names: Names
    let primitive: NativePrimitive?
    let generics: [String]
    let inits: [InitSignature]
    /// The function that presents an overlay.
    let presentation: String?
    let texts: [SwiftText]
    let stringsType: GeneratedTypeName
    let usedTypes: Set<GeneratedTypeName>
    let properties: [UIKitSignature.Property]
    let proxies: [UIKitProxy]
    /// Property that `setTitle` sets.
    let title: SwiftIdentifier?
    let isControl: Bool
    let methods: [UIKitDelegate.Method]

    var isItem: Bool { primitive == .item }

    /// Number of the view's type parameters, which a caller may write.
    var typeParameterCount: Int {
        let views = isItem ? [] : (inits.first?.parameters ?? []).filter { $0.form == .slot || $0.form == .rows }
        return generics.count + views.count
    }

    func declaration(of method: UIKitDelegate.Method) -> String { method.declaration(class: names.uiKit.name) }
}

extension FormerComponent {
    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        let isItem = component.primitive == .item
        tag = component.tag
        names = Names(
            base: component.names.base.name,
            view: component.names.view,
            tokens: component.names.tokens,
            uiKit: component.names.uiKit,
            delegate: component.names.delegate
        )
        primitive = component.primitive
        generics = component.genericParameters.map(\.declaration)
        inits = ComponentSignature(component).inits
        presentation = ComponentSignature.presentation(of: component)
        texts = component.texts
        stringsType = component.stringsType
        usedTypes = Set(component.usedTypes)
        properties = isItem ? [] : UIKitSignature.declared(by: component)
        proxies = isItem ? [] : UIKitSignature.proxies(of: component) { table.enumeration(of: $0) }
        title = isItem ? nil : UIKitSignature.title(of: component)
        isControl = !isItem && UIKitSignature(component).base == .control
        methods = isItem ? [] : UIKitDelegate.methods(of: component)
    }
}
