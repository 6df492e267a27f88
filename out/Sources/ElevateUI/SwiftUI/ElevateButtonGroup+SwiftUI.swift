#if os(iOS)
import SwiftUI

/// Joins related buttons to one bar, so that they read as a single control.
///
/// **Web Component:** `<elvt-button-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/button-group.md`
@available(iOS 15, *)
public struct ElevateButtonGroup<Content: View>: View {
    // MARK: - Properties

    private let direction: ButtonGroupTokens.Direction
    private let size: ButtonGroupTokens.Size

    // MARK: - Content

    private let label: String
    private let content: Content

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: Names the group for assistive technology. It is not shown.
    ///   - direction: The direction in which the buttons are laid out.
    ///   - size: The height that all buttons of the group share.
    ///   - content: Two or more buttons or icon buttons.
    public init(
        _ label: String = "",
        direction: ButtonGroupTokens.Direction = .horizontal,
        size: ButtonGroupTokens.Size = .medium,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        self.label = label
        self.direction = direction
        self.size = size
        self.content = content()
    }

    // MARK: - Body

    public var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            HStack(spacing: metrics.spacing) {
                if !label.isEmpty { Text(label) }
                Spacer(minLength: 0)
            }
            ComponentStack(ownDirection, alignment: .leading, spacing: metrics.spacing) {
                content
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(label)
        .controlSize(metrics.controlSize)
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        ButtonGroupTokens.colors
    }

    private var metrics: ComponentMetrics {
        ButtonGroupTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(ButtonGroupTokens.shape, radius: metrics.cornerRadius)
    }

    private var ownDirection: Axis {
        ButtonGroupTokens.direction(for: direction)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateButtonGroup {
    /// - Parameters:
    ///   - data: The values.
    ///   - label: Names the group for assistive technology. It is not shown.
    ///   - direction: The direction in which the buttons are laid out.
    ///   - size: The height that all buttons of the group share.
    ///   - rowContent: Makes the view of a value.
    public init<Values: RandomAccessCollection, Row: View>(
        _ data: Values,
        _ label: String = "",
        direction: ButtonGroupTokens.Direction = .horizontal,
        size: ButtonGroupTokens.Size = .medium,
        @ViewBuilder rowContent: @escaping (Values.Element) -> Row
    ) where Values.Element: Identifiable, Content == ForEach<Values, Values.Element.ID, Row> {
        self.init(
            label,
            direction: direction,
            size: size,
            content: { ForEach(data, content: rowContent) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateButtonGroupPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateButtonGroup(
                    "Label",
                    content: { Text("Content") }
                )
            }
            ComponentExample("Size") {
                ForEach(ButtonGroupTokens.Size.allCases, id: \.self) { value in
                    ElevateButtonGroup(
                        "Label",
                        size: value,
                        content: { Text("Content") }
                    )
                }
            }
        }
    }
}
#endif
#endif
