package import Tokens

/// How a component looks for each value of its tone and its size, and in each state: which token says what.
///
/// Where no token says anything there is nothing: it is a record of the design, and not of what the generated code falls
/// back to.
package struct VariantLooks: Sendable, Hashable {
    package enum State: String, Sendable, Hashable, CaseIterable {
        case normal, pressed, selected, focused, invalid, disabled
    }

    package struct Colors: Sendable, Hashable {
        package var background: TokenName?
        package var text: TokenName?
        package var border: TokenName?
        /// What marks a value: the filled part of a bar, the box with the tick.
        package var tint: TokenName?

        package var isEmpty: Bool { background == nil && text == nil && border == nil && tint == nil }
    }

    package struct Metrics: Sendable, Hashable {
        package var height: TokenName?
        package var paddingTop: TokenName?
        package var paddingBottom: TokenName?
        package var paddingLeading: TokenName?
        package var paddingTrailing: TokenName?
        package var spacing: TokenName?
        package var radius: TokenName?
        package var borderWidth: TokenName?
        package var fontSize: TokenName?
        package var fontWeight: TokenName?
    }

    /// A value of the API; without a name what counts for all of them.
    package struct Tone: Sendable, Hashable {
        package let name: String?
        /// One for each of `states`.
        package let colors: [Colors]
    }

    package struct Size: Sendable, Hashable {
        package let name: String?
        package let metrics: Metrics
    }

    /// Those that tokens speak of, the normal one first.
    package let states: [State]
    package let tones: [Tone]
    package let sizes: [Size]
}
