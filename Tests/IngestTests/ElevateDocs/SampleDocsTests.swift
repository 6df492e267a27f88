import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

/// Reads the bundled sample and compares it with the tables that people keep beside it.
@Suite("The sample's docs, item by item")
struct SampleDocsTests {
    /// One line of `items-<release>.tsv`.
    struct Truth: Sendable {
        let tag, kind, name, attribute, type, defaultValue, values: String

        /// The two kinds of properties that can't be set are one in the model.
        var modelKind: String { kind.hasSuffix("-property") && !kind.hasPrefix("css") ? "read-only-property" : kind }
    }

    static let root = Shared.project

    static func truth(_ release: String) throws -> [Truth] {
        let file = root.appendingPathComponent("Tests/Sample/items-\(release).tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        return lines.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Truth(
                tag: cells[0],
                kind: cells[1],
                name: cells[2],
                attribute: cells[3],
                type: cells[4],
                defaultValue: cells[5],
                values: cells[6]
            )
        }
    }

    static func files(_ release: String) throws -> [SourceFile] {
        let folder = root.appendingPathComponent("specs/elevate/\(release)/docs")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }.map { url in
            let path = url.pathComponents.suffix(2).joined(separator: "/")
            return SourceFile(path: SourcePath(path), bytes: Array(try Data(contentsOf: url)))
        }
    }

    static func components(_ release: String) throws -> (components: [Component], diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let components = ElevateDocs.read(try files(release), into: &diagnostics)
        return (components, diagnostics.sorted)
    }

    @Test("every item of the tables is found, and nothing else", arguments: ["1.0", "2.0"])
    func items(release: String) throws {
        let truth = try Self.truth(release)
        let found = try Self.components(release).components
        #expect(truth.count > 500)
        #expect(found.map(\.tag) == Set(truth.map(\.tag)).union(found.map(\.tag)).sorted())
        for component in found {
            for kind in Self.kinds {
                let expected = truth.filter { $0.tag == component.tag && $0.modelKind == kind }.map(\.name)
                #expect(Self.names(of: kind, in: component) == expected, "\(component.tag) \(kind)")
            }
        }
    }

    @Test("properties have the types, values, attributes and defaults of the tables", arguments: ["1.0", "2.0"])
    func properties(release: String) throws {
        let found = try Self.components(release).components
        for truth in try Self.truth(release) where truth.modelKind.hasSuffix("property") && !truth.kind.hasPrefix("css")
        {
            let component = try #require(found.first { $0.tag == truth.tag })
            let property = try #require(component.properties.first { $0.name == truth.name })
            let label: Comment = "\(truth.tag) \(truth.name)"
            #expect(property.typeText == truth.type, label)
            #expect(property.attribute ?? "" == truth.attribute, label)
            #expect(property.isRequired == (truth.defaultValue == "(required)"), label)
            #expect(property.defaultValue == Self.expectedDefault(truth), label)
            if !truth.values.isEmpty {
                #expect(Self.values(of: property.type) == truth.values, label)
                #expect(property.type?.alias == truth.type.split(separator: " ").first.map(String.init), label)
            }
        }
    }

    @Test("events carry the types of the tables", arguments: ["1.0", "2.0"])
    func events(release: String) throws {
        let found = try Self.components(release).components
        for truth in try Self.truth(release) where truth.kind == "event" {
            let component = try #require(found.first { $0.tag == truth.tag })
            let event = try #require(component.events.first { $0.name == truth.name })
            let told = truth.type.hasPrefix("CustomEvent<") ? truth.type : "CustomEvent<\(truth.type)>"
            let expected = truth.type.isEmpty ? nil : WebTypeParser.parse(told).type.description
            #expect(event.type?.description == expected, "\(truth.tag) \(truth.name)")
        }
    }

    @Test("methods have the parameters and results of the tables", arguments: ["1.0", "2.0"])
    func methods(release: String) throws {
        let found = try Self.components(release).components
        for truth in try Self.truth(release) where truth.kind.hasSuffix("method") {
            let component = try #require(found.first { $0.tag == truth.tag })
            let method = try #require(component.methods.first { $0.name == truth.name })
            #expect(method.isStatic == (truth.kind == "static-method"))
            let parameters = method.parameters.map { parameter in
                parameter.name + (parameter.isOptional ? "?" : "") + (parameter.typeText.map { ": " + $0 } ?? "")
            }
            let signature =
                "(" + parameters.joined(separator: ", ") + ")" + (method.returnsText.map { ": " + $0 } ?? "")
            #expect(signature == (truth.type.isEmpty ? "()" : truth.type), "\(truth.tag) \(truth.name)")
        }
    }

    @Test("texts to translate have the types and defaults of the tables", arguments: ["1.0", "2.0"])
    func intl(release: String) throws {
        let found = try Self.components(release).components
        for truth in try Self.truth(release) where truth.kind == "intl" {
            let component = try #require(found.first { $0.tag == truth.tag })
            let text = try #require(component.intl.first { $0.name == truth.name })
            #expect(text.typeText == truth.type, "\(truth.tag) \(truth.name)")
            #expect(text.defaultValue ?? "" == truth.defaultValue, "\(truth.tag) \(truth.name)")
        }
    }

    @Test("no text of the sample is misunderstood")
    func diagnostics() throws {
        let (_, diagnostics) = try Self.components("1.0")
        let told = diagnostics.filter { $0.id != .docsMissing }.map {
            "\($0.location?.file.published ?? ""): \($0.id.rawValue)"
        }
        #expect(
            told == [
                "Buttons/icon-button.md: docs.conflict", "Feedback/progress.md: docs.conflict",
                "Forms/checkbox.md: docs.misplaced", "Forms/dropzone.md: docs.code-not-read",
                "Forms/form-fields.md: docs.not-a-component", "Forms/radio.md: docs.conflict",
                "Forms/select.md: docs.misplaced", "Guides/getting-started.md: docs.not-a-component",
                "Overlays/tooltip.md: docs.category",
            ]
        )
        #expect(diagnostics.allSatisfy { $0.severity != .error && $0.location != nil })
    }

    @Test("every item's place is where its name stands", arguments: ["1.0", "2.0"])
    func places(release: String) throws {
        let files = try Self.files(release)
        var lines: [String: [Substring]] = [:]
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            lines[file.path.published] = text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        for component in try Self.components(release).components {
            let places =
                component.properties.map { ($0.name, $0.source) } + component.slots.map { ($0.name, $0.source) }
                + component.events.map { ($0.name, $0.source) } + component.methods.map { ($0.name, $0.source) }
                + component.cssParts.map { ($0.name, $0.source) } + component.intl.map { ($0.name, $0.source) }
                + component.cssProperties.map { ($0.name, $0.source) }
                + component.cssStates.map { ($0.name, $0.source) }
            for (name, place) in places {
                let line = try #require(lines[place.file.published]?[place.line - 1])
                let rest = String(decoding: line.utf8.dropFirst(place.column - 1), as: UTF8.self)
                // A heading's place is its mark; the name follows.
                let text = rest.drop { $0 == "#" || $0 == " " }
                let isName = text.hasPrefix(name) || text.hasPrefix("abstract " + name)
                #expect(isName, "\(place) \(name)")
            }
        }
    }

    @Test("a page that is cut off anywhere, or has lost a line, is still read or refused with a place")
    func damaged() throws {
        for file in try Self.files("1.0") {
            let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for number in stride(from: 0, to: lines.count, by: 7) {
                let cut = Array(file.bytes.prefix(file.bytes.count * number / lines.count))
                let without = Array((lines[..<number] + lines[(number + 1)...]).joined(separator: [UInt8(ascii: "\n")]))
                for bytes in [cut, without] {
                    var diagnostics = DiagnosticBag()
                    let found = ElevateDocs.read([SourceFile(path: file.path, bytes: bytes)], into: &diagnostics)
                    #expect(found.count == 1 || !diagnostics.isEmpty)
                    #expect(diagnostics.sorted.allSatisfy { $0.location != nil })
                }
            }
        }
    }

    // MARK: The model in the words of the tables

    private static let kinds = [
        "property", "read-only-property", "slot", "event", "method", "static-method", "css-part", "css-property",
        "css-state", "intl",
    ]

    private static func names(of kind: String, in component: Component) -> [String] {
        switch kind {
        case "property": component.properties.filter { !$0.isReadonly }.map(\.name)
        case "read-only-property": component.properties.filter(\.isReadonly).map(\.name)
        case "slot": component.slots.map(\.name)
        case "event": component.events.map(\.name)
        case "method": component.methods.filter { !$0.isStatic }.map(\.name)
        case "static-method": component.methods.filter(\.isStatic).map(\.name)
        case "css-part": component.cssParts.map(\.name)
        case "css-property": component.cssProperties.map(\.name)
        case "css-state": component.cssStates.map(\.name)
        default: component.intl.map(\.name)
        }
    }

    private static func values(of type: WebType?) -> String? {
        guard case .enumeration(let values)? = type?.shape else { return nil }
        return values.joined(separator: " ")
    }

    /// The default as the model has it: none where the docs say so, a member's name as the value it stands for.
    private static func expectedDefault(_ truth: Truth) -> String? {
        switch truth.defaultValue {
        case "", "undefined", "nil", "(required)": return nil
        case "0 (auto)": return "0"
        case let text:
            guard let dot = text.lastIndex(of: "."), !text.hasPrefix("'") else { return text }
            let member = text[text.index(after: dot)...].lowercased()
            let isTold = truth.values.split(separator: " ").contains { $0 == member }
            return isTold ? "'\(member)'" : text
        }
    }
}
