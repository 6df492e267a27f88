import Core
import Testing

@testable import Ingest

@Suite("What a package names beside its manifest")
struct PackagePartsTests {
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
    func others() throws {
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
    func missing() throws {
        try found(#"{"customElements":"cem.json","web-types":"gone.json","types":"gone/index.d.ts"}"#) { found in
            #expect(found.names == ["p/cem.json"])
            #expect(found.problems == ["p/gone: input.skipped", "p/gone.json: input.skipped"])
            #expect(found.diagnostics.allSatisfy { $0.severity == .note && $0.notes.first?.location?.line == 1 })
        }
    }

    @Test("what leads out of the package is an error and is not followed")
    func leaving() throws {
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
