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
}
