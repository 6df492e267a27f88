import Core
import Testing

@testable import Ingest

@Suite("Folders of packages")
struct PackageFolderTests {
    private func package<Result>(_ json: String, _ body: (FileTree) throws -> Result) throws -> Result {
        try FileTree.with { tree in
            try tree.write(json, to: "p/package.json")
            try tree.write("x", to: "p/dist/elements.json")
            try tree.write("x", to: "p/other.json")
            try tree.write("x", to: "outside.json")
            return try body(tree)
        }
    }

    @Test(
        "the manifest that the package names is the only input, with the package's name and version",
        arguments: ["dist/elements.json", "./dist/elements.json", "dist//./elements.json"]
    )
    func named(path: String) throws {
        try package(#"{"name": "n", "version": "1.2.3", "customElements": "\#(path)"}"#) { tree in
            let found = tree.find("p")
            #expect(found.names == ["p/dist/elements.json"])
            #expect(found.candidates.map(\.origin) == [.package(LibraryIdentity(name: "n", version: "1.2.3"))])
            #expect(found.problems == [])
        }
    }

    @Test("a package without the field is a folder like any other")
    func withoutField() throws {
        try package(#"{"name": "n"}"#) { tree in
            #expect(tree.find("p").names == ["p/dist/elements.json", "p/other.json", "p/package.json"])
        }
    }

    @Test(
        "a path that leaves the folder is an error and is not followed",
        arguments: ["../outside.json", "dist/../../outside.json", "/etc/hosts", "..", "/", "."]
    )
    func leaving(path: String) throws {
        try package(#"{"customElements": "\#(path)"}"#) { tree in
            let found = tree.find("p")
            #expect(!found.candidates.contains { $0.path.typed.contains("outside") || $0.path.typed.contains("etc") })
            #expect(found.problems == ["p/package.json: input.unreadable"])
            #expect(found.diagnostics.first?.location?.column == 20)
        }
    }

    @Test("a link that leaves the folder is an error and is not followed", arguments: ["link.json", "up/outside.json"])
    func leavingThroughALink(path: String) throws {
        try package(#"{"customElements": "\#(path)"}"#) { tree in
            try tree.link("p/link.json", to: "../outside.json")
            try tree.link("p/up", to: "..")
            let found = tree.find("p")
            #expect(found.candidates.allSatisfy { $0.origin == .folder })
            #expect(found.problems.first == "p/package.json: input.unreadable")
        }
    }

    @Test("a link within the folder, and one to the folder, are followed")
    func linkInside() throws {
        try package(#"{"customElements": "link.json"}"#) { tree in
            try tree.link("p/link.json", to: "dist/elements.json")
            try tree.link("package", to: "p")
            #expect(tree.find("package").names == ["package/link.json"])
        }
    }

    @Test("a field that is no path is an error at the field", arguments: ["1", "null", "[]", "{}", "true", "\"\""])
    func noPath(value: String) throws {
        try package("{\"customElements\": \(value)}") { tree in
            #expect(tree.find("p").problems == ["p/package.json: manifest.shape"])
        }
    }

    @Test("a manifest that is not there is told together with the place that names it")
    func missingManifest() throws {
        try package(#"{"customElements": "dist/gone.json"}"#) { tree in
            let found = tree.find("p")
            #expect(found.names == [])
            #expect(found.problems == ["p/dist/gone.json: input.not-found"])
            let note = try #require(found.diagnostics.first?.notes.first)
            #expect(note.location?.file.typed == tree.path("p/package.json"))
            #expect(note.location?.line == 1)
            #expect(note.location?.column == 20)
        }
    }

    @Test("broken JSON is an error, and the folder is read like any other")
    func brokenJSON() throws {
        try package("{") { tree in
            let found = tree.find("p")
            #expect(found.problems == ["p/package.json: json.syntax"])
            #expect(found.names.contains("p/dist/elements.json"))
        }
    }

    @Test("a folder called package.json is no package")
    func folderOfThatName() throws {
        try FileTree.with { tree in
            try tree.write("x", to: "p/package.json/a.json")
            let found = tree.find("p")
            #expect(found.problems == [])
            #expect(found.names == ["p/package.json/a.json"])
        }
    }

    // MARK: Beside the manifest

    private func found(_ json: String, _ body: (FileTree.Found) throws -> Void) throws {
        try FileTree.with { tree in
            try tree.write(json, to: "p/package.json")
            for name in ["cem.json", "web-types.json", "docs.json", "other.json", "dist/index.d.ts", "dist/a/b.d.mts"] {
                try tree.write("x", to: "p/\(name)")
            }
            for name in ["dist/node_modules/c.d.ts", "dist/a.js", "other.d.ts"] { try tree.write("x", to: "p/\(name)") }
            try body(tree.find("p"))
        }
    }

