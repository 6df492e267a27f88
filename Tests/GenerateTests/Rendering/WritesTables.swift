import Generate
import Testing

/// Suites of tests that write down a table.
protocol WritesTables {}

extension WritesTables {
    /// Each set, at each target.
    static var all: [(TemplateStyle, Int)] { TemplateStyle.allCases.flatMap { style in (15...18).map { (style, $0) } } }

    /// A table with fields, each with its type, events and slots.
    func files(
        _ fields: [(String, String)],
        events: [String] = [],
        slots: [String] = [],
        _ style: TemplateStyle = .elevate,
        _ target: Int = 15
    ) throws -> RenderedFiles {
        let json = componentJSON(fields, slots: slots, events: events)
        return try SmallLibrary(("x-table", json), ("x-tag", #""slots":[]"#), style: style, target: target).files
    }

    /// The file of the table.
    func text(_ files: RenderedFiles) -> String { files.text("XTable+SwiftUI.swift") }

    /// What makes the rows of a table.
    var data: [(String, String)] { [("items", "object[]"), ("columns", "Column[]")] }
}
