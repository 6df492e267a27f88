import Testing

@testable import Ingest

@Suite("Tar archives")
struct TarFileTests {
    private static func names(_ bytes: [UInt8]) throws -> [String] {
        try TarFile(bytes, headerLimit: 100).entries.map { String(decoding: $0.name, as: UTF8.self) }
    }

    private static func failure(_ bytes: [UInt8], headerLimit: Int = 100) -> ArchiveFailure? {
        do throws(ArchiveFailure) {
            _ = try TarFile(bytes, headerLimit: headerLimit)
            return nil
        } catch { return error }
    }

    @Test("a name stands in its field, behind its beginning, in a record of pax, or in an entry of GNU")
    func names() throws {
        let long = String(repeating: "folder/", count: 40) + "x.json"
        #expect(try Self.names(ArchiveBuilder.entry("a/x.json") + ArchiveBuilder.end) == ["a/x.json"])
        #expect(try Self.names(ArchiveBuilder.entry("x.json", prefix: "a/b")) == ["a/b/x.json"])
        // GNU's own form has something else there.
        #expect(try Self.names(ArchiveBuilder.entry("x.json", prefix: "12345", magic: "ustar  \u{0}")) == ["x.json"])
        let pax =
            ArchiveBuilder.entry(
                "p",
                ArchiveBuilder.record("mtime", "1.5") + ArchiveBuilder.record("path", long),
                kind: "x"
            )
            + ArchiveBuilder.entry("short")
        #expect(try Self.names(pax + ArchiveBuilder.entry("next")) == [long, "next"])
        let gnu =
            ArchiveBuilder.entry("././@LongLink", Array(long.utf8) + [0], kind: "L") + ArchiveBuilder.entry("short")
        #expect(try Self.names(gnu + ArchiveBuilder.entry("next")) == [long, "next"])
    }

    @Test("a size is octal, the bytes of a number, or in a record of pax; content stands where it says")
    func sizes() throws {
        let content = Array("content".utf8)
        let binary: [UInt8] = [0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]
        let sized = ArchiveBuilder.entry("a", content, size: binary) + ArchiveBuilder.entry("b")
        let tar = try TarFile(sized, headerLimit: 10)
        #expect(tar.entries.map { Array(sized[$0.content]) } == [content, []])
        let pax =
            ArchiveBuilder.entry("p", ArchiveBuilder.record("size", "7"), kind: "x")
            + ArchiveBuilder.entry("a", content, size: Array("00000000000\0".utf8)) + ArchiveBuilder.entry("b")
        #expect(try TarFile(pax, headerLimit: 10).entries.map { Array(pax[$0.content]) } == [content, []])
    }

    @Test("files, folders, links and what is none of these are told apart; only files have content")
    func kinds() throws {
        let tar =
            ArchiveBuilder.entry("a", Array("x".utf8), kind: "0") + ArchiveBuilder.entry("old", kind: "\0")
            + ArchiveBuilder.entry("oldfolder/", kind: "\0") + ArchiveBuilder.entry("f", kind: "5")
            + ArchiveBuilder.entry("soft", kind: "2", link: "/etc/passwd")
            + ArchiveBuilder.entry("hard", kind: "1", size: Array("00000000777\0".utf8), link: "a")
            + ArchiveBuilder.entry("device", kind: "3") + ArchiveBuilder.entry("p", kind: "g")
            + ArchiveBuilder.entry("p", ArchiveBuilder.record("GNU.sparse.major", "1"), kind: "x")
            + ArchiveBuilder.entry("holes")
        let kinds = try TarFile(tar, headerLimit: 100).entries.map(\.kind)
        #expect(kinds == [.file, .file, .folder, .folder, .link, .link, .other, .other])
    }

    @Test("what is cut or damaged is told; nothing is taken for something else")
    func broken() {
        let whole = ArchiveBuilder.entry("a", Array("content".utf8))
        #expect(Self.failure(Array(whole[..<300])) == .cut)
        #expect(Self.failure(Array(whole[..<515])) == .cut)
        var wrong = whole
        wrong[0] = UInt8(ascii: "b")
        #expect(Self.failure(wrong) == .damaged("it holds no tar archive"))
        #expect(Self.failure(whole + wrong) == .damaged("the checksum of an entry is another one"))
        #expect(Self.failure([UInt8](repeating: 0x20, count: 1024)) == .damaged("it holds no tar archive"))
        let negative = [UInt8](repeating: 0xFF, count: 12)
        let huge: [UInt8] = [0x80, 0x7F] + [UInt8](repeating: 0xFF, count: 10)
        for size in [negative, huge, Array("9999".utf8), Array("-7\0".utf8)] {
            #expect(Self.failure(ArchiveBuilder.entry("a", size: size)) == .damaged("the size of an entry is none"))
        }
        for record in [
            "x", "99999999999 path=a\n", "5 a=b", "0 \n", "12 path=a\n", "9 pathab\n", "12 size=-5\n",
            "30 size=99999999999999999999\n",
        ] {
            let tar = ArchiveBuilder.entry("p", Array(record.utf8), kind: "x") + whole
            guard case .damaged? = Self.failure(tar) else {
                Issue.record("\(record): \(String(describing: Self.failure(tar)))")
                continue
            }
        }
    }

    @Test("headers without end, and names without end, are bounded")
    func endless() {
        let many = (0..<50).flatMap { _ in ArchiveBuilder.entry("p", ArchiveBuilder.record("path", "a"), kind: "x") }
        guard case .tooLarge? = Self.failure(many, headerLimit: 49) else { return #expect(Bool(false), "not bounded") }
        #expect(Self.failure(many, headerLimit: 50) == nil)
        let name = ArchiveBuilder.entry("l", [UInt8](repeating: 0x61, count: 2 << 20), kind: "L")
        guard case .tooLarge? = Self.failure(name + ArchiveBuilder.entry("a")) else {
            return #expect(Bool(false), "not bounded")
        }
    }
}
