import Core
import Foundation
import Ingest
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

/// Translates components that a test writes down, by the built-in matrix and by rows that the test adds.
struct Fixture {
    let translation: LibraryTranslation
    let diagnostics: [Diagnostic]

    /// Tags with items as `ComponentJSON` takes them. One that begins with a quote is JSON of a class declaration.
    init(_ components: (tag: String, items: [String])..., matrix rows: String? = nil, builtIn: Bool = true) throws {
        try self.init(components, matrix: rows, builtIn: builtIn)
    }

    init(_ tag: String, _ items: String..., matrix rows: String? = nil) throws {
        try self.init([(tag, items)], matrix: rows)
    }

    /// One component, by no row but these.
    init(_ tag: String, _ items: String..., onlyBy rows: String) throws {
        try self.init([(tag, items)], matrix: rows, builtIn: false)
    }

    init(_ components: [(tag: String, items: [String])], matrix rows: String? = nil, builtIn: Bool = true) throws {
        let declarations = components.map { tag, items in
            let lists = ComponentJSON.lists(of: items.filter { !$0.hasPrefix("\"") })
            let json = (lists + items.filter { $0.hasPrefix("\"") }).joined(separator: ",")
            return (tag: tag, json: json.isEmpty ? ComponentJSON.of() : json)
        }
        try self.init(manifest: ComponentJSON.manifest(declarations), matrix: rows, builtIn: builtIn)
    }

    init(manifest: String, matrix rows: String? = nil, builtIn: Bool = true) throws {
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("custom-elements.json"), text: manifest)
        let library = Ingestion.read([file], into: &bag)
        bag = DiagnosticBag()
        let translator = try Self.translator(rows, builtIn: builtIn, into: &bag)
        translation = translator.translate(library, into: &bag)
        diagnostics = bag.sorted
    }

    private static func translator(_ rows: String?, builtIn: Bool, into bag: inout DiagnosticBag) throws -> Translator {
        guard let rows else { return builtIn ? try BuiltInMatrix.translator() : Translator(Matrix()) }
        let file = SourceFile(path: SourcePath("project.md"), text: rows)
        let documents = builtIn ? try BuiltInMatrix.documents() : []
        return Translator(MatrixReader.read(documents + [MatrixDocument(file, layer: .project)], into: &bag))
    }

    /// The only component.
    var component: ComponentTranslation { get throws { try #require(translation.components.first) } }

    func component(_ tag: String) throws -> ComponentTranslation {
        try #require(translation.components.first { $0.tag == tag })
    }

    /// The only component, of which no row is complained about.
    static func component(_ tag: String, _ items: String..., matrix: String? = nil) throws -> ComponentTranslation {
        let fixture = try Fixture([(tag, items)], matrix: matrix)
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component
    }

    func item(_ item: ItemReference, of tag: String) throws -> ItemTranslation {
        try #require(try component(tag).items.first { $0.item == item })
    }

    /// An item of the only component.
    func item(_ item: ItemReference) throws -> ItemTranslation { try self.item(item, of: try component.tag) }

    /// What becomes of a property, `name: type = default`, by the built-in matrix.
    static func property(_ text: String, of tag: String = "acme-widget") throws -> ItemTranslation {
        try #require(try Fixture(tag, text).component.items.first)
    }

    /// Expects each type that the translation mentions to be one that it declares, or a known one.
    func expectDeclaredTypes(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(GeneratedTypeUse.undeclared(in: translation.swift) == [], sourceLocation: sourceLocation)
    }
}

extension ComponentTranslation {
    var swiftUITexts: [String] { (items + implied).flatMap(\.swiftUITexts) }

    /// All but what is only offered.
    var needed: [String] { (items + implied).filter { !$0.isOffered }.flatMap(\.swiftUITexts) }

    var made: [String] { implied.filter(\.isMade).flatMap(\.swiftUITexts) }
}

extension ItemTranslation {
    var swiftUITexts: [String] { swiftUI.map(\.description) }
    var uiKitTexts: [String] { uiKit.map(\.description) }

    /// Why it is left out; nil where it is not.
    var skipReason: String? { if case .skipped(let reason) = outcome { reason } else { nil } }

    /// Why it became nothing; nil where it did not.
    var openReason: String? { if case .unmapped(let reason) = outcome { reason } else { nil } }
}

/// As a matrix spells it; `#` alone is the default slot.
extension ItemReference: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        switch text.first {
        case "@": self.init(.event, String(text.dropFirst()))
        case "#": self.init(.slot, text == "#(default)" ? "" : String(text.dropFirst()))
        case ":" where text.hasPrefix("::part("): self.init(.cssPart, String(text.dropFirst(7).dropLast()))
        case ":": self.init(.cssState, String(text.dropFirst(7).dropLast()))
        case "-": self.init(.cssProperty, text)
        case _ where text.hasSuffix("()"): self.init(.method, String(text.dropLast(2)))
        default: self.init(.property, text)
        }
    }
}

