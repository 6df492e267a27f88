#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateExpansionPanel")
struct ElevateExpansionPanelTests {
    @Test("HeadingLevel has the values of the web component")
    func headingLevelRawValues() {
        let expected: [ExpansionPanelTokens.HeadingLevel.RawValue] = [
            1,
            2,
            3,
            4,
            5,
            6,
        ]
        #expect(ExpansionPanelTokens.HeadingLevel.allCases.map(\.rawValue) == expected)
    }

    @Test("IndicatorPlacement has the values of the web component")
    func indicatorPlacementRawValues() {
        let expected: [ExpansionPanelTokens.IndicatorPlacement.RawValue] = [
            "start",
            "end",
        ]
        #expect(ExpansionPanelTokens.IndicatorPlacement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitExpansionPanel(frame: .zero)
        #expect(component.headingLevel == .h3)
        #expect(component.indicatorPlacement == .trailing)
        #expect(!component.isExpanded)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            ExpansionPanelTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isExpanded is written through")
    func isExpandedIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateExpansionPanel(
            isExpanded: state.binding,
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("_isExpanded", "given")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateExpansionPanel(
            isExpanded: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateExpansionPanel(
            isExpanded: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("indicator takes a view")
    func indicatorTakesAView() {
        let component = ElevateExpansionPanel(
            isExpanded: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") },
            indicator: { Text("Indicator") }
        )
        #expect(Mirror(reflecting: component).descendant("indicator") is Text)
    }

    @Test("isExpanded tells valueChanged")
    func isExpandedTells() throws {
        let component = ElevateUIKitExpansionPanel(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitExpansionPanelRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("given", as: Binding<Bool>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = true
        }
        #expect(component.isExpanded)
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateExpansionPanel(
            isExpanded: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateExpansionPanel(
            "Label",
            isExpanded: .constant(false)
        )
        _ = ElevateExpansionPanel(
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateExpansionPanel(
            "Label"
        )
    }
}
#endif
