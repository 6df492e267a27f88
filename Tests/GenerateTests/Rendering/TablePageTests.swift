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
            #expect(text.contains("        \(size): Int? = nil"))
            #expect(has("pages: ComponentPages(\ninitialSize: \(size)\n),", in: text), "\(text)")
            // “@State private var currentPage = 0”, “let pageSize = 10”
            #expect(files.text("ComponentPages.swift").contains("    @State private var turned: Int?\n"))
            // “Text("Page \(currentPage + 1) of \(totalPages)")”
            let table = files.text("ComponentTable.swift")
            #expect(table.contains("ForEach(Array(pages.shown(of: items).enumerated())"))
            #expect(has("if pageCount > 1 {\nComponentPaginatorBar(", in: table))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
    }

    @Test(
        "the page is the app's own where the library tells of its change, whatever its number is called",
        arguments: ["page", "currentPage", "pageNumber"]
    )
    func ownPage(page: String) throws {
        let fields = data + [("pageSize", "number"), (page, "number")]
        for (style, target) in Self.all {
            let files = try files(fields, events: ["page-change"], style, target)
            #expect(text(files).contains("    @Binding private var page: Int\n"), "\(text(files))")
            let pages = "page: $page,\ninitialSize: pageSize,\nonPageChange: onPageChange\n"
            #expect(has("pages: ComponentPages(\n\(pages)),", in: text(files)), "\(text(files))")
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
    }

    @Test("with fewer items than before, the last page is shown, and the page of the app becomes that one")
    func pageBeyondTheEnd() throws {
        let pages = try files(data).text("ComponentPages.swift")
        #expect(pages.contains("items.nearestPage(to: page.wrappedValue, size: size)"))
        #expect(pages.contains("if page.wrappedValue != $0 { page.wrappedValue = $0 }"), "\(pages)")
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
            #expect(has("ComponentPages(\ninitialPage: currentPage,\ninitialSize: pageSize\n)", in: text))
        }
    }

    @Test("the user chooses how many rows a page has", arguments: ["pageSizeOptions", "rowsPerPageOptions"])
    func pageSizes(options: String) throws {
        for style in TemplateStyle.allCases {
            let files = try files(data + [("pageSize", "number"), (options, "number[]")], style)
            let text = text(files)
            #expect(has("ComponentPages(\ninitialSize: pageSize,\nsizes: \(options)\n)", in: text), "\(text)")
            let pages = files.text("ComponentPages.swift")
            #expect(pages.contains("givenSize?.wrappedValue ?? chosenSize ?? initialSize ?? sizes.first ?? 0"))
            // Another size begins with the first page.
            #expect(pages.contains("if !sizes.isEmpty { page.wrappedValue = 1 }"))
            #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        }
        // Without a size of its own, a table begins with the first one.
        let only = try text(files(data + [(options, "number[]")]))
        #expect(has("ComponentPages(\nsizes: \(options)\n)", in: only), "\(only)")
    }

    @Test("a flag turns pages on", arguments: ["paginated", "paging", "showPagination"])
    func paged(flag: String) throws {
        let files = try files(data + [("pageSize", "number"), (flag, "boolean")])
        #expect(has("initialSize: pageSize,\nisPaged: isPaged\n", in: text(files)), "\(text(files))")
        #expect(files.inert(in: "XTable+SwiftUI.swift") == [])
        // Nothing says how many rows a page has.
        let other = try self.files(data + [(flag, "boolean")])
        #expect(other.inert(in: "XTable+SwiftUI.swift") == ["isPaged"])
    }
}
