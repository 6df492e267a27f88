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

    @Test("each has an effect on every primitive, and without one", arguments: [SwiftType.bool, .bool.optional])
    func effects(flag: SwiftType) {
        for primitive in NativePrimitive.allCases.filter({ $0 != .item }).map(Optional.init) + [nil] {
            let opens: Set<NativePrimitive?> = [.disclosureGroup, .accordion, .navigation]
            let names = Self.flags.filter { $0 != "isExpanded" || !opens.contains(primitive) }
            let component = names.reduce(HandMadeComponent("Control", primitive: primitive)) { $0.value($1, flag) }
                .value("width", .named("Double")).value("height", .named("CGFloat").optional).value("help", .string)
                .action("action").variant("size", ["s", "m"], default: "m")
            let files = TemplateStyle.allCases.map { RenderedFiles(component.library, style: $0) }
            let inert = files.flatMap { $0.inert(in: "ElevateControl+SwiftUI.swift") }
            #expect(inert == [], "\(primitive?.rawValue ?? "none")")
        }
    }
}