    @Test(
        "declarations are those in the folder of the file that callers import, wherever the package says it",
        arguments: [
            #""types":"dist/index.d.ts""#, #""typings":"./dist/index.d.ts""#,
            #""exports":{".":{"types":"./dist/index.d.ts","import":"./dist/a.js"}}"#,
            #""exports":{"./*":{"import":{"types":"./dist/*.d.ts"}}}"#,
            #""exports":{".":{"types":{"import":"./dist/x.d.mts"}}}"#,
            #""exports":[{"types":"./dist/index.d.ts"},null,5]"#,
        ]
    )
    func declarations(field: String) throws {
        try found(#"{"name":"n","customElements":"cem.json",\#(field)}"#) { found in
            #expect(found.names == ["p/cem.json", "p/dist/a/b.d.mts", "p/dist/index.d.ts"])
            #expect(found.candidates.map(\.origin).filter { $0 == .part(LibraryIdentity(name: "n")) }.count == 2)
            #expect(found.problems == [])
        }
    }

    @Test("web-types, one or several, and docs that are one file; an address is none")
    func otherFormats() throws {
        try found(#"{"customElements":"cem.json","web-types":["web-types.json"],"docs":"./docs.json"}"#) { found in
            #expect(found.names == ["p/cem.json", "p/docs.json", "p/web-types.json"])
        }
        try found(#"{"customElements":"cem.json","web-types":"web-types.json","docs":"https://x.example/d.json"}"#) {
            #expect($0.names == ["p/cem.json", "p/web-types.json"] && $0.problems == [])
        }
    }

    @Test("docs that are a folder are all that could be read in it, hidden files and node_modules left out")
    func docsFolder() throws {
        try FileTree.with { tree in
            try tree.write(
                #"{"name":"n","customElements":"cem.json","docs":["./docs/","README.md"]}"#,
                to: "p/package.json"
            )
            for name in [
                "cem.json", "other.md", "README.md", "docs/a.md", "docs/b/readme.md", "docs/c.mdx", "docs/d.json",
                "docs/e.css", "docs/.f.md", "docs/node_modules/g.md",
            ] {
                try tree.write("x", to: "p/\(name)")
            }
            let found = tree.find("p")
            let names = [
                "p/README.md", "p/cem.json", "p/docs/a.md", "p/docs/b/readme.md", "p/docs/c.mdx", "p/docs/d.json",
            ]
            #expect(found.names == names)
            #expect(found.candidates.filter { $0.origin == .part(LibraryIdentity(name: "n")) }.count == 5)
            #expect(found.problems == [])
        }
    }

    @Test("one folder may hold both docs and declarations")
    func shared() throws {
        let json = #"{"customElements":"cem.json","types":"dist/index.d.ts","docs":"dist"}"#
        try found(json) { #expect($0.names == ["p/cem.json", "p/dist/a/b.d.mts", "p/dist/index.d.ts"]) }
        try FileTree.with { tree in
            try tree.write(json, to: "p/package.json")
            for name in ["cem.json", "dist/index.d.ts", "dist/a.md"] { try tree.write("x", to: "p/\(name)") }
            #expect(tree.find("p").names == ["p/cem.json", "p/dist/a.md", "p/dist/index.d.ts"])
        }
    }

    @Test("the list of components that Stencil's compiler keeps")
    func collection() throws {
        try FileTree.with { tree in
            let list = "dist/collection/collection-manifest.json"
            try tree.write(#"{"customElements":"cem.json","collection":"\#(list)"}"#, to: "p/package.json")
            try tree.write("x", to: "p/cem.json")
            try tree.write("x", to: "p/\(list)")
            #expect(tree.find("p").names == ["p/cem.json", "p/\(list)"])
        }
    }

    @Test(
        "docs beside the package are told with a warning, for that is where repositories of several packages have them"
    )
    func docsElsewhere() throws {
        try found(#"{"customElements":"cem.json","docs":"../docs"}"#) { found in
            #expect(found.names == ["p/cem.json"] && found.problems == ["p/package.json: input.unreadable"])
            #expect(found.diagnostics.first?.severity == .warning)
        }
    }

    @Test("what is not there is told with a note, with the place that names it")
    func missingParts() throws {
        try found(#"{"customElements":"cem.json","web-types":"gone.json","types":"gone/index.d.ts"}"#) { found in
            #expect(found.names == ["p/cem.json"])
            #expect(found.problems == ["p/gone: input.skipped", "p/gone.json: input.skipped"])
            #expect(found.diagnostics.allSatisfy { $0.severity == .note && $0.notes.first?.location?.line == 1 })
        }
    }

    @Test("what leads out of the package is an error and is not followed")
    func partsOutside() throws {
        try found(#"{"customElements":"cem.json","web-types":"../a.json","types":"/etc/a.d.ts","typings":"../a.d.ts"}"#)
        {
            #expect($0.names == ["p/cem.json"])
            #expect($0.problems == [String](repeating: "p/package.json: input.unreadable", count: 3))
        }
    }

    @Test("without a manifest the folder is read by content, and what the package names is called as the package is")
    func withoutManifest() throws {
        try found(#"{"name":"n","web-types":"web-types.json","types":"dist/index.d.ts"}"#) { found in
            #expect(found.names.contains("p/other.json") && found.names.contains("p/dist/index.d.ts"))
            let origins = zip(found.names, found.candidates).filter { $0.1.origin != .folder }
            #expect(origins.map(\.0) == ["p/web-types.json"])
        }
    }
}
