import Foundation
import Generate
import SwiftModel
import Testing

@Suite("The identifier that tests of an app find a control by")
struct IdentifierTests {
    private static let controls: [(NativePrimitive, String, SwiftType)] = [
        (.textField, "text", .string), (.textEditor, "text", .string), (.searchField, "text", .string),
        (.secureField, "text", .string), (.oneTimeCode, "text", .string), (.stepper, "value", .named("Double")),
        (.slider, "value", .named("Double")), (.rating, "value", .named("Double")), (.toggleSwitch, "isOn", .bool),
        (.toggleCheckbox, "isOn", .bool), (.toggleButton, "isOn", .bool), (.button, "text", .string),
        (.datePicker, "selection", .named("Date")), (.timePicker, "selection", .named("Date")),
        (.tagInput, "values", .array(.string)),
    ]

    @Test("reaches the control, inside of the box with its label and its help", arguments: allStyles)
    func control(style: TemplateStyle) throws {
        for (primitive, name, type) in Self.controls {
            let component = HandMadeComponent("Control", primitive: primitive).binding(name, type).slot("label")
            let text = RenderedFiles(component.library, style: style).text("ElevateControl+SwiftUI.swift")
            #expect(text.contains(".identified("), "\(primitive)")
            guard let box = text.range(of: "ComponentField(") else { continue }
            let control = try #require(text.range(of: "} content: {", range: box.upperBound..<text.endIndex))
            #expect(text[control.upperBound...].contains(".identified("), "\(primitive)")
        }
    }

    @Test("tells the two ends of a range apart")
    func range() {
        let component = HandMadeComponent("Control", primitive: .dateRange)
            .binding("startDate", .optional(.named("Date"))).binding("endDate", .optional(.named("Date")))
        let text = RenderedFiles(component).text("ElevateControl+SwiftUI.swift")
        #expect(text.contains(".identified(\".start\")") && text.contains(".identified(\".end\")"))
    }

    @Test("goes with the text that stands in the place of a field")
    func readOnly() {
        let text = RenderedFiles(HandMadeComponent()).text("ComponentReadOnlyText.swift")
        #expect(text.contains(".textSelection(.enabled)\n            .identified()"))
    }

    @Test("of a UIKit class is that of the control in it")
    func uiKit() {
        let text = RenderedFiles(HandMadeComponent()).text("ElevateUIKitButton+UIKit.swift")
        #expect(text.contains("public override var accessibilityIdentifier: String? {"))
        #expect(text.contains(".componentIdentifier(self.component?.accessibilityIdentifier)"))
    }
}
