#if os(iOS)
import SwiftUI

/// A date that may be none: a button chooses today first, and the picker of the system changes it.
@available(iOS 15, *)
struct ComponentDatePicker<Label: View>: View {
    @Binding private var selection: Date?
    private let range: ClosedRange<Date>
    private let components: DatePickerComponents
    private let prompt: String
    private let label: Label

    init(
        selection: Binding<Date?>,
        displayedComponents components: DatePickerComponents = .date,
        after first: Date? = nil,
        from start: Date? = nil,
        through end: Date? = nil,
        prompt: String = "",
        @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        range = .between(from: first ?? start, through: end)
        self.components = components
        self.prompt = prompt.isEmpty ? "–" : prompt
        self.label = label()
    }

    var body: some View {
        if let date = Binding($selection) {
            DatePicker(selection: date, in: range, displayedComponents: components) { label }
                .labelsHidden()
        } else {
            Button(prompt) { selection = Date() }
        }
    }
}
#endif
