#if os(iOS)
/// The types of `ElevateInput`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum InputTokens {
    public typealias Size = ElevateSize

    /// `InputType` of the web library: `type`.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case text
        case number
        case password
        case email
        case tel
        case url
        case search
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: .large
        case .medium: .medium
        case .small: .small
        }
    }

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var clear: String
        public var showPassword: String
        public var hidePassword: String

        public init(
            clear: String = "Clear",
            showPassword: String = "Show password",
            hidePassword: String = "Hide password"
        ) {
            self.clear = clear
            self.showPassword = showPassword
            self.hidePassword = hidePassword
        }
    }
}
#endif