/// The built-in matrix and the contracts of primitives, from the folder that the build embeds them from.
enum BuiltInMatrix {
    static func documents() throws -> [MatrixDocument] { try sources.get().map { MatrixDocument($0, layer: .builtIn) } }

    /// Without a complaint about any of its rows.
    static func matrix() throws -> Matrix {
        let (matrix, diagnostics) = try read.get()
        #expect(diagnostics.map(\.message) == [])
        return matrix
    }

    static func translator() throws -> Translator { try builtIn.get() }

    private static let builtIn = Result { Translator(try matrix()) }

    private static let sources = Result {
        try ["specs/matrix.md", "specs/primitives.md"].map { path in
            let bytes = [UInt8](try Data(contentsOf: Shared.project.appending(path: path)))
            return SourceFile(path: SourcePath(path), bytes: bytes)
        }
    }

    /// Once for all tests: in a debug build it takes a moment.
    private static let read = Result {
        var diagnostics = DiagnosticBag()
        return (MatrixReader.read(try documents(), into: &diagnostics), diagnostics.sorted)
    }
}

/// Which generated types members name, and whether each of them is declared.
enum GeneratedTypeUse {
    static func undeclared(in library: SwiftLibrary) -> [String] {
        var declared = Set(library.components.map(\.names.view.name))
        declared.formUnion(library.sharedEnums.map(\.name.description))
        declared.formUnion(library.sharedStructs.map(\.name.description))
        var used: Set<String> = []
        for component in library.components {
            declared.formUnion(component.enums.map(\.name.description))
            declared.formUnion(component.structs.map(\.name.description))
            declared.formUnion(component.typeAliases.map(\.name.description))
            used.formUnion(component.typeAliases.map(\.target.description))
            for type in types(of: component) { used.formUnion(names(in: type)) }
        }
        return used.subtracting(declared).sorted()
    }

    private static func types(of component: SwiftComponent) -> [SwiftType] {
        component.members.flatMap(\.writtenTypes)
            + component.texts.map(\.type) + component.structs.flatMap(\.members).map(\.type)
            + component.uiKit.properties.map(\.type) + component.uiKit.delegateMethods.flatMap(\.parameters)
            + component.enums.flatMap(\.cases).compactMap { entry in
                if case .payload(let type) = entry.value { type } else { nil }
            }
    }

    private static func names(in type: SwiftType) -> [String] {
        switch type {
        case .named(_, let arguments): arguments.flatMap(names)
        case .optional(let inner), .array(let inner): names(in: inner)
        case .dictionary(let key, let value): names(in: key) + names(in: value)
        case .tuple(let elements): elements.flatMap { names(in: $0.type) }
        case .function(let parameters, let returns): parameters.flatMap(names) + names(in: returns)
        case .generated(let name, _): [name.description]
        case .placeholder(let placeholder): ["{\(placeholder.rawValue)}"]
        }
    }
}
