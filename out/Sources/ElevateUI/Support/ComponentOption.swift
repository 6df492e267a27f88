#if os(iOS)
import SwiftUI

/// An option that is data: a value, and what people read of it.
@available(iOS 15, *)
nonisolated struct ComponentOption<Value: Hashable>: Identifiable {
    let id: AnyHashable
    let title: String
    let value: Value
    private let icon: String?
    private let detail: String?
    private let isIconOnly: Bool
    let isDisabled: Bool
    private let isLoading: Bool
    private let spokenTitle: String?
    private let hint: String?

    init(
        _ title: String,
        value: Value,
        id: AnyHashable,
        icon: String? = nil,
        detail: String? = nil,
        isIconOnly: Bool = false,
        isDisabled: Bool = false,
        isLoading: Bool = false,
        spokenTitle: String? = nil,
        hint: String? = nil
    ) {
        self.id = id
        self.title = title
        self.value = value
        self.icon = icon
        self.detail = detail
        self.isIconOnly = isIconOnly
        self.isDisabled = isDisabled
        self.isLoading = isLoading
        self.spokenTitle = spokenTitle
        self.hint = hint
    }

    /// Whether it is a short text and nothing else, which fits beside others.
    var isShort: Bool {
        let extras = (icon ?? "") + (detail ?? "")
        return (1...20).contains(title.count) && !title.contains { $0.isNewline } && extras.isEmpty && !isDisabled
            && !isLoading
    }

    @MainActor var label: some View {
        ComponentItemLabel(title, icon: icon, detail: detail, isLoading: isLoading, isIconOnly: isIconOnly)
            .spokenLabel(spokenTitle)
            .help(hint ?? "")
    }
}

/// Options in a picker of the system that binds one value or none.
@available(iOS 15, *)
struct ComponentOptionRows<Value: Hashable>: View {
    let options: [ComponentOption<Value>]

    var body: some View {
        ForEach(options) { option in
            option.label
                .tag(Optional(option.value))
                .selectable(!option.isDisabled)
        }
    }
}
#endif
