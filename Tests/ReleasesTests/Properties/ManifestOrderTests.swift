import Foundation
import Releases
import TestSupport
import Testing
import WebModel

/// A tool may write the lists of a manifest in any order.
@Suite("A manifest in another order")
struct ManifestOrderTests {
    private typealias Object = [String: Any]

    @Test("has no changes, in the sample")
    func sample() throws {
        try check(Shared.project.appending(path: "specs/elevate/2.0/custom-elements.json"), times: Loop.rounds(2))
    }

    @Test("nor has that of a real library", .needs("corpus"), arguments: manifests.filter { $0.contains("jupyter") })
    func real(manifest: String) throws { try check(Shared.file(manifest), times: 1) }

    @Test("nor has any of the corpus, ten times", .needs("corpus"), .onlyProof, arguments: manifests)
    func corpus(manifest: String) throws { try check(Shared.file(manifest), times: 10) }

    @Test("nor has one whose items contend for what only one can be", arguments: 0..<Loop.rounds(12))
    func contending(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try check(Self.crowdedManifest(using: &random), times: 3, using: &random)
    }

    private static let manifests = Shared.files(in: "corpus/manifests") + Shared.files(in: "corpus/wider/manifests")

    private func check(_ manifest: URL, times: Int) throws {
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? Object
        var random = SeededGenerator(seed: 56)
        try check(try #require(root), times: times, using: &random)
    }

    private func check(_ root: Object, times: Int, using random: inout SeededGenerator) throws {
        func library(_ root: Object) throws -> String {
            String(decoding: try JSONSerialization.data(withJSONObject: root, options: .sortedKeys), as: UTF8.self)
        }
        let old = try library(root)
        #expect(Compared.library(old).components.count > 3)
        for round in 1...times {
            let new = try library(ShuffledManifest.of(root, withItems: true, using: &random))
            let changes = Compared.changes(old, new)
            #expect(changes.ids == [], "round \(round): \(changes.changes.prefix(2))")
        }
    }

    // MARK: Crowded manifests

    private static let tags = [
        "accordion", "alert", "avatar", "badge", "button", "card", "checkbox", "dialog", "dropdown", "input", "menu",
        "menu-item", "option", "progress-bar", "radio-group", "select", "slider", "switch", "tab", "tabs", "tooltip",
        "tree", "tree-item",
    ]
    private static let slots = [
        "", "actions", "children", "content", "end", "expand-button", "footer", "header", "heading", "icon", "item",
        "items", "label", "prefix", "start", "suffix", "summary", "title", "trigger",
    ]
    private static let fields = [
        "checked", "current", "data", "disabled", "expanded", "headerText", "heading", "helpText", "invalid", "items",
        "label", "max", "min", "name", "open", "options", "selected", "size", "step", "sx", "text", "title", "tone",
        "value", "variant",
    ]
    private static let events = [
        "change", "click", "close", "input", "open", "open-changed", "select", "selected-change", "toggle",
        "value-changed", "x-change", "x-open", "x-select",
    ]
    private static let types = [
        "string", "boolean", "number", "'small' | 'large'", "string[]", "{ value: string, label: string }[]", "Size",
        "CustomEvent<{ value: string }>",
    ]

    /// Items of many names that one place could take, some of them twice in one class and differently, from classes above
    /// that have the same again, and classes that two modules declare.
    private static func crowdedManifest(using random: inout SeededGenerator) -> Object {
        var modules = ["one", "two"].map { name in
            let alias: Object = ["kind": "variable", "name": "Size", "type": ["text": types[3]]]
            return module(name, [declaration("Base\(name)", above: nil, using: &random), alias])
        }
        for (number, tag) in tags.shuffled(using: &random).prefix(8).enumerated() {
            let isTwice = number == 0
            for place in isTwice ? ["a", "b"] : ["a"] {
                var own = declaration(
                    "C\(number)",
                    above: ["Baseone", "Basetwo", nil].randomElement(using: &random) ?? nil,
                    using: &random
                )
                own["tagName"] = "x-\(tag)"
                own["customElement"] = true
                modules.append(module("\(place)/\(tag)", [own]))
            }
        }
        return ["schemaVersion": "2.1.0", "modules": modules]
    }

    private static func module(_ name: String, _ declarations: [Object]) -> Object {
        ["kind": "javascript-module", "path": "\(name).js", "declarations": declarations]
    }

    private static func declaration(
        _ name: String,
        above superclass: String?,
        using random: inout SeededGenerator
    ) -> Object {
        var object: Object = ["kind": "class", "name": name]
        if let superclass { object["superclass"] = ["name": superclass] }
        object["members"] = items(fields, using: &random).map { $0.merging(["kind": "field"]) { $1 } }
        object["attributes"] = items(fields, using: &random).map { item in
            var item = item
            let field = item["name"] as? String ?? ""
            item["name"] = field.lowercased()
            if Bool.random(using: &random) { item["fieldName"] = field }
            if Int.random(in: 0..<8, using: &random) == 0 { item["fieldName"] = fields.randomElement(using: &random) }
            return item
        }
        object["slots"] = items(slots, using: &random)
        object["events"] = items(events, using: &random)
        object["cssParts"] = items(slots.filter { !$0.isEmpty }, using: &random)
        return object
    }

    /// Some of the names, each in up to three ways.
    private static func items(_ names: [String], using random: inout SeededGenerator) -> [Object] {
        var items: [Object] = []
        for name in names where Int.random(in: 0..<3, using: &random) > 0 {
            for _ in 0..<max(1, Int.random(in: -3...3, using: &random)) {
                var item: Object = ["name": name]
                if Bool.random(using: &random) { item["description"] = "Text \(Int.random(in: 0...3, using: &random))" }
                if Bool.random(using: &random), let type = types.randomElement(using: &random) {
                    item["type"] = ["text": type]
                }
                if Int.random(in: 0...3, using: &random) == 0 {
                    item["inheritedFrom"] = ["name": Bool.random(using: &random) ? "Baseone" : "Basetwo"]
                }
                items.append(item)
            }
        }
        return items
    }
}
