import Generate
import Testing

/// Document 000, 7.7: “let sortable: Bool”, for columns that are components of their own. Where rows are views of the app,
/// the table says how they stand and what stands in their place.
@Suite("Columns of tables that are components")
struct ColumnComponentTests {
    private func library(
        _ table: String,
        _ column: String,
        _ fields: [(String, String)],
        events: [String] = [],
        values: Bool = false,
        style: TemplateStyle = .elevate
    ) throws -> RenderedFiles {
        try SmallLibrary(
            (table, componentJSON(values ? [("items", "object[]")] : [], slots: [""], events: events)),
            (column, componentJSON(fields, slots: [""])),
            ("x-tag", componentJSON([])),
            style: style
        ).files
    }

    @Test(
        "say how their heads and cells stand, and by which the table is sorted, whatever the library calls it",
        arguments: [
            ("x-table", "x-table-column", "align", "width", "sortable"),
            ("x-data-grid", "x-column", "textAlign", "columnWidth", "canSort"),
            ("x-grid", "x-grid-column", "alignment", "fixedWidth", "sort"),
        ]
    )
    func columns(table: String, column: String, align: String, width: String, sortable: String) throws {
        for style in TemplateStyle.allCases {
            for values in [true, false] {
                let fields = [
                    ("header", "string"), (align, "'left' | 'center' | 'right'"), (width, "string"),
                    (sortable, "boolean"),
                ]
                let files = try library(table, column, fields, events: ["sort"], values: values, style: style)
                let name = ["x-table": "XTable", "x-data-grid": "XDataGrid", "x-grid": "XGrid"][table] ?? ""
                let text = files.text("\(name)+SwiftUI.swift")
                #expect(text.contains("    private var tableHeads: [ComponentColumn<Void>] {\n"), "\(text)")
                #expect(text.contains("                header: item.header"), "\(text)")
                #expect(text.contains("                alignment: .ofColumn(item.\(align)"), "\(text)")
                #expect(text.contains("                width: item.width"))
                #expect(text.contains("                isSortable: item.isSortable\n"))
                #expect(has("ComponentTableHeader(\nonSort: onSort,\n", in: text))
                #expect(text.contains(".columns(tableHeads, spacing: metrics.spacing)"))
                #expect(!text.contains("TODO"))
            }
        }
    }

    @Test("stand at the end where they show numbers, and at the leading side where nothing says more")
    func numbers() throws {
        let numeric = try library("x-table", "x-table-column", [("label", "string"), ("numeric", "boolean")])
        #expect(numeric.text("XTable+SwiftUI.swift").contains("alignment: item.isNumeric ? .trailing : .leading\n"))
        let plain = try library("x-table", "x-table-column", [("label", "string")])
        let text = plain.text("XTable+SwiftUI.swift")
        #expect(!text.contains("ofColumn") && !text.contains("isSortable") && !text.contains("width:"), "\(text)")
        // An alignment by a number says no side.
        let odd = try library("x-table", "x-table-column", [("label", "string"), ("align", "number")])
        #expect(!odd.text("XTable+SwiftUI.swift").contains("ofColumn"))
        let words = try library("x-table", "x-table-column", [("label", "string"), ("align", "string")])
        #expect(words.text("XTable+SwiftUI.swift").contains("alignment: .ofColumn(item.align)"))
    }

    @Test("give their columns no heads where a table has its columns as values")
    func values() throws {
        let table = componentJSON([("columns", "Column[]")])
        let column = componentJSON([("header", "string")])
        let files = try SmallLibrary(("x-table", table), ("x-table-column", column), ("x-tag", componentJSON([]))).files
        let text = files.text("XTable+SwiftUI.swift")
        #expect(text.contains("columns: [ComponentColumn<Item>] = []") && !text.contains("XTableColumn"), "\(text)")
    }

    @Test("are no columns of a table where they only stack views")
    func layout() throws {
        let files = try library("x-table", "x-column", [("gap", "string")])
        #expect(!files.text("XTable+SwiftUI.swift").contains("XColumn"))
        let column = files.text("XColumn+SwiftUI.swift")
        #expect(column.contains("ComponentStack(direction,") && has("direction: Axis {\n.vertical", in: column))
    }

