#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTooltip")
struct ElevateTooltipTests {
    private final class ComponentTestDelegate: ElevateUIKitTooltipDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func tooltipDidChangePresentation(_: ElevateUIKitTooltip, _: Bool) {
            self.calls.value.append("tooltipDidChangePresentation")
        }
    }

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
        #expect(component.isEnabled)
        #expect(!component.isPresented)
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
        let stored = Mirror(reflecting: component).descendant("_isPresented", "given")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("target takes a view")
    func targetTakesAView() {
        let component = ElevateTooltip(
            isPresented: .constant(false),
            target: { Text("Target") },
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("target") is Text)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateTooltip(
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("isPresented tells tooltipDidChangePresentation")
    func isPresentedTells() throws {
        let component = ElevateUIKitTooltip(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitTooltipRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("given", as: Binding<Bool>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            binding.wrappedValue = true
        }
        #expect(component.isPresented)
        #expect(calls.value == ["tooltipDidChangePresentation"])
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
        _ = ElevateTooltip(
            content: { Text("Content") }
        )
        _ = ElevateTooltip(
            "Content"
        )
    }
}
#endif
