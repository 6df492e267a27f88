#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentSelectionKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Which of the panels inside is shown: all, where nothing says.
    var componentSelection: AnyHashable? {
        get { self[ComponentSelectionKey.self] }
        set { self[ComponentSelectionKey.self] = newValue }
    }
}

/// Shows its content while it is selected.
@available(iOS 15, *)
struct ComponentPanel<Content: View>: View {
    @Environment(\.componentSelection) private var selection
    private let value: AnyHashable
    private let content: Content

    init(_ value: AnyHashable, @ViewBuilder content: () -> Content) {
        self.value = value
        self.content = content()
    }

    var body: some View {
        if selection == nil || selection == value { content }
    }
}

@available(iOS 15, *)
extension View {
    /// Tells the panels inside which of them is shown.
    func tabSelection<Value: Hashable>(_ value: Value?) -> some View {
        environment(\.componentSelection, value.map { AnyHashable($0) })
    }
}
#endif
