#if os(iOS)
import SwiftUI

/// A button below the rows that asks for more of them, where there is an action for that.
@available(iOS 15, *)
struct ComponentMoreButton: View {
    @Environment(\.componentStrings) private var strings
    private let metrics: ComponentMetrics
    private let action: (() -> Void)?

    init(metrics: ComponentMetrics, action: (() -> Void)?) {
        self.metrics = metrics
        self.action = action
    }

    var body: some View {
        if let action {
            Button(action: action) {
                Label(strings.more, systemImage: "ellipsis")
                    .labelStyle(.iconOnly)
                    .frame(maxWidth: .infinity, minHeight: metrics.touchTarget)
                    .contentShape(Rectangle())
            }
        }
    }
}
#endif
