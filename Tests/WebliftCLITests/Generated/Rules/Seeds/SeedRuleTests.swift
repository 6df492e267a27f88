import Foundation
import TestSupport
import Testing

/// `Documentation/Rules.md` has each rule of the documents with the checks that hold generated Swift to it, or with the reason
/// why none does.
@Suite("The documents that generated Swift is held to")
struct SeedRuleTests {
    /// A section of the page, and where rules stand in its document: behind a mark, from one line on and up to another.
    private static let documents = [
        ("001: Writing SwiftUI", "001_043375cc0e9d289f", mark: "- ", lines: "## Core Guidelines…## Quick Reference"),
        ("001: Reviewing SwiftUI", "001_043375cc0e9d289f", mark: "- [ ] ", lines: "## Review Checklist…## References"),
        ("002: Patterns of components", "002_c162f9bf491a15a9", mark: "- ", lines: "…"),
        ("003: Patterns of SwiftUI", "003_0940e93469f52104", mark: "### ", lines: "…"),
    ]

    private let page: String

    init() throws {
        page = try String(contentsOf: Shared.project.appending(path: "Documentation/Rules.md"), encoding: .utf8)
    }

    @Test(
        "each of their rules has a check, or a reason why output can't tell",
        .needs("seeds"),
        arguments: documents.indices
    )
    func complete(_ index: Int) throws {
        let (title, file, mark, bounds) = Self.documents[index]
        let text = try String(contentsOf: Shared.file("seeds/\(file).txt"), encoding: .utf8)
        var lines = text.split(separator: "\n").map(String.init)[...]
        let ends = bounds.components(separatedBy: "…")
        if let start = lines.firstIndex(of: ends[0]) { lines = lines[start...] }
        if let end = lines.firstIndex(of: ends[1]) { lines = lines[..<end] }
        let written = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        #expect(written.count > 10)
        #expect(rows(of: title).map { $0[0].replacing(/\\([\\*_\[\]<>|#~])/) { $0.output.1 } } == written)
    }

    @Test("what checks them is run over all output; a reason is a sentence of its own, and no rule has both")
    func checks() throws {
        let surface = try SurfaceNames(folder: GeneratedInputs.surface)
        let running = Set(OutputRules.all(surface: surface).map { "`\(type(of: $0))`" })
        var named: Set<String> = []
        for (title, _, _, _) in Self.documents {
            let rows = rows(of: title)
            for row in rows {
                #expect(row[1].isEmpty != row[2].isEmpty, "\(row[0])")
                #expect(row[2].isEmpty || row[2].split(separator: " ").count > 4, "\(row[0])")
                named.formUnion(row[1].split(separator: ", ").map(String.init))
            }
            let checked = rows.count { !$0[1].isEmpty }
            #expect(section(title).contains("\n\(checked) of \(rows.count) rules have a check.\n"))
        }
        #expect(named.subtracting(running).sorted() == [])
        #expect(named.count > 15)
    }

    @Test("what is decided against has a reason of its own, and documents that show it")
    func decisions() {
        let rows = rows(of: "What is decided against")
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        #expect(rows.allSatisfy { !$0[1].isEmpty && $0[2].split(separator: " ").count > 10 })
        for what in ["Other platforms", "State of the whole app", "Equatable views"] {
            #expect(rows.contains { $0[0].hasPrefix(what) })
        }
    }

    private func section(_ title: String) -> Substring {
        page.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") }?[...] ?? ""
    }

    /// The cells of the rows of its table.
    private func rows(of title: String) -> [[String]] {
        section(title).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }
}
