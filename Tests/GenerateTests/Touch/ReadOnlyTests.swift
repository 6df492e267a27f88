import Foundation
import Generate
import SwiftModel
import Testing

@Suite("A control whose value can only be read")
struct ReadOnlyTests {
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

    @Test("is not disabled, and is kept from being changed, by touch and by VoiceOver", arguments: allStyles)
    func isNotDisabled(style: TemplateStyle) {
        for (primitive, name, type) in Self.bound {
            let text = text(primitive, name, type, style)
            #expect(!text.contains(".disabled(isReadOnly)"), "\(primitive)")
            #expect(!text.contains("nothing here acts on"), "\(primitive)")
            let isRead = text.contains("$\(name).readOnly(isReadOnly)") || text.contains(".readOnlyText(")
            #expect(isRead, "\(primitive)\n\(text)")
        }
    }

    @Test("says so to VoiceOver", arguments: allStyles)
    func isSaid(style: TemplateStyle) {
        for (primitive, name, type) in Self.bound {
            let text = text(primitive, name, type, style)
            let isSaid = text.contains("isReadOnly: isReadOnly") || text.contains(".readOnly(isReadOnly)\n")
            #expect(isSaid, "\(primitive)\n\(text)")
        }
    }

    @Test("shows its text in the place of the field, where it can be selected", arguments: allStyles)
    func isSelected(style: TemplateStyle) {
        for primitive in [NativePrimitive.textField, .textEditor, .searchField, .oneTimeCode] {
            #expect(text(primitive, "text", .string, style).contains(".readOnlyText("), "\(primitive)")
        }
        let support = RenderedFiles(HandMadeComponent()).text("ComponentReadOnlyText.swift")
        #expect(support.contains(".textSelection(.enabled)"))
    }

    @Test("tells nobody a password", arguments: allStyles)
    func secrets(style: TemplateStyle) {
        let text = text(.secureField, "text", .string, style)
        let field = text.components(separatedBy: "SecureField(").last?.components(separatedBy: "\n").first
        #expect(field == "text: $text.readOnly(isReadOnly), prompt: Text(verbatim: \"\")) {")
    }

    @Test("has no button that empties it")
    func clearing() {
        let component = HandMadeComponent("Control", primitive: .searchField).binding("text", .string)
            .value("isReadOnly", .bool, default: .boolean(false))
        let text = RenderedFiles(component).text("ElevateControl+SwiftUI.swift")
        #expect(text.contains("if !text.isEmpty && !isReadOnly {"))
    }
}
