import Foundation
import TestSupport
import Testing

/// What people wrote while the address of a link was a text.
@Suite("A package whose links were texts", .startsCompiler)
struct FormerLinkTests {
    private let folder = TemporaryFolder()
    private static let manifest = #"""
        {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
        {"kind":"class","customElement":true,"name":"A","tagName":"acme-card","slots":[{"name":""}],"members":[
         {"kind":"field","name":"href","type":{"text":"string | undefined"}}]},
        {"kind":"class","customElement":true,"name":"B","tagName":"acme-link","members":[
         {"kind":"field","name":"label","type":{"text":"string"}},
         {"kind":"field","name":"to","type":{"text":"string"},"default":"''"}]},
        {"kind":"class","customElement":true,"name":"C","tagName":"acme-breadcrumb","slots":[{"name":""}],"members":[]},
        {"kind":"class","customElement":true,"name":"D","tagName":"acme-breadcrumb-item","slots":[{"name":""}],"members":[
         {"kind":"field","name":"href","type":{"text":"string"}}]}]}]}
        """#

    private static let formerRows = """
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

    private static let caller = """
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

    private func weblift(_ words: [String]) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    @Test("opens what callers give, in SwiftUI, in UIKit and in items, and they compile")
    func story() async throws {
        try folder.write(Self.manifest, to: "lib.json")
        try folder.write(Self.formerRows, to: "rows.md")
        try await weblift(["generate", "lib.json", "--matrix", "rows.md", "--quiet"]).exits(0)
        try await weblift(["generate", "lib.json", "--until", "3.0.0", "--quiet"]).exits(0)
        func shims(_ name: String) throws -> String {
            let path = folder.path("out/Sources/AcmeUI/Deprecated/\(name)+Deprecated.swift")
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        #expect(try shims("AcmeCard").contains("url: link.flatMap { URL(string: $0) }"))
        #expect(try shims("AcmeLink").contains("url: URL(string: href)"))
        #expect(try shims("AcmeUIKitCard").contains("set { url = newValue.flatMap { URL(string: $0) } }"))
        #expect(try shims("AcmeUIKitLink").contains("set { url = URL(string: newValue) }"))
        #expect(try shims("AcmeUIKitLink").contains(#"get { url?.absoluteString ?? "" }"#))
        #expect(try shims("AcmeBreadcrumbItem").contains("set { url = newValue.flatMap { URL(string: $0) } }"))
        try folder.write(Self.caller, to: "out/Sources/AcmeUI/Caller.swift")
        let verified = try await folder.verifyCallers()
        #expect(verified.deprecations.count >= 5 && verified.others == [])
    }
}
