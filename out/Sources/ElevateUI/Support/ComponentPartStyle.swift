#if os(iOS)
import SwiftUI

/// How a part of a component looks in its states, as far as design tokens say it.
@available(iOS 15, *)
nonisolated struct ComponentPartStyle: Sendable {
    var background: [ComponentState: Color] = [:]
    var text: [ComponentState: Color] = [:]
    var border: [ComponentState: Color] = [:]
    /// The lines at one side alone.
    var borderTop: [ComponentState: Color] = [:]
    var borderLeading: [ComponentState: Color] = [:]
    var borderBottom: [ComponentState: Color] = [:]
    var borderTrailing: [ComponentState: Color] = [:]
    var borderWidth: [ComponentState: CGFloat] = [:]
    var cornerRadius: [ComponentState: CGFloat] = [:]
    var shadow: [ComponentState: [ComponentShadow]] = [:]
    var opacity: [ComponentState: CGFloat] = [:]
    /// Of what is as high as it is wide.
    var size: [ComponentState: CGFloat] = [:]
    var width: [ComponentState: CGFloat] = [:]
    var minimumWidth: [ComponentState: CGFloat] = [:]
    var maximumWidth: [ComponentState: CGFloat] = [:]
    var height: [ComponentState: CGFloat] = [:]
    var maximumHeight: [ComponentState: CGFloat] = [:]
    var padding: [ComponentState: EdgeInsets] = [:]
    var margin: [ComponentState: EdgeInsets] = [:]
    var spacing: [ComponentState: CGFloat] = [:]
    var typeface: [ComponentState: String] = [:]
    var fontSize: [ComponentState: CGFloat] = [:]
    var fontWeight: [ComponentState: Font.Weight] = [:]
    /// In points, or as a multiple of the font size where it is a small number.
    var lineHeight: [ComponentState: CGFloat] = [:]

    /// What is around the part, where something else draws the part itself.
    var outer: ComponentPartStyle {
        ComponentPartStyle(
            shadow: shadow,
            opacity: opacity,
            width: width,
            minimumWidth: minimumWidth,
            maximumWidth: maximumWidth,
            maximumHeight: maximumHeight,
            margin: margin
        )
    }

    /// What another style says goes before what this one does.
    mutating func add(_ other: ComponentPartStyle) {
        background.merge(other.background) { $1 }
        text.merge(other.text) { $1 }
        border.merge(other.border) { $1 }
        borderTop.merge(other.borderTop) { $1 }
        borderLeading.merge(other.borderLeading) { $1 }
        borderBottom.merge(other.borderBottom) { $1 }
        borderTrailing.merge(other.borderTrailing) { $1 }
        borderWidth.merge(other.borderWidth) { $1 }
        cornerRadius.merge(other.cornerRadius) { $1 }
        shadow.merge(other.shadow) { $1 }
        opacity.merge(other.opacity) { $1 }
        size.merge(other.size) { $1 }
        width.merge(other.width) { $1 }
        minimumWidth.merge(other.minimumWidth) { $1 }
        maximumWidth.merge(other.maximumWidth) { $1 }
        height.merge(other.height) { $1 }
        maximumHeight.merge(other.maximumHeight) { $1 }
        padding.merge(other.padding) { $1 }
        margin.merge(other.margin) { $1 }
        spacing.merge(other.spacing) { $1 }
        typeface.merge(other.typeface) { $1 }
        fontSize.merge(other.fontSize) { $1 }
        fontWeight.merge(other.fontWeight) { $1 }
        lineHeight.merge(other.lineHeight) { $1 }
    }
}
#endif
