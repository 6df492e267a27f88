import Foundation
import Generate
import SwiftModel
import Testing

@Suite("A control")
struct ControlTests {
    private static let bound: [(NativePrimitive, String, SwiftType)] = [
        (.textField, "text", .string), (.textEditor, "text", .string), (.searchField, "text", .string),
        (.oneTimeCode, "text", .string), (.secureField, "text", .string), (.stepper, "value", .named("Double")),
        (.slider, "value", .named("Double")), (.rating, "value", .named("Double")), (.toggleSwitch, "isOn", .bool),
        (.toggleCheckbox, "isOn", .bool), (.toggleButton, "isOn", .bool), (.datePicker, "selection", .named("Date")),
        (.timePicker, "selection", .named("Date")),
    ]

    private func text(
        _ primitive: NativePrimitive,
        _ name: String,
        _ type: SwiftType,
        _ style: TemplateStyle
    ) -> String {
        let component = HandMadeComponent("Control", primitive: primitive).binding(name, type)
            .value("isReadOnly", .bool, default: .boolean(false))
        return RenderedFiles(component.library, style: style).text("ElevateControl+SwiftUI.swift")
    }

    @Test(
        "whose value can only be read is not disabled, and is kept from being changed, by touch and by VoiceOver",
        arguments: allStyles
    )
    func isNotDisabled(style: TemplateStyle) {
        for (primitive, name, type) in Self.bound {
            let text = text(primitive, name, type, style)
            #expect(!text.contains(".disabled(isReadOnly)"), "\(primitive)")
            #expect(!text.contains("nothing here acts on"), "\(primitive)")
            let isRead = text.contains("$\(name).readOnly(isReadOnly)") || text.contains(".readOnlyText(")
            #expect(isRead, "\(primitive)\n\(text)")
        }
    }

    @Test("whose value can only be read says so to VoiceOver", arguments: allStyles)
    func isSaid(style: TemplateStyle) {
        for (primitive, name, type) in Self.bound {
            let text = text(primitive, name, type, style)
            let isSaid = text.contains("isReadOnly: isReadOnly") || text.contains(".readOnly(isReadOnly)\n")
            #expect(isSaid, "\(primitive)\n\(text)")
        }
    }

    @Test(
        "whose value can only be read shows its text in the place of the field, where it can be selected",
        arguments: allStyles
    )
    func isSelected(style: TemplateStyle) {
        for primitive in [NativePrimitive.textField, .textEditor, .searchField, .oneTimeCode] {
            #expect(text(primitive, "text", .string, style).contains(".readOnlyText("), "\(primitive)")
        }
    }

    @Test("whose value can only be read tells nobody a password", arguments: allStyles)
    func secrets(style: TemplateStyle) {
        let text = text(.secureField, "text", .string, style)
        let field = text.components(separatedBy: "SecureField(").last?.components(separatedBy: "\n").first
        #expect(field == "text: $text.readOnly(isReadOnly), prompt: Text(verbatim: \"\")) {")
    }

    @Test("whose value can only be read has no button that empties it")
    func clearing() {
        #expect(text(.searchField, "text", .string, .elevate).contains("if !text.isEmpty && !isReadOnly {"))
    }

    // MARK: Identifiers

    @Test(
        "has the identifier that tests of an app find it by, inside of the box with its label and its help",
        arguments: allStyles
    )
    func control(style: TemplateStyle) throws {
        for (primitive, name, type) in Self.bound + [
            (.button, "text", .string), (.tagInput, "values", .array(.string)),
        ] {
            let component = HandMadeComponent("Control", primitive: primitive).binding(name, type).slot("label")
            let text = RenderedFiles(component.library, style: style).text("ElevateControl+SwiftUI.swift")
            #expect(text.contains(".identified("), "\(primitive)")
            guard let box = text.range(of: "ComponentField(") else { continue }
            let control = try #require(text.range(of: ") {", range: box.upperBound..<text.endIndex))
            #expect(text[control.upperBound...].contains(".identified("), "\(primitive)")
        }
    }

    @Test("has identifiers that tell the two ends of a range apart")
    func range() {
        let component = HandMadeComponent("Control", primitive: .dateRange)
            .binding("startDate", .optional(.named("Date"))).binding("endDate", .optional(.named("Date")))
        let text = RenderedFiles(component).text("ElevateControl+SwiftUI.swift")
        #expect(text.contains(".identified(\".start\")") && text.contains(".identified(\".end\")"))
    }

    @Test("has an identifier that goes with the text that stands in the place of a field, where it can be selected")
    func readOnly() {
        let text = RenderedFiles(HandMadeComponent()).text("ComponentReadOnlyText.swift")
        #expect(text.contains(".textSelection(.enabled)\n            .identified()"))
    }
}
