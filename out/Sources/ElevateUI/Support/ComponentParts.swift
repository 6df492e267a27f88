#if os(iOS)
import SwiftUI

/// The colors of the parts of a component, as far as design tokens say them.
@available(iOS 15, *)
struct ComponentParts: Sendable {
    /// The box of a checkbox, the circle of a radio button.
    var box: ComponentPartColors?
    /// What is drawn in the box while it is on.
    var mark: ComponentPartColors?
    /// What a handle moves along.
    var track: ComponentPartColors?
    var handle: ComponentPartColors?
}

/// The colors of one part of a component.
@available(iOS 15, *)
struct ComponentPartColors: Sendable {
    var fill = ComponentStateColors()
    var text = ComponentStateColors()
    var border = ComponentStateColors()
}

/// A color in each state that a design token tells it for.
@available(iOS 15, *)
struct ComponentStateColors: Sendable {
    var normal: Color?
    var pressed: Color?
    var selected: Color?
    var selectedPressed: Color?
    var disabled: Color?
    var selectedDisabled: Color?
    var invalid: Color?

    /// Disabled wins over invalid, invalid over pressed, and pressed over selected. nil where no token says anything.
    func color(
        isEnabled: Bool = true,
        isPressed: Bool = false,
        isSelected: Bool = false,
        isInvalid: Bool = false
    ) -> Color? {
        let resting = isSelected ? selected ?? normal : normal
        if !isEnabled { return (isSelected ? selectedDisabled : nil) ?? disabled ?? resting }
        if isInvalid, let invalid { return invalid }
        if isPressed { return (isSelected ? selectedPressed : nil) ?? pressed ?? resting }
        return resting
    }
}
#endif
