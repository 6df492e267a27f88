import Foundation
import SwiftModel
import Testing
import WebModel

@testable import Generate

/// A caller with values gives these and says how one of them looks.
@Suite("The inits that make a view for each value")
struct DataInitTests {
    private func signatures(_ component: HandMadeComponent) -> [InitSignature.Kind: [String]] {
        let inits = ComponentSignature(component.scaffold.swift).inits.filter(\.kind.takesData)
        return Dictionary(uniqueKeysWithValues: inits.map { ($0.kind, $0.parameters.map(\.name.name)) })
    }

    private let list = HandMadeComponent("List", primitive: .list).action("onRefresh").slot("content", of: "")

    @Test("take the values first, and what makes a row where the content stood")
    func order() throws {
        let component = list.slot("footer")
        #expect(signatures(component) == [.data: ["data", "onRefresh", "rowContent", "footer"]])
        let file = RenderedFiles(component).text("ElevateList+SwiftUI.swift")
        let lines = [
            "extension ElevateList {",
            "    public init<Values: RandomAccessCollection, Row: View>(",
            "        _ data: Values,",
            "        @ViewBuilder rowContent: @escaping (Values.Element) -> Row,",
            "    ) where Values.Element: Identifiable, Content == ForEach<Values, Values.Element.ID, Row> {",
            "            content: { ForEach(data, content: rowContent) },",
        ]
        var rest = file[...]
        for line in lines {
            let found = try #require(rest.range(of: line + "\n"), "\(line)")
            rest = rest[found.upperBound...]
        }
    }

    @Test("take a text instead of a view as well, which has a name there")
    func texts() {
        let component = list.value("header", .string, default: .string("")).slot("header")
        #expect(
            signatures(component) == [
                .data: ["data", "onRefresh", "rowContent", "header"],
                .dataText: ["data", "header", "onRefresh", "rowContent"],
            ]
        )
        let main = ComponentSignature(component.scaffold.swift).inits
        #expect(main.first { $0.kind == .dataText }?.parameters.map(\.isUnlabeled) == [true, false, false, false])
    }

    @Test("have other words where the component has ours")
    func names() {
        let component = list.value("data", .string).value("rowContent", .string)
        #expect(signatures(component) == [.data: ["rows", "data", "rowContent", "onRefresh", "row"]])
        let both = component.value("rows", .string).value("row", .string)
        #expect(
            signatures(both) == [.data: ["dataTwo", "data", "rowContent", "rows", "row", "onRefresh", "rowContentTwo"]]
        )
    }

    @Test(
        "are there for what has children alike, and for nothing else",
        arguments: [
            (NativePrimitive.accordion, true), (.table, true), (.wizard, true), (.navigation, true), (.menu, true),
            (.pickerRadioGroup, true), (.card, false), (.button, false), (.sheet, false),
        ]
    )
    func kinds(primitive: NativePrimitive, isThere: Bool) {
        let component = HandMadeComponent("Thing", primitive: primitive).slot("content", of: "")
        #expect(signatures(component).isEmpty != isThere)
    }

    @Test("are not there beside items, which are values already, nor without content")
    func data() {
        #expect(signatures(HandMadeComponent("List", primitive: .list).slot("footer")).isEmpty)
        var menu = list
        menu.swift.members.append(
            Member(
                .items(.named("Row"), tag: "elvt-row"),
                name: SwiftIdentifier("items", as: .property),
                origin: ItemReference(.slot, "items")
            )
        )
        #expect(signatures(menu).isEmpty)
    }

    @Test("are called by the tests of the generated package")
    func called() {
        let tests = RenderedFiles(list).text("Tests/ElevateUITests/ElevateListTests.swift")
        #expect(tests.contains("[ExampleItem()],\n            rowContent: { _ in Text(\"Row\") }"))
        #expect(tests.contains("private struct ExampleItem: Identifiable {"))
    }
}
