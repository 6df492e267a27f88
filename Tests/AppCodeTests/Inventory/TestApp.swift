import Core
import WebModel

@testable import AppCode

/// An app and a library for tests.
enum TestApp {
    static let manifest = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "Button", "tagName": "x-button", "customElement": true,
           "members": [
             {"kind": "field", "name": "tone", "attribute": "tone", "type": {"text": "'a' | 'b'"}},
             {"kind": "field", "name": "helpText", "attribute": "help-text", "type": {"text": "string"}},
             {"kind": "field", "name": "disabled", "attribute": "disabled", "type": {"text": "boolean"}}],
           "attributes": [{"name": "tone", "fieldName": "tone"}, {"name": "help-text", "fieldName": "helpText"},
             {"name": "disabled", "fieldName": "disabled"}],
           "events": [{"name": "x-press"}], "slots": [{"name": ""}, {"name": "prefix"}]},
          {"kind": "class", "name": "Icon", "tagName": "x-icon", "customElement": true,
           "members": [{"kind": "field", "name": "name", "attribute": "name", "type": {"text": "string"}}],
           "attributes": [{"name": "name", "fieldName": "name"}]}
        ]}]}
        """

    static let library = Library(manifest: manifest)

    static func inventory(_ files: [String: String]) -> (inventory: Inventory, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let templates = files.sorted { $0.key < $1.key }.compactMap { path, text in
            AppTemplate(SourceFile(path: SourcePath(path), text: text), into: &diagnostics)
        }
        return (Inventory(of: templates, using: library, prefix: "x-"), diagnostics.sorted)
    }

    /// A line for each use, sorted: where, what, and what of it.
    static func lines(_ files: [String: String]) -> [String] {
        let inventory = inventory(files).inventory
        func line(_ place: SourceLocation, _ text: String) -> String { "\(place.line):\(place.column) \(text)" }
        return inventory.components.flatMap { component in
            component.places.map { line($0, component.tag) }
                + component.items.flatMap { item in
                    item.uses.map { use in
                        let value =
                            switch use.value {
                            case .present: ""
                            case .text(let text): "=\(text)"
                            case .dynamic: "=?"
                            }
                        return line(use.place, "\(component.tag) \(item.item)\(value)")
                    }
                }
        }
        .sorted()
    }
}
