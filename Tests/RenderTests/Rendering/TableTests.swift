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
        #expect(text.contains("let text: (Item) -> Text"))
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
        let text = try text(files(data + [(flag, "boolean")]))
        #expect(text.contains("                if !isColumnHeaderSticky { tableHeader }\n"), "\(text)")
        #expect(text.contains("} header: {\n                if isColumnHeaderSticky { tableHeader }\n"))
        // The head of a section of a plain list stays in sight.
        let other = try self.text(files(data))
        #expect(other.contains("} header: {\n                tableHeader\n"))
    }

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
        let text = try text(files(fields, events: ["page-change"]))
        #expect(text.contains("    @Binding private var page: Int\n"), "\(text)")
        #expect(text.contains("                        page: $page,\n"))
        #expect(text.contains(".onValueChange(of: page) { newValue in onPageChange?(newValue) }"))
        #expect(!text.contains("visiblePage"))
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
        let text = try text(files(data + [(property, "string[]")], events: [event]))
        #expect(text.contains("    @Binding private var selection: Set<Item.ID>\n"), "\(text)")
        #expect(text.contains("List(selection: $selection) {"))
        #expect(text.contains(".environment(\\.editMode, .constant(.active))"))
        #expect(!(try self.text(files(data))).contains("editMode"))
    }

    @Test("no marks are shown while the mode says that nothing can be chosen")
    func mode() throws {
        let mode = ("selectionMode", "'none' | 'multiple'")
        let text = try text(files(data + [("selection", "string[]"), mode], events: ["selection-change"]))
        #expect(
            text.contains(".constant(selectionMode == TableTokens.SelectionMode.none ? .inactive : .active)")
                || text.contains(".constant(selectionMode == .none ? .inactive : .active)"),
            "\(text)"
        )
    }

    @Test("rows that are on their way have outlines, and no rows have a text")
    func places() throws {
        let text = try text(files(data + [("loading", "boolean")]))
        #expect(text.contains("if items.isEmpty && !isLoading {\n                ComponentEmptyState {"), "\(text)")
        #expect(text.contains("ComponentLoadingRows(columnCount: columns.count, spacing: metrics.spacing)"))
        #expect(!(try self.text(files(data))).contains("ComponentLoadingRows"))
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
        #expect(text.contains("Section {\n                    content\n"))
    }
}