    @Test(
        "are needed by a grid that is a table, and a grid of views is a layout",
        arguments: [
            ("x-grid", "columns", "number", [""], true), ("x-grid", "columns", "'1' | '2'", [""], true),
            ("x-grid", "gap", "string", [], true), ("x-grid", "label", "string", [""], true),
            ("x-grid", "label", "string", [], false), ("x-grid", "items", "object[]", [""], false),
            ("x-grid", "columnDefs", "any", [""], false), ("x-data-grid", "label", "string", [""], false),
        ] as [(String, String, String, [String], Bool)]
    )
    func grids(tag: String, field: String, type: String, slots: [String], isLayout: Bool) throws {
        let json = componentJSON([(field, type)], slots: slots)
        let files = try SmallLibrary((tag, json), ("x-tag", componentJSON([]))).files
        let text = files.text(tag == "x-grid" ? "XGrid+SwiftUI.swift" : "XDataGrid+SwiftUI.swift")
        #expect(text.contains("LazyVGrid(") == isLayout, "\(text)")
        #expect(!isLayout || !text.contains("Item: Identifiable"))
    }

    @Test("mean that a grid with rows of its own is a table")
    func rows() throws {
        let slot = componentJSON([], slots: [""])
        let rows = try SmallLibrary(("x-grid", slot), ("x-grid-row", slot), ("x-tag", componentJSON([]))).files
        let sorting = componentJSON([], slots: [""], events: ["sort"])
        let sorted = try SmallLibrary(("x-grid", sorting), ("x-tag", componentJSON([]))).files
        for files in [rows, sorted] { #expect(!files.text("XGrid+SwiftUI.swift").contains("LazyVGrid(")) }
    }

    // MARK: Rows that are views

    private func files(_ flags: [String], _ style: TemplateStyle, events: [String] = []) throws -> RenderedFiles {
        try SmallLibrary(
            ("x-table", componentJSON(flags.map { ($0, "boolean") }, slots: ["", "empty"], events: events)),
            ("x-table-column", componentJSON([("header", "string"), ("width", "number")], slots: [])),
            ("x-tag", componentJSON([])),
            style: style
        ).files
    }

    @Test("rows that are on their way have outlines, and only after that there are none", arguments: allStyles)
    func loading(style: TemplateStyle) throws {
        let files = try files(["loading", "busy"], style)
        let text = files.text("XTable+SwiftUI.swift")
        #expect(has("isLoading: isLoading || isBusy,\nempty: { empty },\n", in: text), "\(text)")
        let section = files.text("ComponentTableSection.swift")
        #expect(has("if ComponentRows.areMissing(rows) {\nif isLoading {\nComponentLoadingRows(", in: section))
        #expect(text.contains(".loading(isLoading"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("compact rows stand closer to each other", arguments: allStyles)
    func compact(style: TemplateStyle) throws {
        let files = try files(["compact"], style)
        #expect(files.text("XTable+SwiftUI.swift").contains("isCompact: isCompact,\n"))
        let scroll = files.text("ComponentTableScroll.swift")
        #expect(scroll.contains("spacing: section.isCompact ? section.spacing / 2 : section.spacing,"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("columns share the width of the table, and scroll to the side where theirs are greater")
    func width() throws {
        for style in TemplateStyle.allCases {
            let files = try files([], style)
            #expect(files.text("XTable+SwiftUI.swift").contains("ComponentTableScroll {\n"))
            let scroll = files.text("ComponentTableScroll.swift")
            #expect(scroll.contains("ScrollView(scrollsSideways ? [.horizontal, .vertical] : .vertical)"))
            #expect(scroll.contains("sizeClass != .compact && columns.contains { $0.width != nil }"))
            #expect(scroll.contains(".frame(width: scrollsSideways ? max(space, width) : nil)"), "all rows are as wide")
        }
    }
}
