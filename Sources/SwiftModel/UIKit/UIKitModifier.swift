/// Properties of UIKit's text inputs, for which SwiftUI has modifiers.
package enum UIKitModifier {
    package static func text(of property: UIKitProperty, value: String) -> String? {
        switch (property.name.name, property.type.unwrapped.description) {
        case ("keyboardType", "UIKeyboardType"): ".keyboardType(\(value))"
        case ("textContentType", "UITextContentType"): ".textContentType(\(value))"
        case ("autocapitalizationType", "UITextAutocapitalizationType"):
            ".textInputAutocapitalization(TextInputAutocapitalization(\(value)))"
        case ("autocorrectionType", "UITextAutocorrectionType"): ".autocorrectionDisabled(\(value) == .no)"
        case ("spellCheckingType", "UITextSpellCheckingType"): ".autocorrectionDisabled(\(value) == .no)"
        case ("numberOfLines", "Int"): ".lineLimit(\(value) == 0 ? nil : \(value))"
        case ("returnKeyType", "UIReturnKeyType"): ".submitLabel(ComponentSubmitLabel.of(\(value)))"
        default: nil
        }
    }
}
