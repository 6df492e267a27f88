import Core
import Documents
import Foundation
import TestSupport
import Testing
import WebModel

@testable import AppCode

@Suite("Uses, counted by another parser", .enabled("python3 is not installed") { await Python.isInstalled })
struct IndependentCountTests {
    @Test("Python finds the same in random templates, of Svelte and Lit, too")
    func random() async throws {
        var random = SeededGenerator(seed: 7)
        var files: [String: String] = [:]
        for number in 0..<Loop.size(1200) {
            let ending = ["html", "vue", "html.twig", "hbs", "svelte", "ts"][number % 6]
            files["\(number).\(ending)"] = RandomTemplate.text(ending, using: &random)
        }
        try await expectSame(files, TestApp.library, manifest: TestApp.manifest, atLeast: Loop.size(3000))
    }

    @Test(
        "Python finds the same in the examples of a real library, each as a page of an app",
        .needs("corpus/wider/usage")
    )
    func real() async throws {
        var files: [String: String] = [:]
        var tags: Set<String> = []
        var names: [String: Set<String>] = [:]
        let pages = Shared.file("corpus/wider/usage")
        for page in try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted() {
            let bytes = [UInt8](try Data(contentsOf: pages.appending(path: page)))
            var told = DiagnosticBag()
            guard let source = MarkupSource(SourceFile(path: SourcePath(page), bytes: bytes), into: &told) else {
                continue
            }
            for fragment in MarkupFences.fragments(of: source) {
                files["\(files.count).html"] = fragment.text
                let elements = MarkupDocument(fragment, into: &told)?.elements ?? []
                for element in elements where element.name.contains("-") {
                    tags.insert(element.name)
                    names[element.name, default: []].formUnion(element.attributes.map { $0.name.lowercased() })
                }
            }
        }
        // A library that has all that the examples use, as far as its names are those of attributes.
        let declarations = tags.sorted().map { tag -> [String: Any] in
            let attributes = (names[tag] ?? []).filter { name in
                name != "slot" && name != "class" && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
                    && !name.hasPrefix("on")
            }
            return [
                "kind": "class", "name": tag, "tagName": tag, "customElement": true,
                "attributes": attributes.sorted().map { ["name": $0, "fieldName": $0] },
            ]
        }
        let manifest: [String: Any] = [
            "schemaVersion": "1.0.0",
            "modules": [["kind": "javascript-module", "path": "a.js", "declarations": declarations]],
        ]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: manifest), as: UTF8.self)
        try await expectSame(files, Library(manifest: text), manifest: text, atLeast: 500)
    }

    private func expectSame(
        _ files: [String: String],
        _ library: Library,
        manifest: String,
        atLeast count: Int
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "weblift-inventory-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print("can't remove \(folder.path)") }
        }
        let description = folder.appending(path: "custom-elements.json")
        try Data(manifest.utf8).write(to: description)
        var told = DiagnosticBag()
        var templates: [AppTemplate] = []
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let path = folder.appending(path: name)
            try Data(text.utf8).write(to: path)
            paths.append(path.path)
            if let template = AppTemplate(SourceFile(path: SourcePath(name), text: text), into: &told) {
                templates.append(template)
            }
        }
        let script = Shared.project.appending(path: "Tests/Corpus/count_inventory.py").path
        let expected = try await Python.run([script, description.path] + paths)
        let inventory = Inventory(of: templates, using: library, prefix: "")
        var lines: [String] = []
        for component in inventory.components {
            lines.append("\(component.tag) \(component.count)")
            for item in component.items where item.item.kind != .slot {
                lines.append("\(component.tag) \(item.item) \(item.count)")
            }
        }
        #expect(lines.sorted() == expected.split(separator: "\n").map(String.init).sorted())
        #expect(inventory.count + inventory.itemCount >= count)
    }
}

/// A template that nobody wrote, with expressions wherever one can stand.
private enum RandomTemplate {
    static func text(_ ending: String, using random: inout SeededGenerator) -> String {
        let elements = (0..<Int.random(in: 1...4, using: &random)).map { _ in element(ending, 0, &random) }
        let body = elements.joined(separator: "\n")
        switch ending {
        case "vue": return "<script>let a = '<x-button>'</script>\n<template>\n\(body)\n</template>\n"
        case "svelte": return "<script>let a = `<x-button>`; let b = {};</script>\n\(body)\n"
        case "ts":
            return """
                // html`<x-button></x-button>`
                const s = '`', t = `<x-button></x-button>`, u = "html`";
                /* html`<x-icon></x-icon>` */
                export const view = (a: number) => { return html`\(body)`; };
                """
        default: return body
        }
    }

