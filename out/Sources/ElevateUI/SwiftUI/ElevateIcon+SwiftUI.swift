#if os(iOS)
import SwiftUI

/// Draws one icon of a registered library or of an address of your own.
///
/// **Web Component:** `<elvt-icon>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/icon.md`
///
/// **Adapted:**
/// - `src`: left out. The address of an icon in the web. Icons are symbols or images in the app's asset catalog.
/// - `resolver`: left out. Makes an address of an icon's name. On iOS the asset catalog finds it.
/// - `@elvt-load`: left out. The address of the icon was fetched or not. On iOS an icon comes from the asset catalog,
///   at once.
/// - `@elvt-error`: left out. The address of the icon was fetched or not. On iOS an icon comes from the asset catalog,
///   at once.
/// - `registerLibrary()`: left out. Adds icons to the web page. On iOS the asset catalog holds them.
@available(iOS 15, *)
public struct ElevateIcon: View {
    // MARK: - Properties

    private let icon: String?
    private let size: IconTokens.Size?
    private let rotation: IconTokens.Rotate

    // MARK: - Content

    private let label: String

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: A description for assistive technology; without it the icon is decoration.
    ///   - icon: The name in the library, as `library:name` or only `name`.
    ///   - size: The edge length. Without it, the icon is as tall as the text around it.
    ///   - rotation: Turns the icon clockwise, in degrees.
    public init(
        _ label: String = "",
        icon: String? = nil,
        size: IconTokens.Size? = nil,
        rotation: IconTokens.Rotate = .degrees0
    ) {
        self.label = label
        self.icon = icon
        self.size = size
        self.rotation = rotation
    }

    // MARK: - Body

    public var body: some View {
        Group {
            ComponentIcon(icon ?? "", size: metrics.iconSize)
        }
        .foregroundStyle(colors.textOnScreen)
        .rotationEffect(.degrees(Double(rotation.rawValue)))
        .imageLabel(label)
        .modifier(ComponentFrame(parts: colors.parts))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        IconTokens.colors
    }

    private var metrics: ComponentMetrics {
        size.map(IconTokens.metrics(for:)) ?? IconTokens.metrics
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateIconPreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            ElevateIcon("Basket", icon: "cart", size: .large)
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Examples")
    }
}
#endif
#endif
