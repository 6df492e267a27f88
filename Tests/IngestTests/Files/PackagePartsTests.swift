import Ingest
import SourceText
import Testing

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

    @Test("web-types, one or several, and docs that are JSON; an address or a folder is none")
    func others() throws {
        try found(#"{"customElements":"cem.json","web-types":["web-types.json"],"docs":"./docs.json"}"#) { found in
            #expect(found.names == ["p/cem.json", "p/docs.json", "p/web-types.json"])
        }
        try found(#"{"customElements":"cem.json","web-types":"web-types.json","docs":"https://x.example/d.json"}"#) {
            #expect($0.names == ["p/cem.json", "p/web-types.json"] && $0.problems == [])
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
