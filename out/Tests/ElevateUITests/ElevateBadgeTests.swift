#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateBadge")
struct ElevateBadgeTests {
    @Test("Rank has the values of the web component")
    func rankRawValues() {
        let expected: [BadgeTokens.Rank.RawValue] = [
            1,
            2,
            3,
        ]
        #expect(BadgeTokens.Rank.allCases.map(\.rawValue) == expected)
    }

    @Test("Tone has the values of the web component")
    func toneRawValues() {
        let expected: [BadgeTokens.Tone.RawValue] = [
            "primary",
            "success",
            "warning",
            "danger",
            "emphasized",
            "neutral",
            "brand",
        ]
        #expect(BadgeTokens.Tone.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitBadge(frame: .zero)
        #expect(component.value == nil)
        #expect(component.maximumValue == nil)
        #expect(component.tone == .primary)
        #expect(component.shape == .pill)
        #expect(component.rank == .one)
        #expect(!component.isPulsing)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            BadgeTokens.dangerColors,
            BadgeTokens.neutralColors,
            BadgeTokens.primaryColors,
            BadgeTokens.emphasizedColors,
            BadgeTokens.brandColors,
            BadgeTokens.successColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateBadge(
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateBadge(
            label: { Text("Label") }
        )
        _ = ElevateBadge(
            "Label"
        )
    }
}
#endif
