#if os(iOS)
import SwiftUI

/// A small button inside of a field, a row or a chip; nothing where there is nothing to do.
@available(iOS 15, *)
struct ComponentFieldButton: View {
    nonisolated enum Purpose {
        case clear, showPassword, hidePassword, more, edit
    }

    @Environment(\.componentStrings) private var strings
    private let purpose: Purpose
    private let label: String?
    private let action: (() -> Void)?

    init(_ purpose: Purpose, label: String? = nil, action: (() -> Void)?) {
        self.purpose = purpose
        self.label = label
        self.action = action
    }

    var body: some View {
        if let action {
            Button(action: action) {
                Label(label ?? text, systemImage: symbol)
                    .labelStyle(.iconOnly)
                    .componentPart("button")
                    .touchTarget(.medium)
            }
            .buttonStyle(.borderless)
        }
    }

    private var symbol: String {
        switch purpose {
        case .clear: "xmark.circle.fill"
        case .showPassword: "eye"
        case .hidePassword: "eye.slash"
        case .more: "ellipsis"
        case .edit: "pencil"
        }
    }

    private var text: String {
        switch purpose {
        case .clear: strings.clear
        case .showPassword: strings.showPassword
        case .hidePassword: strings.hidePassword
        case .more: strings.more
        case .edit: strings.edit
        }
    }
}
#endif
