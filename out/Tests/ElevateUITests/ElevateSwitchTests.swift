#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSwitch")
struct ElevateSwitchTests {
    @Test("LabelPlacement has the values of the web component")
    func labelPlacementRawValues() {
        let expected: [SwitchTokens.LabelPlacement.RawValue] = [
            "start",
            "end",
        ]
        #expect(SwitchTokens.LabelPlacement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSwitch(frame: .zero)
        #expect(component.helpText == nil)
        #expect(component.size == .medium)
        #expect(component.labelPlacement == .trailing)
        #expect(component.isRequired == false)
        #expect(component.isOn == false)
        #expect(component.label == "")
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateSwitch(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateSwitch(
            "Label",
            isOn: .constant(false)
        )
    }
}
#endif
