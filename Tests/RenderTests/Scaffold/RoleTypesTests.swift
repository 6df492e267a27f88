import SwiftModel
import Testing

@testable import Render

@Suite("A member plays a role that bodies count on only with a type that they know")
struct RoleTypesTests {
    @Test("a plain value")
    func values() {
        #expect(RoleTypes.allow(.optional(.named("EdgeInsets")), asValue: "padding"))
        #expect(!RoleTypes.allow(.string, asValue: "padding"))
        #expect(RoleTypes.allow(.named("URL"), asValue: "src"))
        #expect(!RoleTypes.allow(.array(.string), asValue: "src"))
        #expect(RoleTypes.allow(.function(parameters: [], returns: .void), asValue: "formatter"))
        #expect(!RoleTypes.allow(.string, asValue: "formatter"))
    }

    @Test("a Binding, of each primitive its own")
    func bindings() {
        #expect(RoleTypes.allow(.bool, asBinding: "isPresented", in: .sheet))
        #expect(!RoleTypes.allow(.optional(.bool), asBinding: "isPresented", in: .sheet))
        #expect(RoleTypes.allow(.optional(.named("Date")), asBinding: "selection", in: .datePicker))
        #expect(!RoleTypes.allow(.named("Int"), asBinding: "selection", in: .datePicker))
        #expect(RoleTypes.allow(.named("Int"), asBinding: "selection", in: .pickerMenu))
        #expect(RoleTypes.allow(.optional(.string), asBinding: "selection", in: .list))
        #expect(!RoleTypes.allow(.string, asBinding: "selection", in: .list))
        #expect(RoleTypes.allow(.array(.named("Double")), asBinding: "value", in: .slider))
        #expect(!RoleTypes.allow(.named("Int"), asBinding: "value", in: .slider))
    }

    @Test("what no body counts on takes any type")
    func others() {
        #expect(RoleTypes.allow(.string, asValue: "anything"))
        #expect(RoleTypes.allow(.string, asBinding: "anything", in: nil))
    }
}

@Suite("Bodies of components whose members are of other shapes than ours")
struct OtherShapesTests {
    private func body(_ name: String, _ primitive: String, _ results: [(role: String, result: String)]) throws -> String
    {
        let fields = results.map { #"{"kind":"field","name":"\#($0.role)","type":{"text":"string"}}"# }
        let rows = results.map { "| `\($0.role): any` | `\($0.result)` | same |" }
        return try OneComponent(
            members: fields.joined(separator: ","),
            rows: """
                ## Components

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `x-\(name)` | `\(primitive)` | `UIView` |

                ## Properties

                | Web | SwiftUI | UIKit |
                |---|---|---|
                \(rows.joined(separator: "\n"))

                """,
            tag: "x-\(name)"
        ).text
    }

    @Test("a total that may be absent has the web's own in its place")
    func total() throws {
        let text = try body(
            "bar",
            "ProgressView.linear",
            [("now", "amount: Double = 0 as value"), ("end", "end: Double? = nil as total")]
        )
        #expect(text.contains("total: (end ?? 100)"))
    }

    @Test("where nobody says how many pages there are, there may be one more")
    func pages() throws {
        let text = try body("pages", "Paginator", [("now", "$current: Int as page")])
        #expect(text.contains("pageCount: current + 1"))
    }

    @Test("a disclosure of which nobody says whether it is open opens all the same")
    func disclosure() throws {
        let text = try body("more", "DisclosureGroup", [("words", "words: String as label")])
        #expect(text.contains("DisclosureGroup {"))
        #expect(!text.contains(".constant"))
    }

    @Test("a padding of another type is told, and not written")
    func padding() throws {
        let text = try body("box", "Container", [("room", "room: String = \"\" as padding")])
        #expect(!text.contains(".padding(room"))
    }

    @Test("a message with an icon that may be absent shows one that is there")
    func icon() throws {
        let text = try body("note", "Banner", [("sign", "sign: String? = nil as icon")])
        #expect(text.contains("if let sign { ComponentIcon(sign).accessibilityHidden(true) }"))
    }
}
