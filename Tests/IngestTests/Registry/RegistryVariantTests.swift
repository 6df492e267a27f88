import Core
import Ingest
import Testing
import WebModel

/// Of the founding document on shadcn/ui, the section “CVA Variant System → SwiftUI Enums”.
@Suite("Variants of a registry item")
struct RegistryVariantTests {
    @Test(
        "“class-variance-authority (cva)”: variants are properties with their values as a closed set, and with their defaults"
    )
    func variants() throws {
        let fixture = RegistryFixture.read(RegistryFixture.pill)
        let component = try fixture.component("shadcn-pill")
        #expect(component.className == "Pill" && component.description == "Starts something.")
        let properties = Dictionary(uniqueKeysWithValues: component.properties.map { ($0.name, $0) })
        #expect(properties["variant"]?.type?.shape == .enumeration(["default", "danger"]))
        #expect(properties["variant"]?.defaultValue == #""default""# && properties["variant"]?.attribute == "variant")
        #expect(properties["variant"]?.type?.isOptional == false)
        // What the component itself takes where nothing is given goes before `defaultVariants`.
        #expect(properties["size"]?.type?.shape == .enumeration(["default", "extra-large"]))
        #expect(properties["size"]?.defaultValue == #""default""#)
        #expect(properties["wide"]?.type == WebType(.keyword(.boolean)) && properties["wide"]?.defaultValue == "false")
        #expect(
            properties["level"]?.type?.description == "1 | 2 | undefined" && properties["level"]?.defaultValue == nil
        )
        #expect(fixture.ids == [])
    }

    @Test("the classes of each value, of the whole and of several variants together are kept as they stand there")
    func classes() throws {
        let component = try RegistryFixture.read(RegistryFixture.pill).component("shadcn-pill")
        let variant = try #require(component.properties.first { $0.name == "variant" })
        #expect(
            variant.extensions.map(\.json)
                == [#"{"default":"bg-primary text-primary-foreground","danger":["bg-danger","text-white"]}"#]
        )
        #expect(component.extensions.map(\.name) == ["classes", "compoundVariants"])
        #expect(component.extensions[0].json == #""inline-flex items-center""#)
        #expect(component.extensions[1].json == #"[{"variant":"danger","size":"default","className":"font-bold"}]"#)
    }

    @Test(
        "lists of classes say when they count: always, for a value, for several values at once, and one by one for arrays of values"
    )
    func lists() throws {
        let code = RegistryFixture.pill.replacing(
            #"size: "default", className"#,
            with: #"size: ["default", "extra-large"], class"#
        )
        let component = try RegistryFixture.read(code).component("shadcn-pill")
        let lists = component.classLists.map { list in
            list.conditions.map { "\($0.property)=\($0.value)" }.joined(separator: ",") + ": " + list.classes
        }
        #expect(
            lists == [
                ": inline-flex items-center", "variant=default: bg-primary text-primary-foreground",
                "variant=danger: bg-danger text-white", "size=default: h-9 px-4 py-2", "size=extra-large: h-12 px-6",
                "wide=true: w-full", "wide=false: ", "level=1: a", "level=2: b",
                "variant=danger,size=default: font-bold", "variant=danger,size=extra-large: font-bold",
            ]
        )
    }

    @Test("classes for more combinations of values than are read, or for values that are none, are left out")
    func combinations() throws {
        func box(_ compound: String) throws -> ManifestFixture {
            let values = (0..<40).map { "v\($0): \"\"" }.joined(separator: ", ")
            let variants = "variants: { a: { \(values) }, b: { \(values) } }, compoundVariants: [\(compound)]"
            return RegistryFixture.read(
                "const v = cva(\"\", { \(variants) })\nexport function Box(props: VariantProps<typeof v>) {}"
            )
        }
        let all = "[" + (0..<40).map { "\"v\($0)\"" }.joined(separator: ", ") + "]"
        let crowd = try box("{ a: \(all), b: \(all), class: \"x\" }, { a: \"v1\", class: \"y\" }")
        #expect(try crowd.component("shadcn-box").classLists.filter { !$0.classes.isEmpty }.map(\.classes) == ["y"])
        let rows = Array(repeating: "{ a: \(all), class: \"x\" }", count: 30).joined(separator: ", ")
        let many = try box(rows)
        #expect(try many.component("shadcn-box").classLists.count == 1 + 80 + 1_000 && many.ids == [.registryTooLarge])
        let odd = try box("{ c: \"v1\", class: \"x\" }, { class: \"x\" }, { a: {}, class: \"x\" }, { a: \"v1\" }, 7")
        #expect(try odd.component("shadcn-box").classLists.allSatisfy(\.classes.isEmpty))
        #expect(odd.ids == [.registryNoLiteral] && crowd.ids == [.registryNoLiteral])
        #expect(try odd.diagnostic(.registryNoLiteral).message.hasPrefix("5 entries of `compoundVariants`"))
    }

    @Test("a type beside the variants tells properties with their comments, and a function behind “on” is an event")
    func typed() throws {
        let component = try RegistryFixture.read(RegistryFixture.pill).component("shadcn-pill")
        let busy = try #require(component.properties.first { $0.name == "busy" })
        #expect(busy.type == WebType(.keyword(.boolean)) && busy.defaultValue == "false")
        #expect(busy.description == "Whether it waits.")
        #expect(component.events.map(\.name) == ["hold"])
        #expect(component.events[0].type?.description == "CustomEvent<number>")
        #expect(component.slots.map(\.name) == [""])
    }

    @Test("what is no literal is told once with its place and left out, and the rest is read")
    func noLiterals() throws {
        let json = #"""
            export const boxVariants = cva(base, {
              variants: {
                tone: { calm: "a", loud: compute(), mixed: `a ${b}`, ...more },
                size: sizes,
              },
              defaultVariants: { tone: tones.first },
            })
            export function Box(props: VariantProps<typeof boxVariants>) { return null }
            """#
        let fixture = RegistryFixture.read(json)
        let component = try fixture.component("shadcn-box")
        #expect(component.properties.map(\.name) == ["tone"])
        #expect(component.properties[0].type?.shape == .enumeration(["calm"]))
        #expect(fixture.ids == [.registryNoLiteral])
        let told = try fixture.diagnostic(.registryNoLiteral)
        #expect(told.location?.description == "r0.json/ui/thing.tsx:1:32")
        #expect(told.notes.map(\.message) == ["so are 5 more values of “boxVariants”"])
    }

    @Test("a default that is none of the values is told")
    func wrongDefault() throws {
        let json = #"""
            const v = cva("", { variants: { size: { sm: "", lg: "" } }, defaultVariants: { size: "md" } })
            export function Box(props: VariantProps<typeof v>) { return null }
            """#
        let fixture = RegistryFixture.read(json)
        #expect(fixture.ids == [.manifestDefaultMismatch])
    }

    @Test("variants of another file are those of the only one that declares them; of several, none")
    func otherFiles() throws {
        let variants = #"export const v = cva("", { variants: { size: { sm: "", lg: "" } } })"#
        let user = "export function Group(props: VariantProps<typeof v>) { return null }"
        let one = RegistryFixture.read(json: RegistryFixture.item(variants), RegistryFixture.item(user, name: "group"))
        #expect(try one.component("shadcn-group").properties.map(\.name) == ["size"])
        let two = RegistryFixture.read(
            json: RegistryFixture.item(variants),
            RegistryFixture.item(user, name: "group"),
            RegistryFixture.item(variants, name: "other")
        )
        #expect(try two.component("shadcn-group").properties.isEmpty)
        #expect(two.ids.contains(.registryNotRead))
    }

    @Test("of slots of “tv” the one that is the whole has its classes, and the others are told")
    func slots() throws {
        let json = """
            const card = tv({
              slots: { base: "p-4", title: "font-bold" },
              variants: { tone: { loud: { base: "bg-primary", title: "text-xl" }, calm: "bg-muted" } },
              compoundVariants: [{ tone: "loud", class: { base: "shadow" } }],
            })
            export function Card(props: React.ComponentProps<"div"> & VariantProps<typeof card>) { return null }
            """
        let fixture = RegistryFixture.read(json)
        let lists = try fixture.component("shadcn-card").classLists
        #expect(lists.map(\.classes) == ["p-4", "bg-primary", "bg-muted", "shadow"])
        #expect(fixture.ids == [.registryNotRead])
        #expect(try fixture.diagnostic(.registryNotRead).message.contains("classes of a slot, “title”"))
    }
}
