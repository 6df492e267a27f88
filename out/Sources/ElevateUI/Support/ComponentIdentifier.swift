#if os(iOS)
import SwiftUI

/// Gives a control the accessibility identifier of its component.
///
/// `accessibilityIdentifier` around a field with a label and a help text would name the field's box and not its control.
@available(iOS 15, *)
struct ComponentIdentifier: ViewModifier {
    @Environment(\.componentIdentifier) private var identifier
    /// What tells the controls of one component apart: `.start`, `.end`; empty where there is one.
    let part: String

    @ViewBuilder func body(content: Content) -> some View {
        if let identifier {
            content.accessibilityIdentifier(identifier + part)
        } else {
            content
        }
    }
}

@available(iOS 15, *)
private struct ComponentIdentifierKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// What tests of an app find the control of a component by.
    public var componentIdentifier: String? {
        get { self[ComponentIdentifierKey.self] }
        set { self[ComponentIdentifierKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Gives the control of a component the identifier that tests of an app find it by.
    ///
    /// Where the component has two controls, `.start` and `.end` or `.lower` and `.upper` stand behind it.
    public func componentIdentifier(_ identifier: String?) -> some View {
        environment(\.componentIdentifier, identifier)
    }

    /// Gives the control the identifier of its component.
    func identified(_ part: String = "") -> some View {
        modifier(ComponentIdentifier(part: part))
    }
}
#endif
