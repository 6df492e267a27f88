/// What stands for SwiftUI where generated code is run on a machine that has none: values alone, and nothing to look at.
enum EvaluatedStandIns {
    static let text = """
        import Foundation

        public struct Color: Hashable, Sendable {
            let light: [Double]
            let dark: [Double]

            init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
                light = [red, green, blue, opacity]
                dark = light
            }

            init(light: Color, dark: Color) {
                self.light = light.light
                self.dark = dark.dark
            }

            func opacity(_ opacity: Double) -> Color { self }

            static let black = Color(red: 0, green: 0, blue: 0)
            static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
        }

        struct ComponentColors: Sendable {
            let background: Color, backgroundPressed: Color, backgroundSelected: Color, backgroundSelectedPressed: Color
            let backgroundDisabled: Color, text: Color, textSelected: Color, textDisabled: Color, border: Color
            let borderSelected: Color, borderDisabled: Color, borderFocused: Color, borderInvalid: Color, tint: Color
            var backgroundHovered: Color?, backgroundSelectedHovered: Color?, backgroundInvalid: Color?
            var backgroundSelectedDisabled: Color?, textHovered: Color?, textPressed: Color?, textSelectedDisabled: Color?
            var borderHovered: Color?, borderPressed: Color?, borderSelectedDisabled: Color?
            var parts: ComponentParts = [:]
            var scrim = Color.black

            private static func plain(_ color: Color) -> ComponentColors {
                ComponentColors(
                    background: color, backgroundPressed: color, backgroundSelected: color, backgroundSelectedPressed: color,
                    backgroundDisabled: color, text: color, textSelected: color, textDisabled: color, border: color,
                    borderSelected: color, borderDisabled: color, borderFocused: color, borderInvalid: color, tint: color
                )
            }

            static let neutral = plain(.black), primary = plain(.black), info = plain(.black), success = plain(.black)
            static let warning = plain(.black), danger = plain(.black)
        }

        struct EdgeInsets: Sendable { var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0 }
        public enum Font {
            public enum TextStyle: Sendable { case body, subheadline, caption, title, title2, title3, headline, footnote, largeTitle, callout, caption2 }
            public enum Weight: Sendable { case regular, medium, bold, semibold, light }
        }
        enum ControlSize: Sendable { case mini, small, regular, large }
        enum Axis: Sendable { case horizontal, vertical }
        enum Edge: Sendable { case top, leading, bottom, trailing }
        enum Alignment: Sendable {
            case top, leading, bottom, trailing, center, topLeading, topTrailing, bottomLeading, bottomTrailing
        }

        struct ComponentMetrics: Sendable {
            var minimumHeight: CGFloat = 0
            var padding = EdgeInsets()
            var spacing: CGFloat = 0
            var cornerRadius: CGFloat = 0
            var borderWidth: CGFloat = 0
            var iconSize: CGFloat = 0
            var textStyle = Font.TextStyle.body
            var controlSize = ControlSize.regular
            var typeface: String? = nil
            var fontSize: CGFloat? = nil
            var fontWeight: Font.Weight? = nil
            var shadow: [ComponentShadow] = []
            static let small = ComponentMetrics(), medium = ComponentMetrics(), large = ComponentMetrics()
        }
        public struct ComponentCurve: Sendable {
            public init(x1: Double, y1: Double, x2: Double, y2: Double) {}
        }

        public protocol View {}
        struct AnyView: View { init(_ view: some View) {} }
        @resultBuilder
        public enum ViewBuilder { public static func buildBlock<Content>(_ content: Content) -> Content { content } }
        @MainActor
        public struct Binding<Value> {
            let get: @MainActor () -> Value, set: @MainActor (Value) -> Void
            var wrappedValue: Value {
                get { get() }
                nonmutating set { set(newValue) }
            }
        }
        public protocol ObservableObject: AnyObject {}
        @propertyWrapper
        struct Published<Value> { var wrappedValue: Value }
        struct Logger {
            init(subsystem: String, category: String) {}
            func notice(_ message: String) {}
        }
        """
}
