#if os(iOS)
import SwiftUI
import UIKit

/// A color as it is seen in one appearance, and how well it is told from what is behind it, as WCAG 2 measures that.
@available(iOS 15, *)
nonisolated struct ComponentInk: Sendable {
    /// What texts need, and what is enough for marks and large texts.
    static let textContrast = 4.5
    static let markContrast = 3.0

    private let channels: SIMD3<Double>
    /// How much of it is seen: what is not seen at all is not meant to be.
    let opacity: Double

    private static let black = ComponentInk(channels: SIMD3(repeating: 0))
    private static let white = ComponentInk(channels: SIMD3(repeating: 1))

    private init(channels: SIMD3<Double>) {
        self.channels = channels
        opacity = 1
    }

    /// What is translucent shows what is behind it.
    init(_ color: UIColor, over ground: ComponentInk?) {
        // A gray has one channel and its opacity.
        let parts = (color.cgColor.components ?? []).map { Double($0) }
        let own = parts.count > 3 ? SIMD3(parts[0], parts[1], parts[2]) : SIMD3(repeating: parts.first ?? 0)
        opacity = parts.last ?? 1
        channels = own * opacity + (ground ?? .black).channels * (1 - opacity)
    }

    var uiColor: UIColor { UIColor(red: channels.x, green: channels.y, blue: channels.z, alpha: 1) }

    func contrast(on fill: ComponentInk) -> Double {
        let (one, other) = (luminance, fill.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// As much darker or lighter as it takes; on the other side of the fill, where there is no room on its own.
    func readable(on fill: ComponentInk, contrast: Double) -> ComponentInk {
        let isLighter = luminance > fill.luminance
        let ends: [ComponentInk] = isLighter ? [.white, .black] : [.black, .white]
        guard ends[0].contrast(on: fill) >= contrast else { return ends[1] }
        let steps = (1..<16).lazy.map { step in
            ComponentInk(channels: channels + (ends[0].channels - channels) * (Double(step) / 16))
        }
        return steps.first { $0.contrast(on: fill) >= contrast } ?? ends[0]
    }

    private var luminance: Double {
        let linear = [channels.x, channels.y, channels.z].map { channel in
            let channel = min(max(channel, 0), 1)
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

@available(iOS 15, *)
nonisolated extension Color {
    /// The color where it can be read, and else one close to it that can, in each appearance.
    ///
    /// - Parameters:
    ///   - fill: What is behind it. The screen shows through what is translucent.
    ///   - contrast: How well it is to be told from the fill.
    /// - Returns: The color that is drawn.
    func readable(on fill: Color = .clear, contrast: Double = ComponentInk.textContrast) -> Color {
        let text = self
        return Color(
            uiColor: UIColor { @Sendable traits in
                let color = UIColor(text).resolvedColor(with: traits)
                let screen = ComponentInk(UIColor.systemBackground.resolvedColor(with: traits), over: nil)
                let surface = ComponentInk(UIColor(fill).resolvedColor(with: traits), over: screen)
                let ink = ComponentInk(color, over: surface)
                guard ink.opacity > 0, ink.contrast(on: surface) < contrast else { return color }
                return ink.readable(on: surface, contrast: contrast).uiColor
            }
        )
    }
}
#endif
