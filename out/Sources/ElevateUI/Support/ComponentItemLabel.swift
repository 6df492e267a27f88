#if os(iOS)
import SwiftUI

/// What one of several items shows: an icon, its text, and something more about it.
@available(iOS 15, *)
struct ComponentItemLabel: View {
    @Environment(\.componentStrings) private var strings
    @State private var isProgressShown = false
    private let title: String
    private let icon: String?
    private let detail: String?
    private let isLoading: Bool
    private let isIconOnly: Bool

    init(
        _ title: String,
        icon: String? = nil,
        detail: String? = nil,
        isLoading: Bool = false,
        isIconOnly: Bool = false
    ) {
        self.isLoading = isLoading
        self.isIconOnly = isIconOnly
        self.title = title
        self.icon = icon.flatMap { $0.isEmpty ? nil : $0 }
        self.detail = detail.flatMap { $0.isEmpty ? nil : $0 }
    }

    var body: some View {
        shown.componentPart("item")
    }

    @ViewBuilder private var shown: some View {
        if isIconOnly, let icon {
            Label {
                Text(title)
            } icon: {
                ComponentIcon(icon)
            }
            .labelStyle(.iconOnly)
            .accessibilityLabel(title)
        } else {
            label
        }
    }

    private var label: some View {
        Label {
            Text(title)
            if let detail {
                Text(detail).font(.footnote).foregroundStyle(.secondary)
            }
        } icon: {
            if isProgressShown {
                ProgressView().accessibilityLabel(strings.loading)
            } else if let icon {
                ComponentIcon(icon)
            }
        }
        .delayed(isLoading, in: $isProgressShown)
    }
}
#endif
