import Core
import Ingest
import Testing

#if os(Linux)
@Suite("File names that are no text")
struct FileNameTests {
    @Test("a name that is not UTF-8 is told as what it is, and the other files are read")
    func notUTF8() throws {
        try FileTree.with { tree in
            try tree.write("x", to: "f/good.json")
            let name = Array((tree.path("f/bad") + "?.json").utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
            try #require(FileTree.makeEmptyFile(named: name))
            let found = tree.find("f")
            #expect(found.names == ["f/good.json"])
            #expect(found.problems == ["f/bad\u{FFFD}.json: input.unreadable"])
            #expect(found.diagnostics.first?.message.contains("UTF-8") == true)
        }
    }
}
#endif
