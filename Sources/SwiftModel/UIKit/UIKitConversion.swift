package enum UIKitConversion {
    /// The SwiftUI value of an expression; nil where there is no way that loses nothing.
    package static func toSwiftUI(_ expression: String, from uiKit: SwiftType, to swiftUI: SwiftType) -> String? {
        if uiKit == swiftUI || SwiftType.optional(uiKit) == swiftUI { return expression }
        switch (uiKit.unwrapped, swiftUI.unwrapped) {
        case (.named("NSDirectionalEdgeInsets", []), .named("EdgeInsets", [])):
            return converted(expression, "EdgeInsets", uiKit, swiftUI, nothing: "EdgeInsets()")
        case (.named("UIColor", []), .named("Color", [])):
            return converted(expression, "Color", uiKit, swiftUI, nothing: "Color.accentColor")
        case (let left, let right) where left == right:
            // A flag that nobody has set is false to every reader of one.
            let nothing = right == .bool ? "false" : UIKitValue.naturalDefault(of: swiftUI)
            return nothing.map { "\(expression) ?? \($0)" }
        default: return nil
        }
    }

    package static func toUIKit(_ expression: String, from swiftUI: SwiftType, to uiKit: SwiftType) -> String? {
        if uiKit == swiftUI || SwiftType.optional(swiftUI) == uiKit { return expression }
        switch (swiftUI.unwrapped, uiKit.unwrapped) {
        case (.named("EdgeInsets", []), .named("NSDirectionalEdgeInsets", [])):
            return converted(expression, "NSDirectionalEdgeInsets", swiftUI, uiKit, nothing: ".zero")
        case (.named("Color", []), .named("UIColor", [])):
            return converted(expression, "UIColor", swiftUI, uiKit, nothing: ".tintColor")
        default: return nil
        }
    }

    private static func converted(
        _ expression: String,
        _ type: String,
        _ from: SwiftType,
        _ to: SwiftType,
        nothing: String
    ) -> String {
        guard from.isOptional else { return "\(type)(\(expression))" }
        let mapped = "\(expression).map { \(type)($0) }"
        return to.isOptional ? mapped : "\(mapped) ?? \(nothing)"
    }
}
