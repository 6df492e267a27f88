import Documents
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("A piece of Swift, and what it mentions")
struct SwiftCodeTests {
    private let label = SwiftCode(naming: "label")
    private let icon = SwiftCode(naming: "icon")

    @Test("is made by interpolation, and mentions what its parts mention, each name once")
    func interpolation() {
        let name: SwiftCode = "\(label).map { Text($0) }"
        #expect(name.text == "label.map { Text($0) }")
        #expect(name.mentions == ["label"])
        let both: SwiftCode = "f(\(icon), \(name), \(label), \(icon))"
        #expect(both.text == "f(icon, label.map { Text($0) }, label, icon)")
        #expect(both.mentions == ["icon", "label"])
    }

    @Test("mentions nothing by what is put in as plain text")
    func plain() {
        let code: SwiftCode = "\(plain: SwiftType.string)(\(plain: "label"): \(plain: 2))"
        #expect(code.text == "String(label: 2)")
        #expect(code.mentions == [])
        #expect(("label" as SwiftCode).mentions == [])
    }

    @Test("is joined with others as texts are")
    func joined() {
        #expect([label, icon, label].joined(separator: " || ") == "\(label) || \(icon) || \(label)")
        #expect([SwiftCode]().joined(separator: ", ") == "")
    }

    @Test("is in parentheses as a part of an expression where an operator stands in it")
    func grouped() {
        let choice = SwiftCode.operation("\(label) ? a : b")
        #expect("\(choice.grouped).c" == SwiftCode("(label ? a : b).c", mentioning: ["label"]))
        #expect("\(label.grouped).c" == SwiftCode("label.c", mentioning: ["label"]))
    }

    @Test("says what it mentions in the data of a template, unless that is nothing")
    func value() {
        #expect(TemplateValue.swift(label) == .code(TemplateCode("label", mentioning: ["label"])))
        #expect(TemplateValue.swift("nil") == "nil")
        #expect(TemplateValue.optionalSwift(nil) == .null)
    }

    @Test("mentions a member by its name, however that is spelled where it stands")
    func members() throws {
        let component = HandMadeComponent().value("default", .string).value("lazy", .bool).binding("isOn", .bool)
            .scaffold
        let roles = MemberRoles(
            component: component,
            library: ScaffoldLibrary(HandMadeComponent().library, of: .init())
        )
        let codes = component.members.map(roles.reference)
        #expect(codes.map(\.text) == ["`default`", "self.lazy", "isOn"])
        #expect(codes.map(\.mentions) == [["default"], ["lazy"], ["isOn"]])
    }
}
