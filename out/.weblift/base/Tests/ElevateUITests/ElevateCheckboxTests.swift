#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateCheckbox")
struct ElevateCheckboxTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitCheckbox(frame: .zero)
        #expect(component.size == .medium)
        #expect(component.isIndeterminate == false)
        #expect(component.isInvalid == false)
        #expect(component.isRequired == false)
        #expect(component.isOn == false)
        #expect(component.label == "")
        #expect(component.helpText == "")
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateCheckbox(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateCheckbox(
            "Label",
            isOn: .constant(false)
        )
    }
}
#endif
