import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

/// The bundled sample beside the tables that people keep of it.
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

    @Test("every item of the tables is found as it stands there, and nothing else", arguments: ["1.0", "2.0"])
    func items(release: String) throws {
        let truth = try Self.truth(release)
        let found = try Self.components(release).components
        #expect(truth.count > 500)
        #expect(found.map(\.tag) == Set(truth.map(\.tag)).union(found.map(\.tag)).sorted())
        for component in found {
            for (kind, items) in Self.kinds(of: component) {
                let expected = truth.filter { $0.tag == component.tag && $0.modelKind == kind }
                #expect(items.map { $0.name } == expected.map(\.name), "\(component.tag) \(kind)")
                for (item, truth) in zip(items, expected) { check(item, truth, "\(truth.tag) \(truth.name)") }
            }
        }
    }

    private func check(_ item: any ComponentItem, _ truth: Truth, _ label: Comment) {
        switch item {
        case let property as Property:
            #expect(property.typeText == truth.type, label)
            #expect(property.attribute ?? "" == truth.attribute, label)
            #expect(property.isRequired == (truth.defaultValue == "(required)"), label)
            #expect(property.defaultValue == Self.expectedDefault(truth), label)
            guard !truth.values.isEmpty else { return }
            #expect(property.type?.values?.joined(separator: " ") == truth.values, label)
            #expect(property.type?.alias == truth.type.split(separator: " ").first.map(String.init), label)
        case let event as Event:
            let told = truth.type.hasPrefix("CustomEvent<") ? truth.type : "CustomEvent<\(truth.type)>"
            let expected = truth.type.isEmpty ? nil : WebTypeParser.parse(told).type.description
            #expect(event.type?.description == expected, label)
        case let method as Method:
            let parameters = method.parameters.map { parameter in
                parameter.name + (parameter.isOptional ? "?" : "") + (parameter.typeText.map { ": " + $0 } ?? "")
            }
            let returns = method.returnsText.map { ": " + $0 } ?? ""
            let signature = "(\(parameters.joined(separator: ", ")))\(returns)"
            #expect(signature == (truth.type.isEmpty ? "()" : truth.type), label)
        case let text as IntlText:
            #expect(text.typeText == truth.type, label)
            #expect(text.defaultValue ?? "" == truth.defaultValue, label)
        default: break
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
            let items = Self.kinds(of: component).flatMap(\.items)
            for (name, place) in items.map({ ($0.name, $0.source) }) {
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

    private static func kinds(of component: Component) -> [(kind: String, items: [any ComponentItem])] {
        [
            ("property", component.properties.filter { !$0.isReadonly }),
            ("read-only-property", component.properties.filter(\.isReadonly)), ("slot", component.slots),
            ("event", component.events), ("method", component.methods.filter { !$0.isStatic }),
            ("static-method", component.methods.filter(\.isStatic)), ("css-part", component.cssParts),
            ("css-property", component.cssProperties), ("css-state", component.cssStates), ("intl", component.intl),
        ]
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
