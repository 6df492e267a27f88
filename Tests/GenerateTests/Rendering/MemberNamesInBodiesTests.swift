import Core
import SwiftModel
import Testing

@testable import Generate

@Suite("Members in the code that stands around them")
struct MemberNamesInBodiesTests {
    @Test("the modifier that presents a component is called on the view, whatever a parameter is called")
    func presentation() {
        let files = RenderedFiles(
            HandMadeComponent("Dialog", primitive: .sheet).binding("isPresented", .bool).slot("content")
                .value("sheet", .string, default: .string(""))
        )
        let text = files.text("ElevateDialog+SwiftUI.swift")
        #expect(text.contains("        self.sheet(\n"))
        #expect(text.contains("private let sheet: String"))
        #expect(text.contains("                sheet: sheet"))
    }

    @Test("the greatest number of a badge may have a default, and so be no optional", arguments: [true, false])
    func badgeLimit(isOptional: Bool) {
        let type: SwiftType = .named("Int")
        let files = RenderedFiles(
            HandMadeComponent("Badge", primitive: .badge).value("value", .optional(.string), default: .nothing)
                .value(
                    "maximumValue",
                    isOptional ? .optional(type) : type,
                    default: isOptional ? .nothing : .integer(99)
                )
        )
        #expect(files.diagnostics.map(\.message) == [])
        #expect(files.text("ElevateBadge+SwiftUI.swift").contains("let limit = maximumValue") == isOptional)
    }
}
