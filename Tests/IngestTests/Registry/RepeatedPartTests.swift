import Core
import Ingest
import Testing
import WebModel

/// Of the founding document on shadcn/ui, “Radix UI Primitives → SwiftUI Equivalents” and “Multiple exports working together”.
@Suite("Parts of a registry item that callers repeat")
struct RepeatedPartTests {
    private static func fixture(_ exports: [String], beside code: String = "") -> ManifestFixture {
        let functions = exports.map {
            "export function \($0)({ ...props }: React.ComponentProps<typeof Primitive.Part>) { return <div {...props} /> }"
        }
        return RegistryFixture.read(functions.joined(separator: "\n") + "\n" + code)
    }

    private static func slots(_ tag: String, of fixture: ManifestFixture) throws -> [String] {
        try fixture.component(tag).slots.map(\.name)
    }

    @Test("“Tabs”: a trigger in a list is an item, and the list is none of its own")
    func tabs() throws {
        let fixture = Self.fixture(["Tabs", "TabsList", "TabsTrigger", "TabsContent"])
        #expect(fixture.library.components.map(\.tag) == ["shadcn-tabs", "shadcn-tabs-trigger"])
        #expect(try Self.slots("shadcn-tabs", of: fixture) == [""])
        #expect(try Self.slots("shadcn-tabs-trigger", of: fixture) == [""])
        #expect(try fixture.component("shadcn-tabs-trigger").className == "TabsTrigger")
    }

    @Test("“Select”: items are components of their own, and the one trigger stays a slot")
    func select() throws {
        let fixture = Self.fixture(["Select", "SelectTrigger", "SelectContent", "SelectItem", "SelectLabel"])
        #expect(fixture.library.components.map(\.tag) == ["shadcn-select", "shadcn-select-item"])
        #expect(try Self.slots("shadcn-select", of: fixture) == ["trigger", "", "label"])
    }

    @Test(
        "groups, dividers and rows stand in the content, and what the system draws is no place of the component either",
        arguments: [
            (
                "Menu",
                ["Trigger", "Content", "Item", "Group", "Separator", "Shortcut", "Sub", "SubTrigger", "SubContent"],
                ["trigger", ""]
            ),
            ("Menu", ["Trigger", "Label", "Item"], ["trigger", "label", ""]),
            ("Menu", ["Trigger", "Group", "Label", "Item"], ["trigger", ""]),
            (
                "Table", ["Header", "Body", "Footer", "Row", "Head", "Cell", "Caption"],
                ["header", "", "footer", "caption"]
            ),
            ("Hero", ["Head", "Footer"], ["head", "footer", ""]), ("Select", ["ScrollUpButton", "Item"], [""]),
            ("Tooltip", ["Provider", "Trigger", "Content", "Arrow"], ["trigger", ""]),
            ("Slider", ["Track", "Range", "Thumb"], [""]),
            ("Card", ["HeaderGroup", "Backdrop", "Title"], ["title", ""]),
        ]
    )
    func content(whole: String, parts: [String], slots: [String]) throws {
        let fixture = Self.fixture([whole] + parts.map { whole + $0 })
        #expect(try Self.slots("shadcn-\(whole.lowercased())", of: fixture).sorted() == slots.sorted())
        let told = fixture.diagnostics.filter { $0.message.contains("in the content, or the system draws") }
        #expect(
            told.count == (parts == ["Trigger", "Label", "Item"] || whole == "Hero" ? 0 : 1),
            "\(fixture.diagnostics)"
        )
    }

    @Test("“Accordion”: what each item opens and what opens it are slots of the item")
    func accordion() throws {
        let fixture = Self.fixture(["Accordion", "AccordionItem", "AccordionTrigger", "AccordionContent"])
        #expect(fixture.library.components.map(\.tag) == ["shadcn-accordion", "shadcn-accordion-item"])
        #expect(try Self.slots("shadcn-accordion-item", of: fixture) == ["trigger", ""])
        #expect(try Self.slots("shadcn-accordion", of: fixture) == [""])
    }

    @Test(
        "a part with a value of its own is an item, whatever its name says, with all of its properties; the content for a value is none"
    )
    func valued() throws {
        let json = """
            export function Plan(props: { value: string; children?: React.ReactNode }) { return null }
            /** One of the plans. */
            export function PlanRow({ value, note = "", ...props }: { value: string; note?: string; children?: React.ReactNode }) {}
            export function PlanPanel(props: { value: string; children?: React.ReactNode }) { return null }
            export function PlanHeader(props: { children?: React.ReactNode }) { return null }
            """
        let fixture = RegistryFixture.read(json)
        #expect(fixture.library.components.map(\.tag) == ["shadcn-plan", "shadcn-plan-row"])
        let row = try fixture.component("shadcn-plan-row")
        #expect(row.properties.map(\.name) == ["value", "note"] && row.description == "One of the plans.")
        #expect(row.properties[1].defaultValue == #""""#)
        #expect(try Self.slots("shadcn-plan", of: fixture) == ["", "panel", "header"])
    }

    @Test("without a list or an item nothing is repeated")
    func none() throws {
        let fixture = Self.fixture(["Dialog", "DialogTrigger", "DialogContent", "DialogTitle"])
        #expect(fixture.library.components.map(\.tag) == ["shadcn-dialog"])
        #expect(try Self.slots("shadcn-dialog", of: fixture) == ["trigger", "", "title"])
    }
}
