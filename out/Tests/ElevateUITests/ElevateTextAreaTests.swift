#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTextArea")
struct ElevateTextAreaTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTextArea(frame: .zero)
        #expect(component.label == "")
        #expect(component.rows == 3)
        #expect(component.maxLength == nil)
        #expect(component.size == .medium)
        #expect(component.isInvalid == false)
        #expect(component.isRequired == false)
        #expect(component.text == "")
        #expect(component.helpText == "")
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTextArea(
            text: .constant("Text")
        )
        _ = ElevateTextArea(
            helpText: "Help text",
            text: .constant("Text")
        )
    }
}
#endif
