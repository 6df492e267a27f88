import Generate
import Testing

/// Of a table whose rows are views of the app, the table says how they stand and what stands in their place.
@Suite("Tables whose rows are views")
struct ViewRowTableTests {
    private func files(_ flags: [String], _ style: TemplateStyle, events: [String] = []) throws -> RenderedFiles {
        try SmallLibrary(
            ("x-table", componentJSON(flags.map { ($0, "boolean") }, slots: ["", "empty"], events: events)),
            ("x-table-column", componentJSON([("header", "string"), ("width", "number")], slots: [])),
            ("x-tag", #""slots":[]"#),
            style: style
        ).files
    }

    @Test("rows that are on their way have outlines, and only after that there are none", arguments: allStyles)
    func loading(style: TemplateStyle) throws {
        let files = try files(["loading", "busy"], style)
        let text = files.text("XTable+SwiftUI.swift")
        #expect(text.contains("if isLoading && ComponentRows.areMissing(content) {\n"), "\(text)")
        #expect(text.contains("ComponentLoadingRows(columnCount: columns.count, spacing: metrics.spacing)"))
        #expect(text.contains("if !isLoading && ComponentRows.areMissing(content) {\n                    empty\n"))
        #expect(text.contains(".loading(isLoading"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("compact rows stand closer to each other", arguments: allStyles)
    func compact(style: TemplateStyle) throws {
        let files = try files(["compact"], style)
        #expect(files.text("XTable+SwiftUI.swift").contains("            isCompact: isCompact\n"))
        #expect(files.text("ComponentTableScroll.swift").contains("spacing: isCompact ? spacing / 2 : spacing,"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("columns share the width of the table, and scroll to the side where theirs are greater")
    func width() throws {
        for style in TemplateStyle.allCases {
            let files = try files([], style)
            #expect(
                files.text("XTable+SwiftUI.swift").contains("ComponentTableScroll(\n            columns: tableHeads,")
            )
            let scroll = files.text("ComponentTableScroll.swift")
            #expect(scroll.contains("return scrollsSideways ? [.horizontal, .vertical] : .vertical"))
            #expect(scroll.contains("sizeClass != .compact && columns.contains { $0.width != nil }"))
            #expect(scroll.contains(".frame(width: scrollsSideways ? max(space, width) : nil)"), "all rows are as wide")
        }
    }

    @Test("an iPhone shows the cells of a row below each other, each with its head", arguments: allStyles)
    func folded(style: TemplateStyle) throws {
        let files = try files([], style, events: ["sort"])
        #expect(files.text("ComponentSortHeader.swift").contains("if width != .compact, !columns.isEmpty {"))
        let heads = files.text("ComponentColumnHeads.swift")
        #expect(heads.contains("if width == .compact {\n                folded(content, column.header)\n"), "\(heads)")
        #expect(heads.contains("public struct ComponentCells<Content: View>: View {"))
        #expect(heads.contains("VStack(alignment: .leading, spacing: spacing) { content }"))
    }
}
