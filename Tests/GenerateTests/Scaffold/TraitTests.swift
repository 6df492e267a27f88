import SwiftModel
import Testing

@testable import Generate

/// Sayings of any component: see `modifiers.mustache`.
@Suite("Traits")
struct TraitTests {
    private static let flags = [
        "isActive", "isChecked", "isCurrent", "isDisabled", "isDisplayOnly", "isExpanded", "isFullWidth", "isHidden",
        "isHighlighted", "isInvalid", "isLoading", "isPressed", "isPulsing", "isReadOnly", "isRequired", "isSelected",
    ]

    @Test(
        "each has an effect on every primitive, and on a component without one",
        arguments: [SwiftType.bool, .bool.optional]
    )
    func effects(flag: SwiftType) {
        for primitive in NativePrimitive.allCases.filter({ $0 != .item }).map(Optional.init) + [nil] {
            let opens = [NativePrimitive.disclosureGroup, .accordion, .navigation].contains(primitive)
            let names = Self.flags.filter { $0 != "isExpanded" || !opens }
            let component = names.reduce(HandMadeComponent("Control", primitive: primitive)) { $0.value($1, flag) }
                .value("width", .named("Double")).value("height", .named("CGFloat").optional).value("help", .string)
                .action("action").variant("size", ["s", "m"], default: "m")
            for style in TemplateStyle.allCases {
                let inert = RenderedFiles(component.library, style: style).inert(in: "ElevateControl+SwiftUI.swift")
                #expect(inert == [], "\(primitive?.rawValue ?? "none")")
            }
        }
    }
}
