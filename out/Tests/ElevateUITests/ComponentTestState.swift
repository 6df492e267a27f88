#if os(iOS)
import Foundation
import SwiftUI
import UIKit

/// The state of a caller, for tests of what a component does with it.
@available(iOS 15, *)
@MainActor
final class ComponentTestState<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var binding: Binding<Value> {
        Binding(get: { self.value }, set: { self.value = $0 })
    }
}

/// What is stored in a view, which is shown on no screen.
@available(iOS 15, *)
@MainActor
enum ComponentTestView {
    private static let depth = 16

    /// The value of the outermost property with this name and type.
    static func stored<Value>(_ name: String, as _: Value.Type, in view: Any) -> Value? {
        var level = [Mirror(reflecting: view)]
        for _ in 0..<depth {
            var next: [Mirror] = []
            for child in level.flatMap(\.children) {
                if child.label == name, let value = child.value as? Value { return value }
                let mirror = Mirror(reflecting: child.value)
                // What an object has is no part of the view.
                if mirror.displayStyle != .class { next.append(mirror) }
            }
            level = next
        }
        return nil
    }
}

/// How well a text can be read on a fill, as WCAG calculates it: from 1 to 21.
@available(iOS 15, *)
@MainActor
enum ComponentTestContrast {
    /// A translucent fill is taken to be on white in light, and on black in dark.
    static func ratio(of text: Color, on fill: Color, in appearance: UIUserInterfaceStyle) -> Double {
        let ground = appearance == .dark ? 0.0 : 1.0
        let back = components(of: fill, in: appearance, over: [ground, ground, ground])
        let front = components(of: text, in: appearance, over: back)
        let luminances = [luminance(of: front), luminance(of: back)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private static func components(
        of color: Color,
        in appearance: UIUserInterfaceStyle,
        over ground: [Double]
    ) -> [Double] {
        let traits = UITraitCollection(userInterfaceStyle: appearance)
        let values = (UIColor(color).resolvedColor(with: traits).cgColor.components ?? []).map { Double($0) }
        // A gray has one component before its alpha.
        let colors = values.count > 2 ? Array(values.prefix(3)) : Array(repeating: values.first ?? 0, count: 3)
        let alpha = values.last ?? 1
        return zip(colors, ground).map { $0 * alpha + $1 * (1 - alpha) }
    }

    private static func luminance(of components: [Double]) -> Double {
        let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
    }
}
#endif
