#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTooltip")
struct ElevateTooltipTests {
    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [TooltipTokens.Placement.RawValue] = [
            "top",
            "right",
            "bottom",
            "left",
        ]
        #expect(TooltipTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTooltip(frame: .zero)
        #expect(component.placement == .top)
        #expect(component.isEnabled == true)
        #expect(component.isPresented == false)
        #expect(component.content == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            TooltipTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isPresented is written through")
    func isPresentedIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateTooltip(
            isPresented: state.binding,
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("_isPresented")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTooltip(
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        _ = ElevateTooltip(
            "Content",
            isPresented: .constant(false)
        )
    }
}
#endif
