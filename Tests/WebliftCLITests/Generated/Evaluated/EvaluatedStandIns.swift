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

            init(uiColor: UIColor) {
                light = uiColor.light
                dark = uiColor.dark
            }

            func opacity(_ opacity: Double) -> Color {
                func faded(_ channels: [Double]) -> Color {
                    Color(red: channels[0], green: channels[1], blue: channels[2], opacity: channels[3] * opacity)
                }
                return Color(light: faded(light), dark: faded(dark))
            }

            static let black = Color(red: 0, green: 0, blue: 0)
            static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
            static let accentColor = Color(uiColor: UIColor([0, 122, 255, 1], [10, 132, 255, 1]))
        }

        struct UITraitCollection { let isDark: Bool }

        struct UIColor: Hashable, Sendable {
            let light: [Double]
            let dark: [Double]

            /// As Apple's documentation has them, from 0 to 255.
            init(_ light: [Double], _ dark: [Double]) {
                self.light = light.prefix(3).map { $0 / 255 } + [light[3]]
                self.dark = dark.prefix(3).map { $0 / 255 } + [dark[3]]
            }

            init(_ color: Color) {
                light = color.light
                dark = color.dark
            }

            init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
                self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
            }

            init(dynamicProvider: (UITraitCollection) -> UIColor) {
                light = dynamicProvider(UITraitCollection(isDark: false)).light
                dark = dynamicProvider(UITraitCollection(isDark: true)).dark
            }

            func resolvedColor(with traits: UITraitCollection) -> UIColor {
                let channels = traits.isDark ? dark : light
                return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
            }

            struct CGColor { let components: [CGFloat]? }
            var cgColor: CGColor { CGColor(components: light.map { CGFloat($0) }) }

            static let label = UIColor([0, 0, 0, 1], [255, 255, 255, 1])
            static let systemBackground = UIColor([255, 255, 255, 1], [0, 0, 0, 1])
            static let separator = UIColor([60, 60, 67, 0.29], [84, 84, 88, 0.6])
            static let systemFill = UIColor([120, 120, 128, 0.2], [120, 120, 128, 0.36])
            static let secondarySystemFill = UIColor([120, 120, 128, 0.16], [120, 120, 128, 0.32])
            static let tertiarySystemFill = UIColor([118, 118, 128, 0.12], [118, 118, 128, 0.24])
            static let quaternarySystemFill = UIColor([116, 116, 128, 0.08], [118, 118, 128, 0.18])
            static let systemRed = UIColor([255, 59, 48, 1], [255, 69, 58, 1])
            static let systemGreen = UIColor([52, 199, 89, 1], [48, 209, 88, 1])
            static let systemOrange = UIColor([255, 149, 0, 1], [255, 159, 10, 1])
            static let systemTeal = UIColor([48, 176, 199, 1], [64, 200, 224, 1])
        }

        public enum CGLineCap: Sendable { case butt, round, square }
        public struct StrokeStyle { init(lineWidth: CGFloat, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {} }
        public struct EdgeInsets: Sendable { var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0 }
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
