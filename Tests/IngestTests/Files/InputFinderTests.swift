import Core
import Ingest
import Testing

@Suite("Finding input files")
struct InputFinderTests {
    private func tree<Result>(_ body: (FileTree) throws -> Result) throws -> Result {
        try FileTree.with { tree in
            for name in ["lib/b.json", "lib/a.md", "lib/sub/c.MARKDOWN", "lib/picture.png", "lib/code.ts", "d.json"] {
                try tree.write("x", to: name)
            }
            try tree.write("x", to: "lib/node_modules/m.json")
            try tree.write("x", to: "lib/.hidden/h.json")
            try tree.write("x", to: "lib/.hidden.json")
            return try body(tree)
        }
    }

    @Test("a folder gives the files below it that may be inputs, sorted")
    func folder() throws {
        try tree { tree in
            let found = tree.find("lib")
            #expect(found.names == ["lib/a.md", "lib/b.json", "lib/sub/c.MARKDOWN"])
            #expect(found.candidates.allSatisfy { $0.origin == .folder })
            #expect(found.problems == [])
        }
    }

    @Test("a file that is named is an input whatever its name")
    func named() throws {
        try tree { tree in
            let found = tree.find("lib/code.ts", "lib/.hidden.json", "lib/node_modules/m.json")
            #expect(found.names == ["lib/.hidden.json", "lib/code.ts", "lib/node_modules/m.json"])
            #expect(found.candidates.allSatisfy { $0.origin == .named })
        }
    }

    @Test("the order of the inputs does not matter")
    func order() throws {
        try tree { tree in
            let first = tree.find("d.json", "lib", "lib/code.ts", "nowhere")
            let second = tree.find("nowhere", "lib/code.ts", "lib", "d.json")
            #expect(first.candidates == second.candidates)
            #expect(first.diagnostics == second.diagnostics)
            #expect(first.problems == ["nowhere: input.not-found"])
        }
    }

    @Test("what is named twice, or through a link, or lies in a folder that is named too, is read once")
    func once() throws {
        try tree { tree in
            try tree.link("link.json", to: "lib/b.json")
            try tree.link("lib/z-link.json", to: "b.json")
            try tree.link("other", to: "lib")
            let expected = ["lib/../lib/b.json"]
            #expect(tree.find("lib/b.json", "lib/b.json", "link.json", "lib/../lib/b.json").names == expected)
            let all = ["lib/a.md", "lib/b.json", "lib/sub/c.MARKDOWN"]
            #expect(tree.find("lib").names == all)
            #expect(tree.find("lib", "lib/b.json", "link.json").names.sorted() == all)
        }
    }

    @Test(
        "a folder whose files were all found already is no empty folder",
        arguments: [
            ["lib", "lib"], ["lib", "lib/"], ["lib", "lib/sub"], ["other", "lib"], ["lib/sub/c.MARKDOWN", "lib/sub"],
        ]
    )
    func foundAlready(inputs: [String]) throws {
        try tree { tree in
            try tree.link("other", to: "lib")
            let found = tree.find(inputs[0], inputs[1])
            #expect(found.problems == [])
            #expect(!found.names.isEmpty)
        }
    }

    @Test("a file that is named counts as named even where it also lies in a folder that is given")
    func namedWins() throws {
        try tree { tree in
            for found in [
                tree.find("lib", "lib/b.json"), tree.find("lib/../lib/b.json", "lib"),
                tree.find("lib", "lib/sub/../b.json"),
            ] {
                let candidate = try #require(found.candidates.first { $0.path.typed.hasSuffix("b.json") })
                #expect(candidate.origin == .named)
                #expect(found.names.count == 3)
            }
        }
    }

    @Test("a folder without inputs is an error, and each is told")
    func nothingFound() throws {
        try tree { tree in
            try tree.makeFolder("empty")
            try tree.write("x", to: "pictures/a.png")
            let found = tree.find("empty", "lib", "nowhere", "pictures")
            let problems = ["empty: input.nothing-found", "nowhere: input.not-found", "pictures: input.nothing-found"]
            #expect(found.problems == problems)
            #expect(found.names.count == 3)
        }
    }

    @Test("what keeps a folder from being read is told instead of that it is empty, whatever else is wrong")
    func reasonNotEmptiness() throws {
        try tree { tree in
            try tree.makeFolder("broken")
            try tree.link("broken/link.json", to: "gone")
            #expect(tree.find("broken").problems == ["broken/link.json: input.not-found"])
            let expected = ["a-nowhere: input.not-found", "broken/link.json: input.not-found"]
            #expect(tree.find("a-nowhere", "broken").problems == expected)
        }
    }

    @Test("two links to one folder are no loop")
    func diamond() throws {
        try FileTree.with { tree in
            try tree.write("x", to: "shared/s.json")
            try tree.makeFolder("lib")
            try tree.link("lib/one", to: "../shared")
            try tree.link("lib/two", to: "../shared")
            let found = tree.find("lib")
            #expect(found.names == ["lib/one/s.json"])
            #expect(found.problems == [])
        }
    }

    @Test("limits of depth and number are kept and told once")
    func limits() throws {
        try FileTree.with { tree in
            for index in 1...9 { try tree.write("x", to: "many/\(index).json") }
            try tree.write("x", to: "deep/1/2/3/x.json")
            var limits = InputLimits()
            limits.fileCount = 4
            limits.folderDepth = 2
            let many = tree.find("many", limits: limits)
            #expect(many.names == ["many/1.json", "many/2.json", "many/3.json", "many/4.json"])
            #expect(many.problems == ["many/5.json: input.too-large"])
            #expect(tree.find("deep", limits: limits).problems == ["deep/1/2: input.folder-too-deep"])
        }
    }

    @Test("what is published of a file below a folder begins with the folder's name and is never absolute")
    func publishedPath() throws {
        try tree { tree in
            let found = tree.find("lib")
            #expect(found.candidates.map(\.path.published) == ["lib/a.md", "lib/b.json", "lib/sub/c.MARKDOWN"])
        }
    }

    #if os(Linux)
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
    #endif
}
