import WebModel

struct UIKitOrigins {
    private let properties: [ItemReference: [UIKitProperty]]
    private let controlEvents: [ItemReference: [UIKitSentEvent]]
    private let methods: [ItemReference: [UIKitDelegate.Method]]
    private let bound: Set<ItemReference>

    init(_ component: ComponentParameters, _ delegate: UIKitDelegate) {
        properties = Dictionary(grouping: component.component.uiKit.properties, by: \.origin)
        controlEvents = Dictionary(grouping: component.component.uiKit.controlEvents, by: \.origin)
        methods = Dictionary(grouping: delegate.methods, by: \.origin)
        bound = Set(component.members.filter(\.form.isBinding).map(\.origin))
    }

    func properties(of item: ItemReference) -> [UIKitProperty] { properties[item] ?? [] }

    func controlEvents(of item: ItemReference) -> [UIKitSentEvent] { controlEvents[item] ?? [] }

    func methods(of item: ItemReference) -> [UIKitDelegate.Method] { methods[item] ?? [] }

    func isBound(_ item: ItemReference) -> Bool { bound.contains(item) }
}
