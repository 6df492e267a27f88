import SwiftModel

/// Parts that several files of a component and its guide are made of, made once for all of them.
struct ComponentParts: Sendable {
    let axes: [TokenAxis]
    /// nil for a component without tokens.
    let styles: ComponentStyles?
    /// Sets that the styles come to; nil without tokens, and for an item, which its parent draws.
    let sets: StyleSets?
    /// nil for an item, which has no class.
    let uiKit: UIKitClass?

    init(_ component: ComponentScaffold, in library: ScaffoldLibrary, _ design: DesignTokenLibrary?) {
        let axes = TokenAxis.axes(of: component, in: library)
        self.axes = axes
        styles = design.flatMap { ComponentStyles(component, axes, in: library, $0) }
        let uiKit = component.isItem ? nil : UIKitClass(component.parameters)
        self.uiKit = uiKit
        sets = styles.flatMap { styles in
            uiKit.map { StyleSets(styles, axes, of: component, isControl: $0.base == .control) }
        }
    }
}
