import Foundation
import Render
import Testing

/// Document 000, 7.7: “Data Table Pattern”, “Column Definition (like TanStack)”.
@Suite("Tables")
struct TableTests {
    private func field(_ name: String, _ type: String) -> String {
        #"{"kind":"field","name":"\#(name)","type":{"text":"\#(type)"}}"#
    }

    private func files(
        _ fields: [(String, String)],
        events: [String] = [],
        slots: [String] = [],
        _ style: TemplateStyle = .elevate,
        _ target: Int = 15
    ) throws -> RenderedFiles {
        let members = fields.map(field).joined(separator: ",")
        let events = events.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
        let slots = slots.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
        let json = #""members":[\#(members)],"events":[\#(events)],"slots":[\#(slots)]"#
        return try SmallLibrary(("x-table", json), ("x-tag", #""slots":[]"#), style: style, target: target).files
    }

    /// The file of the table.
    private func text(_ files: RenderedFiles) -> String { files.text("XTable+SwiftUI.swift") }

    private let data = [("items", "object[]"), ("columns", "Column[]")]

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
                #expect(
                    text.contains("ComponentTableRow($0, columns: \(columns), spacing: metrics.spacing, row: row($0))")
                )
                #expect(text.contains("ComponentTableHeader(columns: \(columns), spacing: metrics.spacing)"))
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
        #expect(text.contains("ForEach(items) {\n                    row($0)\n"), "\(text)")
        #expect(!text.contains("ComponentColumn") && !text.contains("ComponentSort"))
    }

    @Test("columns without values of the source get values, for something has to draw them")
    func madeItems() throws {
        let text = try text(files([("columns", "Column[]")]))
        #expect(text.contains("        items: [Item],\n"), "\(text)")
        #expect(text.contains("ForEach(items) {"))
    }

    @Test("a column has a head, an alignment and a width", arguments: TemplateStyle.allCases)
    func column(style: TemplateStyle) throws {
        // “let id: String”, “let header: String”, “let content: (Item) -> Content”
        let text = try files(data, style).text("ComponentColumn.swift")
        for part in ["id: String", "header: String", "alignment: HorizontalAlignment", "width: CGFloat?"] {
            #expect(text.contains("    public let \(part)\n"), "\(text)")
        }
        #expect(text.contains("text: @escaping (Item) -> Text"))
        #expect(text.contains("content.frame(width: max(width, 0) * scale, alignment: place)"))
        #expect(text.contains("content.frame(maxWidth: .infinity, alignment: place)"))
    }

    @Test(
        "a tap on a head sorts, shows an arrow, and tells the app",
        arguments: ["sort", "x-sort", "sort-change", "sortChange", "sorted", "column-sort"]
    )
    func sorting(event: String) throws {
        for style in TemplateStyle.allCases {
            let files = try files(data, events: [event], style)
            let text = text(files)
            #expect(text.contains("    @State private var sorting: ComponentSorting?\n"), "\(text)")
            #expect(text.contains("        onSort: ((String, SortOrder) -> Void)? = nil"))
            #expect(text.contains("            sorting: $sorting,\n"))
            #expect(text.contains("            onSort: onSort\n"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
            #expect(files.text("XUIKitTable+UIKit.swift").contains("component.didSort?(newValue1, newValue2)"))
            let header = files.text("ComponentSortHeader.swift")
            // “return sortState.direction == .ascending ? "chevron.up" : "chevron.down"”
            #expect(header.contains(#"case .forward: "chevron.up""#))
            #expect(header.contains(#"case .reverse: "chevron.down""#))
            // “return "chevron.up.chevron.down"”
            #expect(header.contains(#"case nil: "chevron.up.chevron.down""#))
            // “sortState.direction.toggle()”
            #expect(header.contains("order(of: column) == .forward ? .reverse : .forward"))
            #expect(header.contains("public func sortable(_ isSortable: Bool = true) -> ComponentColumn {"))
        }
    }

