import SwiftModel
import Testing

@testable import Generate

@Suite("Values between UIKit and SwiftUI")
struct UIKitConversionTests {
    private let insets = SwiftType.named("EdgeInsets")
    private let directional = SwiftType.named("NSDirectionalEdgeInsets")
    private let color = SwiftType.named("Color")
    private let uiColor = SwiftType.named("UIColor")

    private func there(_ from: SwiftType, _ to: SwiftType) -> String? {
        UIKitConversion.toSwiftUI("a", from: from, to: to)
    }

    private func back(_ from: SwiftType, _ to: SwiftType) -> String? {
        UIKitConversion.toUIKit("a", from: from, to: to)
    }

    @Test("of one type are the same, also where the other side may have none")
    func same() {
        #expect(there(.string, .string) == "a")
        #expect(there(.string, .optional(.string)) == "a")
        #expect(back(.string, .optional(.string)) == "a")
    }

    @Test("of types that stand for each other are converted, each where it is there")
    func converted() {
        #expect(there(directional, insets) == "EdgeInsets(a)")
        #expect(there(.optional(directional), .optional(insets)) == "a.map { EdgeInsets($0) }")
        #expect(there(.optional(directional), insets) == "a.map { EdgeInsets($0) } ?? EdgeInsets()")
        #expect(there(uiColor, color) == "Color(a)")
        #expect(back(insets, directional) == "NSDirectionalEdgeInsets(a)")
        #expect(back(.optional(color), uiColor) == "a.map { UIColor($0) } ?? .tintColor")
    }

    @Test("that may be absent are nothing where nothing stands for it, and of no other type at all")
    func absent() {
        #expect(there(.optional(.string), .string) == "a ?? \"\"")
        #expect(there(.optional(.array(.string)), .array(.string)) == "a ?? []")
        #expect(there(.optional(.bool), .bool) == "a ?? false")
        #expect(there(.optional(.named("Date")), .named("Date")) == nil)
        #expect(there(.string, .named("Int")) == nil)
        #expect(back(.optional(.string), .string) == nil)
    }
}
