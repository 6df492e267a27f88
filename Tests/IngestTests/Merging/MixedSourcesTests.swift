import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

/// One small library in every format that is read, as programs and people write them of it.
@Suite("A library in six formats")
struct MixedSourcesTests {
    private static let files: [SourceFile] = [
        file(
            "custom-elements.json",
            #"""
            {"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
            {"kind":"class","name":"Chip","tagName":"x-chip","members":[
            {"kind":"field","name":"size","attribute":"size","type":{"text":"Size"}},
            {"kind":"method","name":"open","return":{"type":{"text":"Promise"}}}],
            "events":[{"name":"xOpen","type":{"text":"EventEmitter<Detail>"}},{"name":"xClose","type":{"text":"void"}}],
            "slots":[{"name":""}]}]}]}
            """#
        ),
        file(
            "docs.json",
            #"""
            {"timestamp":"","components":[{"tag":"x-chip","props":[
            {"name":"size","attr":"size","type":"string","default":"'s'"},
            {"name":"texts","type":"Texts"}],
            "events":[{"event":"xOpen","detail":"Detail"}],"methods":[],"slots":[],"parts":[{"name":"base"}]}]}
            """#
        ),
        file(
            "chip.d.ts",
            """
            export type Size = 's' | 'm';
            export interface Detail { id: number }
            export declare class Chip extends HTMLElement {
              size: Size;
              texts: { close: string };
              open(now?: boolean): Promise<void>;
              addEventListener<K extends keyof ChipEvents>(type: K, listener: (e: ChipEvents[K]) => void): void;
            }
            interface ChipEvents { "xOpen": CustomEvent<Detail>; }
            declare global { interface HTMLElementTagNameMap { "x-chip": Chip; } }
            """
        ),
        file(
            "chip/readme.md",
            ReadmeFixture.page(
                ReadmeFixture.properties(
                    #"| `size` | `size` | How large. | `"m" \| "s"` | `'s'` |"#,
                    "| `texts` | -- |  | `Texts` | `undefined` |"
                )
                    + ReadmeFixture.table(
                        "Events",
                        ["Event", "Description", "Type"],
                        ["| `xOpen` | Opens. | `CustomEvent<Detail>` |", "| `xClose` |  | `CustomEvent<void>` |"]
                    )
                    + "## Methods\n\n### `open(now?: boolean) => Promise<void>`\n\nOpens it.\n",
                title: "x-chip"
            )
        ),
        file(
            "chip.md",
            "# Chip\n\n**Element:** `x-chip`\n\n---\n\nFor people.\n\n## Properties\n\n"
                + "| Property | Type | Default |\n|---|---|---|\n| `size` | `Size` (`'s' \\| 'm'`) | `'s'` |\n"
        ),
        file("chip.mdx", "import A from './a';\n\n# x-chip\n\nA page.\n\n## How\n\nSo.\n"),
    ]

    private static func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: SourcePath(path), text: text)
    }

    private static func subset(_ bits: Int) -> [SourceFile] {
        files.indices.filter { bits & (1 << $0) != 0 }.map { files[$0] }
    }

    private static func read(_ files: [SourceFile]) -> ManifestFixture {
        var bag = DiagnosticBag()
        var sorter = FormatSorter()
        for file in files { sorter.add(InputSources.Input(file: file, origin: .named), into: &bag) }
        let readings = FormatReadings(sorter.files, into: &bag)
        let components = LibraryMerge.merged(readings, into: &bag)
        return ManifestFixture(library: Library(components: components), diagnostics: bag.sorted)
    }

    @Test("every file is recognized, and all together say what they know")
    func all() throws {
        let fixture = Self.read(Self.files)
        let component = try fixture.component("x-chip")
        #expect(component.properties.map(\.name) == ["size", "texts"])
        let size = component.properties[0]
        #expect(size.type == WebType(.enumeration(["s", "m"]), alias: "Size") && size.defaultValue == "'s'")
        #expect(size.attribute == "size" && size.description == "How large.")
        #expect(component.properties[1].type?.description == "{ close: string }")
        #expect(component.events.map(\.type?.description) == ["CustomEvent<{ id: number }>", "CustomEvent<void>"])
        #expect(component.methods.map { $0.parameters.map(\.isOptional) } == [[true]])
        #expect(component.slots.map(\.name) == [""] && component.cssParts.map(\.name) == ["base"])
        #expect(component.description == "For people.")
        #expect(component.documentation.map(\.heading) == ["How"])
        #expect(!fixture.diagnostics.contains { $0.id == .mergeConflict }, "\(fixture.diagnostics.map(\.message))")
    }

    @Test("any part of them says the same in any order")
    func order() {
        var random = SeededGenerator(seed: 25)
        for bits in 1..<(1 << Self.files.count) {
            let files = Self.subset(bits)
            let first = Self.read(files)
            let second = Self.read(files.shuffled(using: &random))
            #expect(first.library == second.library)
            #expect(first.diagnostics == second.diagnostics)
        }
    }

    @Test("with one more no item is gone, less typed, or without a default, an attribute or words that it had")
    func more() {
        let libraries = (0..<(1 << Self.files.count)).map { Self.read(Self.subset($0)).library }
        for bits in libraries.indices {
            for further in Self.files.indices where bits & (1 << further) == 0 {
                for component in libraries[bits].components {
                    guard
                        let other = libraries[bits | (1 << further)].components.first(where: { $0.tag == component.tag }
                        )
                    else {
                        Issue.record("<\(component.tag)> is gone")
                        continue
                    }
                    Self.expectNoLess(component, other, "\(bits) and \(Self.files[further].path.typed)")
                }
            }
        }
    }

    private static func expectNoLess(_ old: Component, _ new: Component, _ sources: String) {
        for property in old.properties {
            let other = new.property(property.name)
            #expect(knowledge(other?.type) >= knowledge(property.type), "\(property.name): \(sources)")
            #expect(property.defaultValue == nil || other?.defaultValue != nil, "\(property.name): \(sources)")
            #expect(property.attribute == nil || other?.attribute != nil, "\(property.name): \(sources)")
            #expect(property.description == nil || other?.description != nil, "\(property.name): \(sources)")
        }
        for event in old.events {
            let other = new.events.first { $0.name == event.name }
            #expect(knowledge(other?.type) >= knowledge(event.type), "\(event.name): \(sources)")
        }
        for method in old.methods {
            let other = new.methods.first { $0.name == method.name }
            #expect((other?.parameters.count ?? -1) >= method.parameters.count, "\(method.name): \(sources)")
            #expect(knowledge(other?.returns) >= knowledge(method.returns), "\(method.name): \(sources)")
        }
        #expect(Set(old.slots.map(\.name)).isSubset(of: new.slots.map(\.name)), "\(sources)")
        #expect(Set(old.cssParts.map(\.name)).isSubset(of: new.cssParts.map(\.name)), "\(sources)")
        #expect(old.description == nil || new.description != nil, "\(sources)")
    }

    /// 0 for nothing, 1 for a name or less, 2 for a type, 3 for a closed set.
    private static func knowledge(_ type: WebType?) -> Int {
        guard let type else { return 0 }
        return type.isDefinite ? type.literals == nil ? 2 : 3 : 1
    }
}
