import Foundation
import Generate
import Testing

/// Document 000, 7.7: “Data Table Pattern”, “Column Definition (like TanStack)”.
@Suite("Tables")
struct TableTests: WritesTables {
    @Test(
        "the columns and the values of the app make the rows, whatever a library calls them",
        arguments: [
            ("items", "columns"), ("data", "columnDefs"), ("rows", "columnDefinitions"), ("rowsData", "fields"),
            ("dataSource", "cols"),
        ]
    )
    func columns(items: String, columns: String) throws {
        // “let items: [Item]”, “let columns: [TableColumn<Item, AnyView>]”
        for style in TemplateStyle.allCases {
            for target in 15...18 {
                let files = try files([(items, "object[]"), (columns, "Column[] | null")], style, target)
                let text = text(files)
                #expect(text.contains("public struct XTable<Item: Identifiable, Row: View>: View {"), "\(text)")
                #expect(text.contains("    private let \(items): [Item]\n"))
                #expect(text.contains("        \(columns): [ComponentColumn<Item>] = [],\n"))
                #expect(has("ComponentTable(\n\(items),\ncolumns: \(columns),\n", in: text))
                #expect(has("header: { ComponentTableHeader(metrics: metrics) },", in: text))
                #expect(text.contains(".columns(\(columns), spacing: metrics.spacing)"))
                #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
                #expect(
                    files.text("XUIKitTable+UIKit.swift").contains(
                        "public var \(columns): [ComponentColumn<Item>] = []"
                    )
                )
            }
        }
    }

    @Test("with columns, a caller makes no rows")
    func columnsInit() throws {
        let text = try text(files(data))
        let head = "extension XTable where Row == EmptyView {"
        let rest = try #require(text.components(separatedBy: head).last)
        #expect(text.contains(head), "\(text)")
        #expect(rest.contains("        columns: [ComponentColumn<Item>]\n    ) {"), "\(rest)")
        #expect(rest.contains("            row: { _ in EmptyView() }\n"))
    }

    @Test("without columns of the library, rows are what they were: views that the app makes")
    func rows() throws {
        let text = try text(files([("items", "object[]")], events: ["sort"]))
        #expect(has("ComponentTable(\nitems,\n", in: text) && text.contains("            row: row\n"), "\(text)")
        #expect(!text.contains("ComponentColumn") && !text.contains("ComponentTableHeader"))
    }

    @Test("columns without values of the source get values, for something has to draw them")
    func madeItems() throws {
        let text = try text(files([("columns", "Column[]")]))
        #expect(text.contains("        items: [Item],\n"), "\(text)")
        #expect(has("ComponentTable(\nitems,\ncolumns: columns,", in: text))
    }

    @Test(
        "a tap on a head sorts, shows an arrow, and tells the app",
        arguments: ["sort", "x-sort", "sort-change", "sortChange", "sorted", "column-sort"]
    )
    func sorting(event: String) throws {
        for style in TemplateStyle.allCases {
            let files = try files(data, events: [event], style)
            let text = text(files)
            #expect(text.contains("        onSort: ((String, SortOrder) -> Void)? = nil"))
            #expect(has("ComponentTableHeader(\nonSort: onSort,\n", in: text), "\(text)")
            let header = files.text("ComponentTableHeader.swift")
            #expect(header.contains("@State private var chosen: ComponentSorting?"))
            #expect(header.contains("onSort?(column, order)"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
            #expect(files.text("XUIKitTable+UIKit.swift").contains("component.didSort?(newValue1, newValue2)"))
        }
    }

    @Test(
        "the app says by which column its items are sorted, whatever the library calls it, and a tap says it after that",
        arguments: [
            ("sortBy", "sortDesc", "boolean", "isDescending: sortDesc"),
            ("sortColumn", "sortDirection", "'asc' | 'desc'", "direction: sortDirection?.rawValue"),
            ("sortField", "sortOrder", "string", "direction: sortOrder"),
            ("orderBy", "orderDirection", "'ascending' | 'descending' | 'none'", "direction: orderDirection?.rawValue"),
        ]
    )
    func toldSorting(column: String, direction: String, type: String, isDescending: String) throws {
        for style in TemplateStyle.allCases {
            let fields = data + [(column, "string"), (direction, type)]
            let files = try files(fields, events: ["sort-change"], style)
            let text = text(files)
            let told = "sorting: ComponentSorting(by: \(column), \(isDescending)),"
            #expect(has("ComponentTableHeader(\n\(told)onSort: onSort,\n", in: text), "\(text)")
            #expect(files.text("ComponentTableHeader.swift").contains(".onValueChange(of: told) { _ in chosen = nil }"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
            // Where nobody listens, the arrow is shown without a button.
            let silent = try self.text(self.files(fields, style))
            #expect(has("ComponentTableHeader(\n\(told)metrics: metrics\n", in: silent), "\(silent)")
        }
    }

    @Test(
        "what can be tapped in a row is a button that the app makes, and not told by the table",
        arguments: ["row-click", "rowClick", "cell-click"]
    )
    func rowClick(event: String) throws {
        let text = try text(files(data, events: [event]))
        #expect(!text.contains("onRow") && !text.contains("onCell"), "\(text)")
        #expect(text.contains("left out. The app makes the rows and the cells"))
    }

    @Test("a table that does not tell of sorting has nothing to sort by")
    func unsorted() throws {
        let text = try text(files(data))
        #expect(!text.contains("onSort") && !text.contains("sorting"), "\(text)")
    }

    @Test(
        "rows can be chosen by a mark before each",
        arguments: [
            ("selection", "selection-change"), ("selectedRows", "row-selection-change"),
            ("selectedItems", "selected-items-changed"), ("selectedRowIds", "selection-change"),
        ]
    )
    func selection(property: String, event: String) throws {
        // “@State private var selectedItems: Set<Item.ID> = []”
        for (style, target) in Self.all {
            let files = try files(data + [(property, "string[]")], events: [event], style, target)
            let text = text(files)
            #expect(text.contains("    @Binding private var selection: Set<Item.ID>\n"), "\(text)")
            #expect(text.contains("            selection: $selection,\n"))
            #expect(!(try self.text(self.files(data, style, target))).contains("selection"))
            let table = files.text("ComponentTable.swift")
            #expect(table.contains("list.environment(\\.editMode, .constant(selectsNone ? .inactive : .active))"))
            #expect(has("ComponentSelectionBar(\nselection: selection,\nids: items.map(\\.id),\n", in: table))
            // “Selection checkbox … .frame(width: 40)”
            #expect(files.text("ComponentTableHeader.swift").contains(".modifier(ComponentHeadInset())"))
        }
    }

    @Test("no marks are shown while the mode says that nothing can be chosen")
    func mode() throws {
        let mode = ("selectionMode", "'none' | 'multiple'")
        for (style, target) in Self.all {
            let fields = data + [("selection", "string[]"), mode]
            let text = try text(files(fields, events: ["selection-change"], style, target))
            #expect(
                text.contains("selectsNone: selectionMode == TableTokens.SelectionMode.none,\n")
                    || text.contains("selectsNone: selectionMode == .none,\n"),
                "\(text)"
            )
        }
    }

    @Test("of one row that can be chosen, there is no button for all")
    func singleSelection() throws {
        let fields = data + [("selection", "string[]"), ("selectionMode", "'single' | 'multiple'")]
        for style in TemplateStyle.allCases {
            let text = try text(files(fields, events: ["selection-change"], style))
            #expect(text.contains("selectsOne: selectionMode == .single,\n"), "\(text)")
        }
    }

    @Test("rows that are on their way have outlines, and no rows have a text")
    func places() throws {
        for (style, target) in Self.all {
            let files = try files(data + [("loading", "boolean")], style, target)
            #expect(text(files).contains("            isLoading: isLoading,\n"), "\(text(files))")
            #expect(files.text("ComponentTable.swift").contains("Text(strings.noResults)"))
            let section = files.text("ComponentTableSection.swift")
            let rows = "if isLoading {\nComponentLoadingRows(spacing: spacing)\n} else {\nComponentNoRows("
            #expect(has(rows, in: section))
            #expect(!(try text(self.files(data, style, target))).contains("isLoading"))
        }
    }

    @Test("a compact table has rows closer to each other, an outline where it is bordered, and the height of the app")
    func looks() throws {
        for style in TemplateStyle.allCases {
            let files = try files(
                data + [("compact", "boolean"), ("bordered", "boolean"), ("height", "number")],
                style
            )
            let text = text(files)
            #expect(text.contains("            isCompact: isCompact,\n"), "\(text)")
            #expect(files.text("ComponentTable.swift").contains("metrics.minimumHeight / (isCompact ? 2 : 1)"))
            #expect(files.text("ComponentTableSection.swift").contains(".compactRow(isCompact, spacing: spacing)"))
            #expect(text.contains("width: isBordered ? metrics.borderWidth : 0)"))
            #expect(text.contains(".frame(height: height)"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
    }

    @Test("a table of which nothing is told has views as its rows", arguments: allStyles)
    func bare(style: TemplateStyle) throws {
        let text = try text(files([], style))
        #expect(text.contains("public struct XTable<Content: View>: View {"), "\(text)")
        #expect(has("ComponentTableSection(\nmetrics: metrics\n) {\ncontent\n}", in: text))
    }

    @Test("columns that stay while others scroll are left out with the reason, for nothing scrolls there")
    func stickyColumns() throws {
        let text = try text(files(data + [("stickyColumns", "number")]))
        #expect(!text.contains("stickyColumns:"), "\(text)")
        #expect(text.contains("/// - `stickyColumns`: left out. All columns share the width of the table"))
    }
}

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
        return try SmallLibrary(("x-table", json), ("x-tag", componentJSON([])), style: style, target: target).files
    }

    /// The file of the table.
    func text(_ files: RenderedFiles) -> String { files.text("XTable+SwiftUI.swift") }

    /// What makes the rows of a table.
    var data: [(String, String)] { [("items", "object[]"), ("columns", "Column[]")] }
}
