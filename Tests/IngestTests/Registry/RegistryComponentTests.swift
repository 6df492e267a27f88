import Core
import Ingest
import Testing
import WebModel

/// Of the founding document on shadcn/ui, the sections “Compound Components” and “Registry Item Schema”.
@Suite("Components of a registry item")
struct RegistryComponentTests {
    private static let panel = #"""
        interface PanelProps extends React.HTMLAttributes<HTMLDivElement> {
          depth?: "flat" | "raised"
        }
        const Panel = React.forwardRef<HTMLDivElement, PanelProps>(
          ({ className, depth = "raised", ...props }, ref) => <div ref={ref} {...props} />
        )
        Panel.displayName = "Panel"
        function PanelHeader({ ...props }: React.ComponentProps<"div">) { return <div {...props} /> }
        function PanelTitle({ level = 2 }: { level?: number }) { return null }
        function PanelContent(props: React.ComponentProps<"div">) { return <div {...props} /> }
        function PanelFooter(props: React.ComponentProps<"div">) { return <div {...props} /> }
        function Panelist(props: { name: string }) { return null }
        const PanelLink = (props: { href: string }) => null
        export { Panel, PanelHeader, PanelTitle, PanelContent, PanelFooter, Panelist }
        """#

    @Test(
        "“Multiple exports working together”: exports whose names go on with a capital behind another one are its slots"
    )
    func parts() throws {
        let fixture = RegistryFixture.read(Self.panel)
        #expect(fixture.library.components.map(\.tag) == ["shadcn-panel", "shadcn-panelist"])
        let component = try fixture.component("shadcn-panel")
        #expect(component.slots.map(\.name) == ["header", "title", "", "footer"])
        #expect(component.properties.map(\.name) == ["depth"])
        #expect(component.properties[0].defaultValue == #""raised""#)
        // A slot has no properties; that one had some is told.
        #expect(fixture.ids == [.registryNotRead])
        #expect(try fixture.diagnostic(.registryNotRead).message.contains("“PanelTitle” has properties of its own"))
    }

    @Test("a statement that declares several constants declares each, and arguments of a type are none")
    func several() throws {
        let json = """
            export const Box = (props: { size: string }) => null,
              Row = React.forwardRef<HTMLDivElement, { gap: string }>((props, ref) => null)
            export const Cell = memo<Map<string, number>, Props>((props: { width: string }) => null)
            """
        let fixture = RegistryFixture.read(json)
        #expect(fixture.library.components.map(\.tag) == ["shadcn-box", "shadcn-cell", "shadcn-row"])
        #expect(try fixture.component("shadcn-box").properties.map(\.name) == ["size"])
        #expect(try fixture.component("shadcn-row").properties.map(\.name) == ["gap"])
    }

    @Test("a name for another package's component is a component with content, of which nothing else is known")
    func renamed() throws {
        let json = """
            const Drawer = DrawerPrimitive.Root
            const Limit = Number.MAX_VALUE
            const Context = React.createContext(null)
            const Sizes = { sm: 1 }
            export { Drawer, Limit, Context, Sizes }
            """
        let fixture = RegistryFixture.read(json)
        #expect(fixture.library.components.map(\.tag) == ["shadcn-drawer"])
        #expect(try fixture.component("shadcn-drawer").slots.map(\.name) == [""])
        #expect(fixture.ids == [.registryNotRead])
    }

    @Test(
        "a component is found in every way in which one is written",
        arguments: [
            "export function Box(props: { size: string }) {}",
            "export default function Box(props: { size: string }) {}",
            "export const Box = (props: { size: string }) => null",
            "export const Box: React.FC<{ size: string }> = (props) => null",
            "export const Box = React.memo(function Box(props: { size: string }) { return null })",
            "export const Box = React.forwardRef<HTMLElement, { size: string }>((props, ref) => null)",
            "export class Box extends React.Component<{ size: string }> {}",
            "function Box(props: { size: string }) {}\nexport default Box",
            "function Inner(props: { size: string }) {}\nexport { Inner as Box }",
            "type P = { size: string }\nexport function Box({ size, ...props }: P & React.ComponentProps<\"div\">) {}",
            "interface A { size: string }\ninterface P extends A {}\nexport function Box(props: P) {}",
            "type P = Pick<{ size: string; other: string }, \"size\">\nexport function Box(props: P) {}",
            "type P = Omit<{ size: string; other: string }, \"other\">\nexport function Box(props: P) {}",
            "function Base(props: { size: string }) {}\nexport function Box(props: React.ComponentProps<typeof Base>) {}",
        ]
    )
    func forms(code: String) throws {
        let component = try RegistryFixture.read(code).component("shadcn-box")
        #expect(component.properties.map(\.name) == ["size"])
        #expect(component.properties[0].type == WebType(.keyword(.string)) && component.properties[0].isRequired)
    }

    @Test("of what an element of HTML has, only what the code names is known, and its type is not guessed")
    func taken() throws {
        let fixture = RegistryFixture.read(
            #"export function Field({ type, disabled = false, onChange, ...props }: React.ComponentProps<"input">) {}"#
        )
        let component = try fixture.component("shadcn-field")
        #expect(component.properties.map(\.name) == ["type", "disabled"])
        #expect(component.properties.map(\.type) == [nil, nil])
        #expect(component.properties.map(\.defaultValue) == [nil, "false"])
        #expect(component.events.map(\.name) == ["change"])
        // An input has no content.
        #expect(component.slots.isEmpty)
    }

    @Test("“shadcn/ui uses a JSON registry”: a registry has items, and what it says of them beside the code is kept")
    func registry() throws {
        let item = RegistryFixture.item(
            "export function Box() {}",
            name: "box",
            beside: #","author":"Ann","title":"A box""#
        )
        let user = RegistryFixture.item(
            "export function Crate() {}",
            name: "crate",
            beside: #","description":"Words.","registryDependencies":["box","https://x.example/r/y"]"#
        )
        let fixture = RegistryFixture.read(
            json: #"{"$schema":"https://ui.shadcn.com/schema/registry.json","name":"acme","items":[\#(item),\#(user)]}"#
        )
        #expect(fixture.library.name == "acme")
        #expect(try fixture.component("shadcn-box").extensions.map(\.name) == ["author", "title"])
        let crate = try fixture.component("shadcn-crate")
        #expect(crate.description == "Words." && crate.dependencies == ["shadcn-box"])
        #expect(fixture.ids == [])
    }

    @Test(
        "code that is elsewhere and code of no React is told, design tokens are kept; an item without components is no mistake of others"
    )
    func notRead() throws {
        let fixture = RegistryFixture.read(
            json: #"""
                {"items":[
                {"name":"a","type":"registry:ui","files":[{"path":"a.tsx","type":"registry:ui"},{"path":"b.tsx","type":"registry:ui"}]},
                {"name":"b","type":"registry:ui","files":[{"path":"b.vue","type":"registry:ui","content":"<template/>"}]},
                {"name":"c","type":"registry:hook","files":[{"path":"use-c.ts","type":"registry:hook","content":"export const C = 1"}]},
                {"name":"d","type":"registry:theme","cssVars":{"light":{"a":"1px"}}},
                {"type":"registry:ui"},
                {"name":"e","type":"registry:ui","files":[{"path":"e.tsx","type":"registry:ui","content":"const x = 1"}]}
                ]}
                """#
        )
        #expect(fixture.library.components.isEmpty)
        let ids = fixture.ids.filter { $0 != .inputNothingFound }
        #expect(ids.filter { $0 == .registryNotRead }.count == 3)
        #expect(ids.filter { $0 == .listingName }.count == 1)
        #expect(ids.count == 4)
        #expect(fixture.library.tokenFiles.map(\.place.description) == ["r0.json:5:47"])
    }

    @Test("a file has design tokens where an item has values, or what should be some; others have none")
    func tokens() {
        let values = [#"{"dark":{"a":"1px"}}"#, "[]", #"{"light":null}"#, "{}", #"{"light":{}}"#, "null"]
        let found = values.map { value in
            let text = #"{"name":"t","type":"registry:theme","cssVars":\#(value)}"#
            return RegistryFixture.read(json: text).library.tokenFiles.count
        }
        #expect(found == [1, 1, 1, 0, 0, 0])
    }

    @Test(
        "“shadcn/ui uses a JSON registry”: the item of the document has no code and no tokens, and its empty objects say nothing"
    )
    func document() throws {
        let fixture = RegistryFixture.read(
            json: #"""
                {
                  "name": "button",
                  "type": "registry:ui",
                  "dependencies": ["@radix-ui/react-slot"],
                  "devDependencies": [],
                  "registryDependencies": [],
                  "files": [
                    {
                      "path": "ui/button.tsx",
                      "type": "registry:ui"
                    }
                  ],
                  "tailwind": {
                    "config": {}
                  },
                  "cssVars": {}
                }
                """#
        )
        #expect(fixture.library.components.isEmpty && fixture.library.tokenFiles.isEmpty)
        #expect(fixture.ids.filter { $0 != .inputNothingFound } == [.registryNotRead])
    }

    @Test(
        "files of React that are no components by their type, and rules for style sheets, are told once for a registry"
    )
    func others() throws {
        let item = RegistryFixture.item("export function Box() {}", beside: #","css":{"a":{"color":"red"}}"#)
        let page = #"{"path":"a.tsx","type":"registry:page","content":"export default function A() {}"}"#
        let hook = #"{"path":"b.tsx","type":"registry:hook","content":"export function useB() {}"}"#
        let block =
            #"{"name":"b","type":"registry:block","files":[\#(page),\#(hook)],"tailwind":{"config":{"plugins":["x"]}}}"#
        let fixture = RegistryFixture.read(json: #"{"items":[\#(item),\#(block)]}"#)
        #expect(fixture.ids == [.registryNotRead, .registryNotRead])
        let told = fixture.diagnostics.map(\.message)
        #expect(told.contains { $0.hasPrefix("2 files of React are a page, a hook") })
        #expect(told.contains { $0.hasPrefix("“css” and “tailwind” have rules for style sheets") })
        // The reader of tokens tells it where there are tokens.
        let theme =
            ##"{"name":"t","type":"registry:theme","tailwind":{"config":{"theme":{"extend":{"colors":{"a":"#000"}}}}}}"##
        let tokens = RegistryFixture.read(json: #"{"items":[\#(item),\#(theme)]}"#)
        #expect(tokens.ids == [] && tokens.library.tokenFiles.count == 1)
    }
}
