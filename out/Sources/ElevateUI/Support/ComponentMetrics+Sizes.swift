#if os(iOS)
import SwiftUI

/// Sizes like those of the system's controls, where no design tokens say otherwise.
@available(iOS 15, *)
nonisolated extension ComponentMetrics {
    static let extraSmall = ComponentMetrics(
        minimumHeight: 24,
        padding: EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6),
        spacing: 4,
        cornerRadius: 4,
        borderWidth: 1,
        iconSize: 12,
        textStyle: .caption,
        controlSize: .mini
    )
    static let small = ComponentMetrics(
        minimumHeight: 32,
        padding: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
        spacing: 6,
        cornerRadius: 6,
        borderWidth: 1,
        iconSize: 16,
        textStyle: .subheadline,
        controlSize: .small
    )
    static let medium = ComponentMetrics(
        minimumHeight: 44,
        padding: EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14),
        spacing: 8,
        cornerRadius: 8,
        borderWidth: 1,
        iconSize: 20,
        textStyle: .body,
        controlSize: .regular
    )
    static let large = ComponentMetrics(
        minimumHeight: 52,
        padding: EdgeInsets(top: 12, leading: 18, bottom: 12, trailing: 18),
        spacing: 10,
        cornerRadius: 10,
        borderWidth: 1,
        iconSize: 24,
        textStyle: .title3,
        controlSize: .large
    )
    static let extraLarge = ComponentMetrics(
        minimumHeight: 60,
        padding: EdgeInsets(top: 16, leading: 22, bottom: 16, trailing: 22),
        spacing: 12,
        cornerRadius: 12,
        borderWidth: 1,
        iconSize: 28,
        textStyle: .title2,
        controlSize: .large
    )
}
#endif
