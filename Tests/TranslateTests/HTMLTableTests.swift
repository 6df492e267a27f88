import Core
import SwiftModel
import Testing

@testable import Translate

@Suite("The table HTML")
struct HTMLTableTests {
    private static func read(_ rows: String) -> ReadMatrix {
        ReadMatrix("## HTML\n\n| Web | SwiftUI | Why |\n|---|---|---|\n\(rows)\n")
    }

    @Test("elements and attributes are views, modifiers, or nothing for a reason; the later row wins")
    func rows() {
        let json = """
            | `<p>`, `<DIV>` | `Text` | |
            | `<div> + flex` | `HStack` | |
            | `<div>` | `VStack` | |
            | `<style>` | `skip` | CSS. |
            | `[title]` | `.help()` | |
            | `[data-*]` | `skip` | Data. |
            | `[data-x]` | `.id()` | |
            """
        let table = Self.read(json)
        #expect(table.diagnostics.isEmpty)
        let html = table.matrix.html
        #expect(html.element("p", isFlex: false)?.result == .view(.text))
        #expect(html.element("p", isFlex: true)?.result == .view(.text))
        #expect(html.element("div", isFlex: false)?.result == .view(.vertical))
        #expect(html.element("div", isFlex: true)?.result == .view(.horizontal))
        #expect(html.element("style", isFlex: false)?.result == .skip(reason: "CSS."))
        #expect(html.element("span", isFlex: false) == nil)
        #expect(html.attribute("title")?.result == .modifier(.help))
        #expect(html.attribute("data-y")?.result == .skip(reason: "Data."))
        #expect(html.attribute("data-x")?.result == .modifier(.id))
        #expect(html.attribute("name") == nil)
    }

    @Test(
        "what is no element, no attribute, no view, or has no reason is told at its place",
        arguments: [
            ("| `div` | `VStack` | |", DiagnosticID.matrixPattern, "5:4"),
            ("| `<div` | `VStack` | |", .matrixPattern, "5:4"), ("| `<di*>` | `VStack` | |", .matrixPattern, "5:4"),
            ("| `<div> + grid` | `VStack` | |", .matrixPattern, "5:4"),
            ("| `[a] + flex` | `.help()` | |", .matrixPattern, "5:4"),
            ("| `<div>` | `VStak` | |", .matrixResult, "5:14"), ("| `<div>` | `skip` | |", .matrixReason, "5:14"),
        ]
    )
    func mistakes(row: String, id: DiagnosticID, place: String) {
        let table = Self.read(row)
        #expect(table.diagnostics.map(\.id) == [id])
        let location = table.diagnostics.first?.location
        #expect(location.map { "\($0.line):\($0.column)" } == place)
        #expect(table.matrix.html.entries.isEmpty)
    }
}
