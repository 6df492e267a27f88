/// The delegate of a UIKit class that tells nobody anything any more: who adopted it still compiles.
package struct FormerDelegate: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let methods: [UIKitDelegate.Method]

    /// nil where there was none. `now` tells what a former type is called.
    package init?(of component: SwiftComponent, now: (SwiftType) -> SwiftType) {
        guard component.primitive != .item, !component.hasCallerData else { return nil }
        let delegate = UIKitDelegate(component, methods: component.uiKit.delegateMethods)
        guard !delegate.methods.isEmpty else { return nil }
        name = delegate.name
        methods = delegate.methods.map { method in
            var method = method
            method.parameters = method.parameters.map(now)
            return method
        }
    }

    package var types: [SwiftType] { methods.flatMap(\.parameters) }
}
