#if os(iOS)
import SwiftUI

/// Draws a part of a component as its design tokens say, and leaves as it is what they don't speak of.
@available(iOS 15, *)
struct ComponentPartSurface: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentStates) private var outerStates
    @State private var isHovered = false
    @ScaledMetric private var scale: CGFloat = 1
    private let style: ComponentPartStyle
    private let states: ComponentState
    /// The shape of what the part is, where that is known otherwise than by a radius.
    private let outline: ComponentShape?

    init(style: ComponentPartStyle, states: ComponentState, outline: ComponentShape?) {
        self.style = style
        self.states = states
        self.outline = outline
    }

    func body(content: Content) -> some View {
        content
            .foregroundStyle(text.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
            .transformEnvironment(\.font) { if let font { $0 = font } }
            .transformEnvironment(\.lineSpacing) { if let lineSpacing { $0 = lineSpacing } }
            .padding(style.padding.value(in: all) ?? EdgeInsets())
            .frame(width: scaled(style.width) ?? scaled(style.size), height: scaled(style.size))
            .frame(
                minWidth: style.minimumWidth.value(in: all),
                maxWidth: style.maximumWidth.value(in: all),
                minHeight: scaled(style.height),
                maxHeight: scaled(style.maximumHeight)
            )
            .background(style.background.value(in: all) ?? .clear, in: shape)
            .overlay {
                ComponentOutline(
                    shape,
                    style.border.value(in: all) ?? .clear,
                    width: style.borderWidth.value(in: all) ?? (style.border.isEmpty ? 0 : 1)
                )
            }
            .overlay(alignment: .top) { line(style.borderTop).frame(height: borderWidth) }
            .overlay(alignment: .bottom) { line(style.borderBottom).frame(height: borderWidth) }
            .overlay(alignment: .leading) { line(style.borderLeading).frame(width: borderWidth) }
            .overlay(alignment: .trailing) { line(style.borderTrailing).frame(width: borderWidth) }
            .shadows(style.shadow.value(in: all) ?? [], in: shape)
            .opacity(style.opacity.value(in: all) ?? 1)
            .onHover { isHovered = $0 }
            .padding(style.margin.value(in: all) ?? EdgeInsets())
    }

    private var all: ComponentState {
        var all = outerStates.union(states)
        if !isEnabled { all.insert(.disabled) }
        if isFocused { all.insert(.focused) }
        if isHovered { all.insert(.hovered) }
        if isPressed { all.formUnion([.hovered, .pressed]) }
        return all
    }

    /// A text can be read on the background that is told of the same part.
    private var text: Color? {
        let text = style.text.value(in: all)
        return style.background.value(in: all).flatMap { fill in text?.readable(on: fill) } ?? text
    }

    private var shape: ComponentShape {
        if let radius = style.cornerRadius.value(in: all) { return ComponentShape(.rounded, radius: radius) }
        return outline ?? ComponentShape(.rectangle, radius: 0)
    }

    private func line(_ color: [ComponentState: Color]) -> some View {
        Rectangle().fill(color.value(in: all) ?? .clear)
    }

    private var borderWidth: CGFloat { style.borderWidth.value(in: all) ?? 1 }

    private var fontSize: CGFloat {
        // That of the body text of the system.
        scaled(style.fontSize) ?? 17 * scale
    }

    /// What a line height leaves between two lines; nil where no token says one.
    private var lineSpacing: CGFloat? {
        style.lineHeight.value(in: all).map { height in
            // The lines of the system's fonts are about a fifth higher than the letters.
            max((height < 4 ? height * fontSize : height * scale) - fontSize * 1.2, 0)
        }
    }

    /// nil where no token says anything of letters.
    private var font: Font? {
        let weight = style.fontWeight.value(in: all)
        let typeface = style.typeface.value(in: all)
        guard weight != nil || typeface != nil || !style.fontSize.isEmpty else { return nil }
        let scaledSize = fontSize
        let font: Font =
            if let typeface {
                .custom(typeface, fixedSize: scaledSize)
            } else {
                .system(size: scaledSize)
            }
        return weight.map(font.weight) ?? font
    }

    /// A length that grows with the text size.
    private func scaled(_ length: [ComponentState: CGFloat]) -> CGFloat? {
        length.value(in: all).map { $0 * scale }
    }
}

@available(iOS 15, *)
extension View {
    /// The view as a part of a component, in states that the part alone is in.
    @ViewBuilder
    func part(
        _ style: ComponentPartStyle?,
        in states: ComponentState = .normal,
        shape: ComponentShape? = nil
    ) -> some View {
        if let style {
            modifier(ComponentPartSurface(style: style, states: states, outline: shape))
        } else {
            self
        }
    }
}
#endif
