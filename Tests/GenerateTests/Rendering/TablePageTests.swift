import Generate
import Testing

/// Document 000, 7.7: “@State private var currentPage = 0”, “let pageSize = 10”.
@Suite("Pages of tables")
struct TablePageTests: WritesTables {
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
            let kept = try text(files(data + [("pageSize", "number")], style, target))
            #expect(kept.contains("if visiblePage != newValue { visiblePage = newValue }"))
        }
    }

    @Test("a table without a size of pages has none")
    func unpaged() throws {
        let text = try text(files(data))
        #expect(!text.lowercased().contains("page"), "\(text)")
    }

    @Test("the app's page is where a table begins that does not tell of turning pages")
    func firstPage() throws {
        for (style, target) in Self.all {
            let text = try text(files(data + [("pageSize", "number"), ("currentPage", "number")], style, target))
            #expect(text.contains("        currentPage: Int? = nil"), "\(text)")
            // The first page is never drawn in its place.
            #expect(text.contains("    private var visiblePage: Int { turnedPage ?? currentPage ?? 1 }\n"))
            #expect(has("page: Binding {\nvisiblePage\n} set: {\nturnedPage = $0\n},", in: text))
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
}
