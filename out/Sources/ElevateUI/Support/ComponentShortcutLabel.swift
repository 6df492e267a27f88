#if os(iOS)
import SwiftUI

/// The keys of a command, beside its title.
@available(iOS 15, *)
struct ComponentShortcutLabel: View {
    private let keys: String
    private let metrics: ComponentMetrics

    init(_ keys: String?, metrics: ComponentMetrics) {
        self.keys = keys ?? ""
        self.metrics = metrics
    }

    var body: some View {
        if !keys.isEmpty {
            Text(keys)
                .font(.caption)
                .foregroundStyle(.secondary)
                .padding(.horizontal, metrics.spacing)
        }
    }
}
#endif
