/// Something that UIKit does for every view or control, so that a component needs no member of its own for it.
package enum UIKitMechanism: String, Sendable, Hashable, CaseIterable {
    case becomeFirstResponder = "becomeFirstResponder()"
    case resignFirstResponder = "resignFirstResponder()"
    case sendActions = "sendActions(for:)"
    case setTitle = "setTitle()"
    case present = "present()"
    case dismiss = "dismiss()"
    case sizeThatFits = "sizeThatFits()"
    case setNeedsLayout = "setNeedsLayout()"
    case scrollRectToVisible = "scrollRectToVisible()"
    case selectAll = "selectAll()"
    case intrinsicContentSize
    case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityIdentifier, accessibilityTraits
    case accessibilityElementsHidden
    case keyboardType, textContentType, autocapitalizationType, autocorrectionType, returnKeyType
    case tintColor, isHidden, semanticContentAttribute, traitCollection, isModalInPresentation, numberOfLines
}
