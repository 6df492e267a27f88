#if os(iOS)
import SwiftUI

/// Whether and how a choice is given up.
@available(iOS 15, *)
struct ComponentClearing {
    let isShown: Bool
    let label: String?
    let action: (() -> Void)?

    /// `action` is called behind each choice that is given up.
    init(_ isShown: Bool, label: String? = nil, action: (() -> Void)? = nil) {
        self.isShown = isShown
        self.label = label
        self.action = action
    }

    static var none: ComponentClearing { ComponentClearing(false) }
}

/// A button that gives up a choice, while there is one.
@available(iOS 15, *)
struct ComponentClearButton<Value: Hashable>: View {
    private let clearing: ComponentClearing
    private let selection: ComponentSelection<Value>

    init(_ clearing: ComponentClearing, _ selection: ComponentSelection<Value>) {
        self.clearing = clearing
        self.selection = selection
    }

    var body: some View {
        if clearing.isShown && selection.canBeCleared {
            ComponentFieldButton(.clear, label: clearing.label, action: clear)
        }
    }

    private func clear() {
        selection.clear()
        clearing.action?()
    }
}
#endif
