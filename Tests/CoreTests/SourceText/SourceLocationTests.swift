import Core
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

    @Test(
        "an absolute path into the folder that the program runs in is published as the way from there",
        arguments: [
            ("/home/me/a/b.json", "a/b.json"), ("/home/me/a/", "a/"), ("/home/mean/b.json", "b.json"),
            ("/home/me", "me"),
            ("a/b.json", "a/b.json"), ("/home/me//b.json", "b.json"), ("/home/me/", "me"),
        ]
    )
    func publishedFromFolder(typed: String, published: String) {
        #expect(SourcePath(typed, in: "/home/me").typed == typed)
        #expect(SourcePath(typed, in: "/home/me").published == published)
        #expect(SourcePath(typed, in: nil) == SourcePath(typed))
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
