import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

/// What a version made that numbered names and gave no value another type than its own: `Tests/Kept/names` has its ledger.
@Suite("A package of the version before names and types were what they mean")
struct FormerNamesTests {
    private let folder = TemporaryFolder()
    private static let fixture = Shared.project.appending(path: "Tests/Kept/names")

    /// What people wrote for that package.
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

    @Test("is brought to this one with shims for everything that was renamed, and its callers compile", .startsCompiler)
    func story() async throws {
        for (file, path) in [("lib.json", "lib.json"), ("ledger.json", "out/.weblift/ledger.json")] {
            let text = try String(contentsOf: Self.fixture.appending(path: file), encoding: .utf8)
            try folder.write(text, to: path)
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
}
