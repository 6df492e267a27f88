import Documents
import SwiftModel

/// Attributes that are modifiers of every view in SwiftUI.
enum AttributeModifier {
    /// nil where the modifier says nothing with this value, or needs something that no markup has: `@FocusState`.
    static func of(_ mechanism: SwiftUIMechanism, _ attribute: MarkupAttribute) -> UsageModifier? {
        switch mechanism {
        case .disabled, .accessibilityHidden, .autocorrectionDisabled:
            UsageModifier(mechanism: mechanism, argument: .flag(attribute.value != "false"))
        case .hidden, .labelsHidden: UsageModifier(mechanism: mechanism, argument: .none)
        case .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityIdentifier, .help, .badge, .id:
            attribute.value.flatMap { value in
                value.isEmpty ? nil : UsageModifier(mechanism: mechanism, argument: .text(value))
            }
        default: nil
        }
    }
}
