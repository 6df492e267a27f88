#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateCard")
struct ElevateCardTests {
    @Test("Layer has the values of the web component")
    func layerRawValues() {
        let expected: [CardTokens.Layer.RawValue] = [
            0,
            1,
            2,
        ]
        #expect(CardTokens.Layer.allCases.map(\.rawValue) == expected)
    }

    @Test("Tone has the values of the web component")
    func toneRawValues() {
        let expected: [CardTokens.Tone.RawValue] = [
            "neutral",
            "emphasized",
        ]
        #expect(CardTokens.Tone.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitCard(frame: .zero)
        #expect(component.tone == .neutral)
        #expect(component.shape == .box)
        #expect(component.componentLayer == .layer0)
        #expect(!component.interactive)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            CardTokens.neutralColors,
            CardTokens.emphasizedColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("action is called")
    func actionIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateCard(
            action: { calls.value += 1 },
            content: { Text("Content") },
            header: { Text("Header") }
        )
        let stored = Mirror(reflecting: component).descendant("action")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateCard(
            content: { Text("Content") },
            header: { Text("Header") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("media takes a view")
    func mediaTakesAView() {
        let component = ElevateCard(
            content: { Text("Content") },
            media: { Text("Media") },
            header: { Text("Header") }
        )
        #expect(Mirror(reflecting: component).descendant("media") is Text)
    }

    @Test("header takes a view")
    func headerTakesAView() {
        let component = ElevateCard(
            content: { Text("Content") },
            header: { Text("Header") }
        )
        #expect(Mirror(reflecting: component).descendant("header") is Text)
    }

    @Test("footer takes a view")
    func footerTakesAView() {
        let component = ElevateCard(
            content: { Text("Content") },
            header: { Text("Header") },
            footer: { Text("Footer") }
        )
        #expect(Mirror(reflecting: component).descendant("footer") is Text)
    }

    @Test("action tells touchUpInside")
    func actionTells() throws {
        let component = ElevateUIKitCard(frame: .zero)
        component.interactive = true
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("touchUpInside") }, for: .touchUpInside)
        let view = ElevateUIKitCardRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("action", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime(component) {
            action()
        }
        #expect(calls.value == ["touchUpInside"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateCard(
            content: { Text("Content") },
            header: { Text("Header") }
        )
        _ = ElevateCard()
        _ = ElevateCard(
            header: { Text("Header") }
        )
    }
}
#endif
