import SwiftModel

/// What several files of a component and its guide are made of, made once for all of them.
struct ComponentParts: Sendable {
    let axes: [TokenAxis]
    /// nil for a component without tokens.
    let looks: ComponentLooks?
    /// nil for an item, which has no class.
    let uiKit: UIKitClass?

    init(_ component: ComponentScaffold, in library: ScaffoldLibrary, _ design: DesignTokenLibrary?) {
        let axes = TokenAxis.axes(of: component, in: library)
        self.axes = axes
        looks = design.flatMap { ComponentLooks(component, axes, in: library, $0) }
        uiKit = component.isItem ? nil : UIKitClass(component.parameters)
    }
}