    private static func element(_ ending: String, _ depth: Int, _ random: inout SeededGenerator) -> String {
        let tag = ["x-button", "x-button", "x-icon", "p", "other-one"].randomElement(using: &random) ?? "p"
        var attributes: [String] = []
        for name in ["tone", "help-text", "disabled", "name", "id", "press"] where Bool.random(using: &random) {
            attributes.append(attribute(name, ending, &random))
        }
        let count = depth < 3 ? Int.random(in: 0...2, using: &random) : 0
        let children = (0..<count).map { _ in element(ending, depth + 1, &random) }.joined()
        let words =
            switch ending {
            case "html.twig", "hbs", "vue": "{{ a }}"
            case "svelte": ["{a < b ? \"}\" : '<x-icon>'}", "a &lt; b"].randomElement(using: &random) ?? ""
            case "ts": ["${f({ a: \"}\" })}", "${`<x-icon>`}", "a"].randomElement(using: &random) ?? ""
            default: "a &lt; b"
            }
        let markup =
            "<\(tag) \(attributes.shuffled(using: &random).joined(separator: " "))>\(words)\(children)</\(tag)>"
        guard Int.random(in: 0..<4, using: &random) == 0 else { return markup }
        switch ending {
        case "html.twig": return "{% if a < b %}\(markup){% endif %}{# <x-button> #}"
        case "hbs": return "{{#if a}}\(markup){{else}}<x-icon></x-icon>{{/if}}{{!-- <x-button> --}}"
        case "svelte":
            return [
                "{#if a < b}\(markup){:else if c}<x-icon></x-icon>{/if}",
                "{#each items as { id } (id)}\(markup){/each}", "<!-- <x-button> -->\(markup)",
            ].randomElement(using: &random) ?? ""
        case "ts":
            return [
                "${a > 1 ? html`\(markup)` : ''}", "${items.map((item) => html`\(markup)`)}",
                "${a ? html`\(markup)` : html`<x-icon></x-icon>`}",
            ].randomElement(using: &random) ?? ""
        default: return "<!-- <x-button> -->\(markup)"
        }
    }

    private static func attribute(_ name: String, _ ending: String, _ random: inout SeededGenerator) -> String {
        if name == "press" {
            if ending == "svelte" {
                return ["on:x-press={() => { f({ a: '}' }); }}", "on:x-press|once={g}", "on:click={h}"]
                    .randomElement(using: &random) ?? ""
            }
            if ending == "ts" {
                return ["@x-press=${() => { f(`}`); }}", "@x-press=${this.g}", "@click=${h}"]
                    .randomElement(using: &random) ?? ""
            }
            return ["@x-press=\"a > b\"", "v-on:x-press.once='f()'", "(x-press)=\"g($event)\"", "@click=\"h\""]
                .randomElement(using: &random) ?? ""
        }
        let forms: [String] =
            switch ending {
            case "vue": ["\(name)=\"a\"", ":\(name)=\"a > b\"", "v-bind:\(name)='a'", name]
            case "html": ["\(name)=\"a\"", "[\(name)]=\"a > b\"", "[attr.\(name)]=\"a\"", "\(name)=a", name]
            case "svelte":
                ["\(name)={a > b}", "\(name)=\"a {b}\"", "\(name)='b'", name]
                    + (name.contains("-") ? [] : ["{\(name)}", "bind:\(name)={v}"])
            case "ts":
                [
                    "\(name)=\"a\"", "\(name)=${a > b}", "\(name)=\"x ${b}\"", "?\(name)=${c}",
                    ".\(name == "help-text" ? "helpText" : name)=${f({ d: '}' })}",
                ]
            case "html.twig": ["\(name)=\"{{ a }}\"", "\(name)='b'", "{% if c %}\(name){% endif %}"]
            default: ["\(name)={{a}}", "\(name)=\"x {{b}}\"", "{{#if c}}\(name)=\"d\"{{/if}}"]
            }
        return forms.randomElement(using: &random) ?? ""
    }
}
