import Core
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("Packages in one file that were made to hurt", .ends(within: .seconds(300)))
struct HostileArchiveTests {
    private static let data = Array(#"{"version":1.1,"tags":[{"name":"x-x"}]}"#.utf8)

    private static func read(_ tar: [UInt8]) -> ManifestFixture {
        let bytes = ArchiveBuilder.packed(tar + ArchiveBuilder.end)
        return ManifestFixture("p.tgz", bytes: bytes)
    }

    @Test(
        "a name that leads out of the package is told and left out, and the rest is read",
        arguments: ["../a.json", "package/../../a.json", "/etc/a.json", "//a.json", "..", "package/.."]
    )
    func leaving(name: String) {
        let fixture = Self.read(
            ArchiveBuilder.entry(name, Self.data) + ArchiveBuilder.entry("package/b.json", Self.data)
        )
        #expect(fixture.library.components.map(\.source.file.typed) == ["p.tgz/package/b.json"])
        #expect(fixture.ids == [.archiveEntry])
        #expect(fixture.diagnostics.first?.message.contains("outside of the package") == true)
    }

    @Test("a name that is no text, or has control characters, is told and left out")
    func names() {
        for name in [Array("a\u{1B}[2J.json".utf8), [0xFF, 0xFE, 0x2E], Array("a\n.json".utf8)] {
            let fixture = Self.read(
                ArchiveBuilder.entry("", Self.data, nameBytes: name) + ArchiveBuilder.entry("package/b.json", Self.data)
            )
            #expect(fixture.library.components.count == 1)
            #expect(fixture.ids == [.archiveEntry])
        }
    }

    @Test("links and devices are told and not followed; where they lead is not looked at")
    func links() {
        let fixture = Self.read(
            ArchiveBuilder.entry("package/a.json", kind: "2", link: "/etc/passwd")
                + ArchiveBuilder.entry("package/dist", kind: "2", link: "../../..")
                + ArchiveBuilder.entry("package/c.json", kind: "1", link: "package/b.json")
                + ArchiveBuilder.entry("package/d.json", kind: "3") + ArchiveBuilder.entry("package/b.json", Self.data)
        )
        #expect(fixture.library.components.count == 1)
        #expect(fixture.ids == [.archiveEntry, .archiveEntry, .archiveEntry, .archiveEntry])
        #expect(fixture.diagnostics.compactMap(\.location?.file.typed).allSatisfy { $0.hasPrefix("p.tgz/package/") })
    }

    @Test("of two files of one name the last counts, with a warning")
    func twice() {
        let other = Array(#"{"version":1.1,"tags":[{"name":"x-last"}]}"#.utf8)
        let fixture = Self.read(ArchiveBuilder.entry("a.json", Self.data) + ArchiveBuilder.entry("./a.json", other))
        #expect(fixture.library.components.map(\.tag) == ["x-last"])
        #expect(fixture.ids == [.archiveEntry])
    }

    @Test("a package that is cut or damaged, or holds nothing to read, is an error at its name")
    func broken() {
        let whole = ArchiveBuilder.packed(ArchiveBuilder.entry("a.json", Self.data) + ArchiveBuilder.end)
        let empty = ArchiveBuilder.packed(ArchiveBuilder.entry("a.txt", Self.data) + ArchiveBuilder.end)
        let noTar = ArchiveBuilder.packed(Self.data)
        for (bytes, id) in [
            (Array(whole.dropLast(9)), DiagnosticID.archiveSyntax), (noTar, .archiveSyntax),
            (empty, .inputNothingFound),
            (ArchiveBuilder.packed(ArchiveBuilder.entry("a.json", Self.data) + Self.data), .archiveSyntax),
        ] {
            let fixture = ManifestFixture("p.tgz", bytes: bytes)
            #expect(fixture.library.components.isEmpty)
            #expect(fixture.ids.first == id && fixture.diagnostics.first?.severity == .error)
            #expect(fixture.diagnostics.first?.location == .start(of: SourcePath("p.tgz")))
        }
    }

    @Test("a bomb is told before it is unpacked: a hundred and fifty bytes of nothing for each byte of the package")
    func bomb() {
        let bytes = ArchiveBuilder.packedZeros(megabytes: 25)
        #expect(bytes.count * 150 < 25 << 20)
        let fixture = ManifestFixture("p.tgz", bytes: bytes)
        #expect(fixture.ids.first == .archiveTooLarge)
    }

    @Test("whatever chance makes of a package ends")
    func chance() {
        var random = SeededGenerator(seed: 32)
        let tar =
            ArchiveBuilder.entry("p", ArchiveBuilder.record("path", "package/a.json"), kind: "x")
            + ArchiveBuilder.entry("package/a.json", Self.data) + ArchiveBuilder.entry("b", Self.data, kind: "L")
            + ArchiveBuilder.entry("package/package.json", Array(#"{"customElements":"a.json"}"#.utf8))
        for _ in 0..<Loop.rounds(500) {
            var changed = tar
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let place = Int.random(in: 0..<changed.count, using: &random)
                changed[place] = UInt8.random(in: 0...255, using: &random)
            }
            let fixture = Self.read(changed)
            #expect(fixture.library.components.count <= 1)
        }
    }
}
