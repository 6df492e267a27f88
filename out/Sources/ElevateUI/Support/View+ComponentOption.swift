#if os(iOS)
import SwiftUI

/// What is chosen of the options of a group, and how one of them becomes chosen.
@available(iOS 15, *)
nonisolated struct ComponentChoice {
    let isChosen: @MainActor (AnyHashable) -> Bool
    let choose: @MainActor (AnyHashable, Bool) -> Void
}

@available(iOS 15, *)
private struct ComponentChoiceKey: EnvironmentKey {
    static var defaultValue: ComponentChoice? { nil }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// nil where a picker of the system chooses by itself.
    var componentChoice: ComponentChoice? {
        get { self[ComponentChoiceKey.self] }
        set { self[ComponentChoiceKey.self] = newValue }
    }
}

/// A view that can be chosen: with a mark where its group has these, as an option of a picker of the system otherwise.
@available(iOS 15, *)
private struct ComponentOptionView<Value: Hashable, Content: View>: View {
    @Environment(\.componentChoice) private var choice
    let value: Value
    let content: Content

    var body: some View {
        if let choice {
            Toggle(isOn: Binding(get: { choice.isChosen(value) }, set: { choice.choose(value, $0) })) {
                content
            }
        } else {
            // A picker that binds an optional knows its options by optional values.
            content.tag(value).tag(Optional(value))
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Makes a view an option of the component around it: it stands for a value, and a tap chooses that.
    ///
    ///     RadioGroup(selection: $size) {
    ///         Text("Small").componentOption("s")
    ///         Text("Large").componentOption("l")
    ///     }
    public func componentOption(_ value: some Hashable) -> some View {
        ComponentOptionView(value: value, content: self)
    }

    /// Lets the options inside choose their values.
    func choices<Value: Hashable>(of selection: ComponentSelection<Value>) -> some View {
        let choice = ComponentChoice(
            isChosen: { value in (value.base as? Value).map(selection.values.contains) ?? false },
            choose: { value, isOn in
                if let value = value.base as? Value { selection.contains(value).wrappedValue = isOn }
            }
        )
        return environment(\.componentChoice, choice)
    }
}
#endif
