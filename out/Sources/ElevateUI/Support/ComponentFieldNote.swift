#if os(iOS)
import SwiftUI

/// A text below a control about its value, which may stay as it is.
///
/// The symbol says what kind of text it is without color.
@available(iOS 15, *)
struct ComponentFieldNote<Content: View>: View {
    enum Kind {
        case warning
        case success

        var systemImage: String {
            switch self {
            case .warning: "exclamationmark.triangle"
            case .success: "checkmark.circle"
            }
        }
    }

    private let kind: Kind
    private let content: Content

    init(_ kind: Kind, @ViewBuilder content: () -> Content) {
        self.kind = kind
        self.content = content()
    }

    var body: some View {
        Label {
            content
        } icon: {
            Image(systemName: kind.systemImage)
                .accessibilityHidden(true)
        }
    }
}
#endif
