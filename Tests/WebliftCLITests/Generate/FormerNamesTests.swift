import Foundation
import TestSupport
import Testing

@Suite("A package of a former version")
struct FormerNamesTests {
    private let folder = TemporaryFolder()
    /// What a version made that numbered names and gave no value another type than its own.
    private static let fixture = Shared.project.appending(path: "Tests/Kept/names")

    private static let caller = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        @available(iOS 15, *)
        @MainActor func caller(_ card: AcmeUIKitCard) {
            let edge: CardTokens.PanelEdge = .far
            _ = AcmeCard(heading: "a", badgeCount: 2.5, edge: edge, onFoldIndexChange: { print($0) }) {
                Text("b")
            } heading2: {
                Text("c")
            }
            _ = AcmeCard(foldIndex: 1, edgeWidth: 2, words: nil, onCardSelect: { print($0.word) })
            _ = AcmeCard(words: ["a"]) { Text("b") }
            card.edge = edge
            card.heading = "a"
        }
        #endif

        """

    @Test(
        "whose names were numbered is brought to this one with shims for all that was renamed, and its callers compile",
        .startsCompiler
    )
    func names() async throws {
        for (file, path) in [("lib.json", "lib.json"), ("ledger.json", "out/.weblift/ledger.json")] {
            try folder.write(try String(contentsOf: Self.fixture.appending(path: file), encoding: .utf8), to: path)
        }
        let words = ["generate", "lib.json", "--until", "3.0.0", "--quiet"]
        try await folder.run(words).exits(0)
        let shims = try folder.text("out/Sources/AcmeUI/Deprecated/AcmeCard+Deprecated.swift")
        #expect(shims.contains("public typealias PanelEdge = CardTokens.") && shims.contains("edge: edge"))
        #expect(shims.contains("foldIndex: .constant(foldIndex)"))
        #expect(shims.contains("badgeCount: Int(badgeCount)"))
        try folder.write(Self.caller, to: "out/Sources/AcmeUI/Caller.swift")
        let verified = try await folder.verifyCallers()
        #expect(!verified.deprecations.isEmpty && verified.others == [])
    }

    private static let linkManifest = ComponentJSON.manifest([
        ("acme-card", ComponentJSON.of("href: string | undefined", "#")),
        ("acme-link", ComponentJSON.of("label: string", "to: string = ''")),
        ("acme-breadcrumb", ComponentJSON.of("#")),
        ("acme-breadcrumb-item", ComponentJSON.of("href: string", "#")),
    ])

    private static let linkRows = """
        # Rows

        ## Properties

        ### `acme-card`, `acme-breadcrumb-item`

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `href: string` | `link: String?` | `same` |

        ### `acme-link`

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `to: string` | `href: String = ""` | `same` |
        """

    private static let linkCaller = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        @available(iOS 15, *)
        @MainActor func caller(_ card: AcmeUIKitCard, _ link: AcmeUIKitLink) {
            _ = AcmeCard(link: "https://example.com") { Text("a") }
            _ = AcmeLink("a", href: "https://example.com") {}
            var item = AcmeBreadcrumbItem("a", link: "https://example.com")
            item.link = nil
            card.link = "https://example.com"
            link.href = "https://example.com"
        }
        #endif

        """

    @Test(
        "whose links were texts opens what callers give, in SwiftUI, in UIKit and in items, and they compile",
        .startsCompiler
    )
    func links() async throws {
        try folder.write(Self.linkManifest, to: "lib.json")
        try folder.write(Self.linkRows, to: "rows.md")
        try await folder.run(["generate", "lib.json", "--matrix", "rows.md", "--quiet"]).exits(0)
        try await folder.run(["generate", "lib.json", "--until", "3.0.0", "--quiet"]).exits(0)
        for (name, text) in [
            ("AcmeCard", "url: link.flatMap { URL(string: $0) }"), ("AcmeLink", "url: URL(string: href)"),
            ("AcmeUIKitCard", "set { url = newValue.flatMap { URL(string: $0) } }"),
            ("AcmeUIKitLink", "set { url = URL(string: newValue) }"),
            ("AcmeUIKitLink", #"get { url?.absoluteString ?? "" }"#),
            ("AcmeBreadcrumbItem", "set { url = newValue.flatMap { URL(string: $0) } }"),
        ] {
            #expect(try folder.text("out/Sources/AcmeUI/Deprecated/\(name)+Deprecated.swift").contains(text), "\(name)")
        }
        try folder.write(Self.linkCaller, to: "out/Sources/AcmeUI/Caller.swift")
        let verified = try await folder.verifyCallers()
        #expect(verified.deprecations.count >= 5 && verified.others == [])
    }
}
