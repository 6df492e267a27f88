#if os(iOS)
import SwiftUI
import Testing

@testable import ElevateUI

@MainActor @Suite struct ElevateButtonTests {
    @Test func eachToneHasItsName() throws {
        #expect(ButtonTokens.Tone(rawValue: "danger") == .danger)
        let tone = try #require(ButtonTokens.Tone.allCases.first)
        #expect(tone == .primary)
    }

    @Test func aButtonCanBeMade() {
        _ = ElevateButton("Save") {}.body
        let control = ElevateButtonControl(frame: .zero)
        control.isEnabled = false
        #expect(control.tone == .primary)
    }
}
#endif
