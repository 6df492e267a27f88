import SourceText
import Testing

@Suite("Paths and places")
struct SourceLocationTests {
    @Test("a place is written as editors read it, with the path as it was typed")
    func description() {
        let path = SourcePath(typed: "/home/me/lib/a.json", published: "lib/a.json")
        #expect(SourceLocation(file: path, line: 3, column: 14).description == "/home/me/lib/a.json:3:14")
        #expect(SourceLocation.start(of: path).description == "/home/me/lib/a.json:1:1")
    }

    @Test("places are sorted by file, line and column as numbers")
    func order() {
        func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
            SourceLocation(file: SourcePath(file), line: line, column: column)
        }
        let sorted = [place("a", 2, 10), place("a", 10, 1), place("a", 10, 2), place("b", 1, 1)]
        #expect(sorted.reversed().sorted() == sorted)
    }

    @Test(
        "what is published of a path is never absolute",
        arguments: [
            ("a.json", "a.json"), ("./f/a.json", "./f/a.json"), ("/home/me/a.json", "a.json"), ("/home/me/", "me"),
            ("/", "."), ("//", "."),
        ]
    )
    func published(typed: String, published: String) {
        #expect(SourcePath(typed).typed == typed)
        #expect(SourcePath(typed).published == published)
        #expect(!SourcePath(typed).appending("b").published.hasPrefix("/"))
    }

    @Test("a name is appended with one slash")
    func appending() {
        #expect(SourcePath("f").appending("a").typed == "f/a")
        #expect(SourcePath("f/").appending("a").typed == "f/a")
        #expect(SourcePath("/x/f/").appending("a").published == "f/a")
        #expect(SourcePath("/").appending("a") == SourcePath(typed: "/a", published: "./a"))
    }

    @Test("the last component of a path is the name in its folder")
    func lastComponent() {
        #expect(SourcePath.lastComponent(of: "a/b/c.md") == "c.md")
        #expect(SourcePath.lastComponent(of: "a/b/") == "b")
        #expect(SourcePath.lastComponent(of: "c.md") == "c.md")
    }
}