    @Test("a cell can be any view, such as a badge or a button", arguments: TemplateStyle.allCases)
    func cells(style: TemplateStyle) throws {
        let files = try files(data, style)
        // “let content: (Item) -> Content”, “@ViewBuilder content: @escaping (Item) -> Content”
        let column = files.text("ComponentColumn.swift")
        #expect(column.contains("        @ViewBuilder content: @escaping (Item) -> Content\n"), "\(column)")
        #expect(column.contains("    @_disfavoredOverload\n    public init<Content: View>("), "a Text stays a Text")
        let row = files.text("ComponentTableRow.swift")
        #expect(
            row.contains("column.view(of: item)\n                    .cell(of: column)"),
            "it has width and alignment"
        )
        #expect(row.contains("columns.first?.title(of: item)\n"), "it folds")
    }

    @Test(
        "the app says by which column its items are sorted, whatever the library calls it, and a tap says it after that",
        arguments: [
            ("sortBy", "sortDesc", "boolean", ", isDescending: sortDesc"),
            ("sortColumn", "sortDirection", "'asc' | 'desc'", ", isDescending: sortDirection == .desc"),
            ("sortField", "sortOrder", "string", ", isDescending: ComponentSorting.isDescending(sortOrder ?? \"\")"),
            (
                "orderBy", "orderDirection", "'ascending' | 'descending' | 'none'",
                ", isDescending: orderDirection == .desc"
            ),
        ]
    )
    func toldSorting(column: String, direction: String, type: String, isDescending: String) throws {
        for style in TemplateStyle.allCases {
            let fields = data + [(column, "string"), (direction, type)]
            let files = try files(fields, events: ["sort-change"], style)
            let text = text(files)
            #expect(text.contains("\(column) ?? \"\"\(isDescending)"), "\(text)")
            #expect(text.contains("        Binding { sorting ?? toldSorting } set: { sorting = $0 }\n"))
            #expect(text.contains("            sorting: shownSorting,\n"))
            #expect(text.contains(".onValueChange(of: toldSorting) { _ in sorting = nil }"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
            // Where nobody listens, the arrow is shown without a button.
            let silent = try self.text(self.files(fields, style))
            #expect(silent.contains("            sorting: .constant(toldSorting),\n"), "\(silent)")
            #expect(silent.contains("            onSort: nil\n"))
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
        #expect(!text.contains("ComponentSort") && !text.contains("onSort") && !text.contains("sorting"), "\(text)")
    }

    @Test(
        "the heads stay in sight where the flag says so",
        arguments: ["stickyHeader", "stickyColumnHeader", "fixedHeader"]
    )
    func sticky(flag: String) throws {
        for (style, target) in Self.all {
            let text = try text(files(data + [(flag, "boolean")], style, target))
            #expect(text.contains("                if !isColumnHeaderSticky { tableHeader }\n"), "\(text)")
            #expect(text.contains("} header: {\n                if isColumnHeaderSticky { tableHeader }\n"))
            // The head of a section of a plain list stays in sight.
            let other = try self.text(files(data, style, target))
            #expect(other.contains("} header: {\n                tableHeader\n"))
        }
    }

    /// Each set, at each target.
    private static let all = TemplateStyle.allCases.flatMap { style in (15...18).map { (style, $0) } }

    @Test(
        "one page is shown at a time, of as many items as the library says",
        arguments: ["pageSize", "rowsPerPage", "itemsPerPage", "perPage"]
    )
    func pages(size: String) throws {
        for style in TemplateStyle.allCases {
            let files = try files(data + [(size, "number")], style)
            let text = text(files)
            // “@State private var currentPage = 0”, “let pageSize = 10”
            #expect(text.contains("    @State private var visiblePage = 1\n"), "\(text)")
            #expect(text.contains("        \(size): Int? = nil"))
            #expect(text.contains("ForEach(items.page(visiblePage, size: \(size) ?? 0)) {"))
            // “Text("Page \(currentPage + 1) of \(totalPages)")”
            #expect(
                text.contains(
                    "if items.pageCount(size: \(size) ?? 0) > 1 {\n                    ComponentPaginatorBar("
                )
            )
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
            // “(items.count + pageSize - 1) / pageSize”
            #expect(files.text("Array+Pages.swift").contains("return (count - 1) / size + 1"))
        }
    }

    @Test("the page is the app's own where the library tells of its change")
    func ownPage() throws {
        let fields = data + [("pageSize", "number"), ("page", "number")]
        for (style, target) in Self.all {
            let text = try text(files(fields, events: ["page-change"], style, target))
            #expect(text.contains("    @Binding private var page: Int\n"), "\(text)")
            #expect(text.contains("                        page: $page,\n"))
            #expect(text.contains(".onValueChange(of: page) { newValue in onPageChange?(newValue) }"))
            #expect(!text.contains("visiblePage"))
        }
    }

    @Test("with fewer items than before, the last page is shown, and the page of the app becomes that one")
    func pageBeyondTheEnd() throws {
        let fields = data + [("pageSize", "number"), ("page", "number")]
        for (style, target) in Self.all {
            let own = try text(files(fields, events: ["page-change"], style, target))
            #expect(own.contains(".onValueChange(of: items.nearestPage(to: page, size: pageSize ?? 0)) { newValue in"))
            #expect(own.contains("if page != newValue { page = newValue }"), "\(own)")
            let files = try files(data + [("pageSize", "number")], style, target)
            #expect(text(files).contains("if visiblePage != newValue { visiblePage = newValue }"))
            let pages = files.text("Array+Pages.swift")
            #expect(
                pages.contains("isEmpty ? number : Swift.min(Swift.max(number, 1), pageCount(size: size))"),
                "items that are loaded anew leave the page as it is"
            )
            let bar = files.text("ComponentPaginatorBar.swift")
            #expect(bar.contains("private var current: Int { min(max(page - firstPage, 0), max(pageCount - 1, 0)) }"))
        }
    }

    @Test("a table without a size of pages has none")
    func unpaged() throws {
        let text = try text(files(data))
        #expect(!text.lowercased().contains("page"), "\(text)")
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
            #expect(text.contains("List(selection: $selection) {"))
            #expect(text.contains(".environment(\\.editMode, .constant(.active))"))
            #expect(!(try self.text(self.files(data, style, target))).contains("editMode"))
            // “Text("\(selectedItems.count) of \(items.count) row(s) selected.")”
            #expect(text.contains("ComponentSelectionBar(\n"), "\(text)")
            #expect(text.contains("selection: $selection,\n                    ids: items.map(\\.id)\n"))
            let bar = files.text("ComponentSelectionBar.swift")
            #expect(bar.contains("strings.selectedRows(chosenCount, ids.count)"))
            #expect(bar.contains("selection = isComplete ? [] : Set(ids)"), "all of them, or none")
            // “Selection checkbox … .frame(width: 40)”
            #expect(files.text("ComponentTableHeader.swift").contains(".modifier(ComponentHeadInset())"))
            #expect(files.text("ComponentHeadInset.swift").contains("markWidth: CGFloat = 40"))
        }
    }

    @Test("no marks are shown while the mode says that nothing can be chosen")
    func mode() throws {
        let mode = ("selectionMode", "'none' | 'multiple'")
        for (style, target) in Self.all {
            let fields = data + [("selection", "string[]"), mode]
            let text = try text(files(fields, events: ["selection-change"], style, target))
            #expect(
                text.contains(".constant(selectionMode == TableTokens.SelectionMode.none ? .inactive : .active)")
                    || text.contains(".constant(selectionMode == .none ? .inactive : .active)"),
                "\(text)"
            )
        }
    }

    @Test("of one row that can be chosen, there is no button for all")
    func singleSelection() throws {
        let fields = data + [("selection", "string[]"), ("selectionMode", "'single' | 'multiple'")]
        for style in TemplateStyle.allCases {
            let text = try text(files(fields, events: ["selection-change"], style))
            #expect(text.contains("isSingle: selectionMode == .single\n"), "\(text)")
        }
    }

    @Test("rows that are on their way have outlines, and no rows have a text")
    func places() throws {
        for (style, target) in Self.all {
            let text = try text(files(data + [("loading", "boolean")], style, target))
            #expect(text.contains("if items.isEmpty && !isLoading {\n                ComponentEmptyState {"), "\(text)")
            #expect(text.contains("ComponentLoadingRows(columnCount: columns.count, spacing: metrics.spacing)"))
            #expect(!(try self.text(files(data, style, target))).contains("ComponentLoadingRows"))
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
            #expect(text.contains("            .compactRow(isCompact, spacing: metrics.spacing)\n"), "\(text)")
            #expect(text.contains("isCompact ? metrics.minimumHeight / 2 : metrics.minimumHeight)"))
            #expect(text.contains("width: isBordered ? metrics.borderWidth : 0)"))
            #expect(text.contains(".frame(height: height)"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
    }

    @Test("an iPhone shows the columns of a row below each other, with their heads", arguments: TemplateStyle.allCases)
    func compact(style: TemplateStyle) throws {
        let row = try files(data, style).text("ComponentTableRow.swift")
        #expect(row.contains("@Environment(\\.horizontalSizeClass) private var width"))
        #expect(row.contains("} else if width == .compact {\n            folded"), "\(row)")
        #expect(row.contains("ForEach(columns.dropFirst()) { column in"))
        #expect(row.contains("Text(column.header)"))
    }

    @Test("a table of which nothing is told has views as its rows", arguments: TemplateStyle.allCases)
    func bare(style: TemplateStyle) throws {
        let text = try text(files([], style))
        #expect(text.contains("public struct XTable<Content: View>: View {"), "\(text)")
        #expect(text.contains("Section {\n                content\n"))
    }

    @Test("the app's page is where a table begins that does not tell of turning pages")
    func firstPage() throws {
        for (style, target) in Self.all {
            let text = try text(files(data + [("pageSize", "number"), ("currentPage", "number")], style, target))
            #expect(text.contains("        currentPage: Int? = nil"), "\(text)")
            // The first page is never drawn in its place.
            #expect(text.contains("    private var visiblePage: Int { turnedPage ?? currentPage ?? 1 }\n"))
            let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
            #expect(lines.contains("page: Binding {\nvisiblePage\n} set: {\nturnedPage = $0\n},\n"))
            #expect(text.contains(".onValueChange(of: currentPage) { _ in turnedPage = nil }"))
        }
    }

    @Test("pages are the app's, whatever the number of the page is called", arguments: ["currentPage", "pageNumber"])
    func boundPage(page: String) throws {
        let files = try files(data + [("pageSize", "number"), (page, "number")], events: ["page-change"])
        let text = text(files)
        #expect(text.contains("    @Binding private var page: Int\n"), "\(text)")
        #expect(text.contains("                        page: $page,\n"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("the user chooses how many rows a page has", arguments: ["pageSizeOptions", "rowsPerPageOptions"])
    func pageSizes(options: String) throws {
        for style in TemplateStyle.allCases {
            let files = try files(data + [("pageSize", "number"), (options, "number[]")], style)
            let text = text(files)
            #expect(text.contains("    @State private var chosenPageSize: Int?\n"), "\(text)")
            #expect(text.contains("        chosenPageSize ?? pageSize ?? 0\n"))
            #expect(text.contains("ForEach(items.page(visiblePage, size: rowsOnPage)) {"))
            #expect(text.contains("ComponentPageSizes(\(options), chosen: rowsOnPage) {"))
            // Another size begins with the first page.
            #expect(text.contains(".onValueChange(of: rowsOnPage) { _ in visiblePage = 1 }"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
        // Without a size of its own, a table begins with the first one.
        let only = try text(files(data + [(options, "number[]")]))
        #expect(only.contains("        chosenPageSize ?? \(options).first ?? 0\n"), "\(only)")
    }

    @Test("a flag turns pages on", arguments: ["paginated", "paging", "showPagination"])
    func paged(flag: String) throws {
        let files = try files(data + [("pageSize", "number"), (flag, "boolean")])
        #expect(text(files).contains("        isPaged ? pageSize ?? 0 : 0\n"), "\(text(files))")
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        // Nothing says how many rows a page has.
        let other = try self.files(data + [(flag, "boolean")])
        #expect(other.inert(in: "XTable+SwiftUI.swift") == ["isPaged"])
    }

    @Test("columns that stay while others scroll are left out with the reason, for nothing scrolls there")
    func stickyColumns() throws {
        let text = try text(files(data + [("stickyColumns", "number")]))
        #expect(!text.contains("stickyColumns:"), "\(text)")
        #expect(text.contains("/// - `stickyColumns`: left out. All columns share the width of the table"))
    }
}

/// Of a table whose rows are views of the app, the table says how they stand and what stands in their place.
@Suite("Tables whose rows are views")
struct ViewRowTableTests {
    private func files(_ members: String, _ style: TemplateStyle, events: String = "") throws -> RenderedFiles {
        let flags = members.split(separator: " ").map {
            #"{"kind":"field","name":"\#($0)","type":{"text":"boolean"}}"#
        }
        let table =
            #""members":[\#(flags.joined(separator: ","))],"events":[\#(events)],"slots":[{"name":""},{"name":"empty"}]"#
        let column = #""members":[{"kind":"field","name":"header","type":{"text":"string"}}],"slots":[]"#
        let width = #"{"kind":"field","name":"width","type":{"text":"number"}}"#
        let wide = column.replacingOccurrences(of: "}],", with: "},\(width)],")
        return try SmallLibrary(
            ("x-table", table),
            ("x-table-column", wide),
            ("x-tag", #""slots":[]"#),
            style: style
        ).files
    }

    @Test(
        "rows that are on their way have outlines, and only after that there are none",
        arguments: TemplateStyle.allCases
    )
    func loading(style: TemplateStyle) throws {
        let files = try files("loading busy", style)
        let text = files.text("XTable+SwiftUI.swift")
        #expect(text.contains("if isLoading && ComponentRows.areMissing(content) {\n"), "\(text)")
        #expect(text.contains("ComponentLoadingRows(columnCount: columns.count, spacing: metrics.spacing)"))
        #expect(text.contains("if !isLoading && ComponentRows.areMissing(content) {\n                    empty\n"))
        #expect(text.contains(".loading(isLoading"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("compact rows stand closer to each other", arguments: TemplateStyle.allCases)
    func compact(style: TemplateStyle) throws {
        let files = try files("compact", style)
        #expect(files.text("XTable+SwiftUI.swift").contains("            isCompact: isCompact\n"))
        #expect(files.text("ComponentTableScroll.swift").contains("spacing: isCompact ? spacing / 2 : spacing,"))
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
    }

    @Test("columns share the width of the table, and scroll to the side where theirs are greater")
    func width() throws {
        for style in TemplateStyle.allCases {
            let files = try files("", style)
            #expect(
                files.text("XTable+SwiftUI.swift").contains("ComponentTableScroll(\n            columns: tableHeads,")
            )
            let scroll = files.text("ComponentTableScroll.swift")
            #expect(scroll.contains("return scrollsSideways ? [.horizontal, .vertical] : .vertical"))
            #expect(scroll.contains("sizeClass != .compact && columns.contains { $0.width != nil }"))
            #expect(scroll.contains(".frame(width: scrollsSideways ? max(space, width) : nil)"), "all rows are as wide")
        }
    }

    @Test("an iPhone shows the cells of a row below each other, each with its head", arguments: TemplateStyle.allCases)
    func folded(style: TemplateStyle) throws {
        let files = try files("", style, events: #"{"name":"sort"}"#)
        #expect(files.text("ComponentSortHeader.swift").contains("if width != .compact, !columns.isEmpty {"))
        let heads = files.text("ComponentColumnHeads.swift")
        #expect(heads.contains("if width == .compact {\n                folded(content, column.header)\n"), "\(heads)")
        #expect(heads.contains("public struct ComponentCells<Content: View>: View {"))
        #expect(heads.contains("VStack(alignment: .leading, spacing: spacing) { content }"))
    }
}

/// Document 000, 7.7: “let sortable: Bool”, for columns that are components of their own.
@Suite("Columns of tables that are components")
struct ColumnComponentTests {
    private func library(
        _ table: String,
        _ column: String,
        _ fields: [(String, String)],
        events: String = "",
        values: Bool = false,
        style: TemplateStyle = .elevate
    ) throws -> RenderedFiles {
        func members(_ fields: [(String, String)]) -> String {
            fields.map { #"{"kind":"field","name":"\#($0.0)","type":{"text":"\#($0.1)"}}"# }.joined(separator: ",")
        }
        let rows = values ? members([("items", "object[]")]) : ""
        return try SmallLibrary(
            (table, #""members":[\#(rows)],"events":[\#(events)],"slots":[{"name":""}]"#),
            (column, #""members":[\#(members(fields))],"slots":[{"name":""}]"#),
            ("x-tag", #""slots":[]"#),
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
                let event = #"{"name":"sort"}"#
                let files = try library(table, column, fields, events: event, values: values, style: style)
                let name = ["x-table": "XTable", "x-data-grid": "XDataGrid", "x-grid": "XGrid"][table] ?? ""
                let text = files.text("\(name)+SwiftUI.swift")
                #expect(text.contains("    private var tableHeads: [ComponentColumn<Void>] {\n"), "\(text)")
                #expect(text.contains("                header: item.header"), "\(text)")
                #expect(text.contains("                alignment: .ofColumn(item.\(align)"), "\(text)")
                #expect(text.contains("                width: item.width"))
                #expect(text.contains("                isSortable: item.isSortable\n"))
                #expect(text.contains("            columns: tableHeads,\n            sorting: $sorting,\n"))
                #expect(text.contains(".environment(\\.componentColumns, tableHeads)"))
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
        let table = #""members":[{"kind":"field","name":"columns","type":{"text":"Column[]"}}],"slots":[]"#
        let column = #""members":[{"kind":"field","name":"header","type":{"text":"string"}}],"slots":[]"#
        let files = try SmallLibrary(("x-table", table), ("x-table-column", column), ("x-tag", #""slots":[]"#)).files
        let text = files.text("XTable+SwiftUI.swift")
        #expect(text.contains("columns: [ComponentColumn<Item>] = []") && !text.contains("XTableColumn"), "\(text)")
    }

    @Test("are no columns of a table where they only stack views")
    func layout() throws {
        let files = try library("x-table", "x-column", [("gap", "string")])
        #expect(!files.text("XTable+SwiftUI.swift").contains("XColumn"))
        let column = files.text("XColumn+SwiftUI.swift")
        #expect(
            column.contains("ComponentStack(direction,") && column.contains("direction: Axis {\n        .vertical\n")
        )
    }

    @Test(
        "are needed by a grid that is a table, and a grid of views is a layout",
        arguments: [
            ("x-grid", "columns", "number", #"[{"name":""}]"#, true),
            ("x-grid", "columns", "'1' | '2'", #"[{"name":""}]"#, true), ("x-grid", "gap", "string", "[]", true),
            ("x-grid", "label", "string", #"[{"name":""}]"#, true), ("x-grid", "label", "string", "[]", false),
            ("x-grid", "items", "object[]", #"[{"name":""}]"#, false),
            ("x-grid", "columnDefs", "any", #"[{"name":""}]"#, false),
            ("x-data-grid", "label", "string", #"[{"name":""}]"#, false),
        ]
    )
    func grids(tag: String, field: String, type: String, slots: String, isLayout: Bool) throws {
        let json = #""members":[{"kind":"field","name":"\#(field)","type":{"text":"\#(type)"}}],"slots":\#(slots)"#
        let files = try SmallLibrary((tag, json), ("x-tag", #""slots":[]"#)).files
        let text = files.text(tag == "x-grid" ? "XGrid+SwiftUI.swift" : "XDataGrid+SwiftUI.swift")
        #expect(text.contains("LazyVGrid(") == isLayout, "\(text)")
        #expect(!isLayout || !text.contains("Item: Identifiable"))
    }

    @Test("mean that a grid with rows of its own is a table")
    func rows() throws {
        let slot = #""slots":[{"name":""}]"#
        let rows = try SmallLibrary(("x-grid", slot), ("x-grid-row", slot), ("x-tag", #""slots":[]"#)).files
        #expect(!rows.text("XGrid+SwiftUI.swift").contains("LazyVGrid("))
        let sorted = try SmallLibrary(("x-grid", slot + #","events":[{"name":"sort"}]"#), ("x-tag", #""slots":[]"#))
        #expect(!sorted.files.text("XGrid+SwiftUI.swift").contains("LazyVGrid("))
    }
}
