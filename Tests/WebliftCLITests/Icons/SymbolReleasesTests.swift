import Core
import Foundation
import Generate
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("Since when symbols are there")
struct SymbolReleasesTests {
    private static func check(_ symbols: [String: String], target: Int) -> [Diagnostic] {
        var diagnostics = DiagnosticBag()
        let place = SourceLocation(file: SourcePath("matrix.md"), line: 5, column: 3)
        SymbolReleases.known.check(
            symbols.mapValues { IconSet.Symbol(name: $0, place: place) },
            target: target,
            into: &diagnostics
        )
        return diagnostics.sorted
    }

    @Test("a symbol that is newer than the oldest iOS of the app is told, with the row")
    func tooNew() {
        let found = Self.check(["find": "magnifyingglass", "chat": "bubble"], target: 15)
        #expect(found.map(\.id) == [.iconsSymbolTooNew] && found.first?.severity == .warning)
        #expect(found.first?.message == "“bubble”, for “chat”, is a symbol since iOS 17, and the app runs on iOS 15")
        #expect(found.first?.location?.line == 5)
        #expect(Self.check(["chat": "bubble"], target: 17).isEmpty)
        #expect(Self.check(["chat": "bubble"], target: 16).count == 1)
    }

    @Test("one that nobody has looked up is told as unchecked, and the nearest name with it")
    func unknown() {
        let found = Self.check(["find": "magnifingglass", "own": "acme.rocket.engine"], target: 15)
        #expect(found.map(\.id) == [.iconsSymbolUnchecked, .iconsSymbolUnchecked])
        #expect(found.allSatisfy { $0.severity == .note })
        #expect(found.compactMap(\.suggestion) == ["did you mean magnifyingglass?"])
    }

    @Test("the table has each symbol once, sorted, in rows of rising versions")
    func table() throws {
        let text = String(decoding: EmbeddedSpecs.needed("symbols.md"), as: UTF8.self)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| 1") }
        #expect(rows.map { $0.prefix(5) } == ["| 13 ", "| 14 ", "| 15 ", "| 16 ", "| 17 "])
        var seen: Set<String> = []
        for row in rows {
            let names = row.split(separator: "`").dropFirst().map(String.init).filter { $0.contains { $0.isLetter } }
            #expect(names == names.sorted() && !names.isEmpty)
            for name in names { #expect(seen.insert(name).inserted, "\(name)") }
        }
        #expect(seen.count > 500)
    }

    @Test("what the built-in templates draw is there on the oldest iOS that they are for")
    func templates() throws {
        let folder = Shared.project.appending(path: "templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".mustache")
        }
        var names: Set<String> = []
        for path in paths {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /system(?:Name|Image): "([a-z0-9.]+)"/) { names.insert(String(match.1)) }
        }
        #expect(names.count == 7)
        let symbols = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
        #expect(Self.check(symbols, target: 15).map(\.message) == [])
    }
}
