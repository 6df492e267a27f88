import Core
import Generate
import Ingest
import TestSupport
import Testing
import WebModel

/// The sets of templates: what holds for all of them is tested with each.
let allStyles = TemplateStyle.allCases

/// The SwiftUI file of a component that a test writes down: fields by their names, each with its type and perhaps its default,
/// slots and events by their names.
func swiftUI(
    _ tag: String,
    _ fields: (String, String)...,
    slots: [String]? = nil,
    events: [String]? = nil,
    rows: String = "",
    style: TemplateStyle = .elevate
) throws -> String {
    try swiftUI(tag, of: fields, slots: slots, events: events, rows: rows, style: style)
}

func swiftUI(
    _ tag: String,
    of fields: [(String, String)],
    slots: [String]? = nil,
    events: [String]? = nil,
    rows: String = "",
    style: TemplateStyle = .elevate
) throws -> String {
    let json = componentJSON(fields, slots: slots, events: events)
    return try SmallLibrary((tag, json), rows: rows, style: style).files.text("+SwiftUI.swift")
}

/// The inside of the declaration of a component, as JSON.
func componentJSON(_ fields: [(String, String)], slots: [String]? = nil, events: [String]? = nil) -> String {
    let others = (slots ?? []).map { "#\($0)" } + (events ?? []).map { "@\($0)" }
    return ComponentJSON.of(fields.map { "\($0): \($1)" } + others)
}

/// The files of a few components that a test writes down: tags, with the inside of their declarations as JSON.
struct SmallLibrary {
    let files: RenderedFiles

    init(
        _ components: (tag: String, json: String)...,
        rows: String = "",
        style: TemplateStyle = .elevate,
        target: Int = RenderSettings.oldestTarget,
        replacing templates: [String: String] = [:],
        usesGlass: Bool = false
    ) throws {
        var diagnostics = DiagnosticBag()
        let library = Self.library(components, into: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        files = RenderedFiles(
            TranslatedLibraries.translated(library, by: TranslatedLibraries.translator(beside: rows)).swift,
            of: library,
            style: style,
            target: target,
            replacing: templates,
            usesGlass: usesGlass
        )
    }

    static func library(_ components: [(tag: String, json: String)], into diagnostics: inout DiagnosticBag) -> Library {
        let file = SourceFile(path: SourcePath("custom-elements.json"), text: ComponentJSON.manifest(components))
        return Ingestion.read([file], into: &diagnostics)
    }
}
