#if os(iOS)
import SwiftUI

/// The sizes of a component at the standard text size. The views that use them scale them with Dynamic Type.
@available(iOS 15, *)
nonisolated struct ComponentMetrics: Sendable {
    var minimumHeight: CGFloat
    var padding: EdgeInsets
    var spacing: CGFloat
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var iconSize: CGFloat
    /// The minimum width and height of a touch target; smaller components look the same and get space around them.
    var touchTarget: CGFloat = 44
    var textStyle: Font.TextStyle
    /// The size of the controls of the system that goes with these sizes.
    var controlSize: ControlSize
    /// The name of a font of the app's, which counts together with its size; nil for that of the system.
    var typeface: String?
    var fontSize: CGFloat?
    var fontWeight: Font.Weight?
    /// What a caller gives for the padding of one component, which no token changes.
    private(set) var ownPadding: EdgeInsets?
    /// None, where no design token says one.
    var shadow: [ComponentShadow] = []

    /// The shadow of what has to have one.
    var raisedShadow: [ComponentShadow] { shadow.isEmpty ? [.neutral] : shadow }

    /// The same, without a border where there shall be none.
    func bordered(_ isBordered: Bool) -> ComponentMetrics {
        var metrics = self
        if !isBordered { metrics.borderWidth = 0 }
        return metrics
    }

    /// The same with the padding that a caller gives: the distance from the background and the border to the content.
    func padded(_ padding: EdgeInsets?) -> ComponentMetrics {
        guard let padding else { return self }
        var metrics = self
        metrics.padding = padding
        metrics.ownPadding = padding
        return metrics
    }

    /// The same on all sides.
    func padded(_ length: CGFloat?) -> ComponentMetrics {
        padded(length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })
    }

    /// The same with what tokens say of the whole for some values of the API, or of what is in another component.
    func adding(_ style: ComponentPartStyle?) -> ComponentMetrics {
        guard let style else { return self }
        var metrics = self
        metrics.minimumHeight = style.height.value(in: .normal) ?? style.size.value(in: .normal) ?? minimumHeight
        metrics.padding = ownPadding ?? style.padding.value(in: .normal) ?? padding
        metrics.spacing = style.spacing.value(in: .normal) ?? spacing
        metrics.cornerRadius = style.cornerRadius.value(in: .normal) ?? cornerRadius
        metrics.borderWidth = style.borderWidth.value(in: .normal) ?? borderWidth
        metrics.typeface = style.typeface.value(in: .normal) ?? typeface
        metrics.fontSize = style.fontSize.value(in: .normal) ?? fontSize
        metrics.fontWeight = style.fontWeight.value(in: .normal) ?? fontWeight
        return metrics
    }

    /// The font. It grows with the text style.
    var font: Font {
        let font: Font =
            if let typeface, let fontSize {
                .custom(typeface, size: fontSize, relativeTo: textStyle)
            } else {
                .system(textStyle)
            }
        return fontWeight.map(font.weight) ?? font
    }
}
#endif
