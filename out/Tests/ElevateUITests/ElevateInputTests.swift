#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateInput")
struct ElevateInputTests {
    @Test("Kind has the values of the web component")
    func kindRawValues() {
        let expected: [InputTokens.Kind.RawValue] = [
            "text",
            "number",
            "password",
            "email",
            "tel",
            "url",
            "search",
        ]
        #expect(InputTokens.Kind.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitInput(frame: .zero)
        #expect(component.label == "")
        #expect(component.placeholder == nil)
        #expect(component.maxLength == nil)
        #expect(component.debounce == 0)
        #expect(component.type == .text)
        #expect(component.size == .medium)
        #expect(component.clearable == false)
        #expect(component.passwordToggle == false)
        #expect(component.isInvalid == false)
        #expect(component.isRequired == false)
        #expect(component.text == "")
        #expect(component.helpText == "")
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateInput(
            text: .constant("Text")
        )
        _ = ElevateInput(
            helpText: "Help text",
            text: .constant("Text")
        )
    }
}
#endif
