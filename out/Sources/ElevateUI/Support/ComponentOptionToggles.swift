#if os(iOS)
import SwiftUI

/// Options as toggles: those that are data, and behind them those that are views.
@available(iOS 15, *)
struct ComponentOptionToggles<Value: Hashable, Content: View>: View {
    private let options: [ComponentOption<Value>]
    private let selection: ComponentSelection<Value>
    private let selectsAll: Bool
    private let content: Content

    /// With `selectsAll`, a toggle above them chooses all that are data.
    init(
        _ options: [ComponentOption<Value>] = [],
        selection: ComponentSelection<Value>,
        selectsAll: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        self.options = options
        self.selection = selection
        self.selectsAll = selectsAll
        self.content = content()
    }

    var body: some View {
        if selectsAll { ComponentSelectAllToggle(options: options, selection: selection) }
        ForEach(options) { option in
            Toggle(isOn: selection.contains(option.value)) { option.label }
                .disabled(option.isDisabled)
        }
        Group { content }.choices(of: selection)
    }
}

/// A toggle of all options that are data, where several may be chosen.
@available(iOS 15, *)
struct ComponentSelectAllToggle<Value: Hashable>: View {
    @Environment(\.componentStrings) private var strings
    let options: [ComponentOption<Value>]
    let selection: ComponentSelection<Value>

    var body: some View {
        if selection.allowsSeveral {
            Toggle(strings.selectAll, isOn: selection.all[containsAll: options.map(\.value)])
        }
    }
}
#endif
