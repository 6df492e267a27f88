import Core
import Foundation
import TestSupport
import Testing
import WebModel

@Suite("Packages in one file, as other programs pack them")
struct PackedPackageTests {
    private static let manifest = #"""
        {"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","name":"X","tagName":"x-x",
        "members":[{"kind":"field","name":"size","type":{"text":"Size"}}]}]}]}
        """#

    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = TestFolders.parent.appending(path: "weblift-archives-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test(
        "each form of tar and each kind of block, several members, and all that a header may have give the same components",
        .enabled("python3 is not installed") { await Python.isInstalled }
    )
    func forms() async throws {
        try await Self.withFolder { folder in
            let script = Shared.project.appending(path: "Tests/Corpus/make_archives.py").path
            _ = try await Python.run([script, folder.path])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names.count == 17)
            for name in names {
                let fixture = ManifestFixture(inputs: [folder.appending(path: name).path])
                let library = fixture.library
                #expect(fixture.diagnostics.map(\.message) == [], "\(name)")
                #expect(library.components.count == 200, "\(name)")
                #expect(library.name == "@x/y" && library.version == "1.2.3", "\(name)")
            }
        }
    }

    @Test(
        "what tar and gzip of this system pack is read",
        .enabled(
            if: ["/usr/bin/tar", "/bin/tar"].contains { FileManager.default.isExecutableFile(atPath: $0) },
            "tar is not installed"
        )
    )
    func system() async throws {
        try await Self.withFolder { folder in
            let package = folder.appending(path: "package")
            try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
            try Data(Self.manifest.utf8).write(to: package.appending(path: "cem.json"))
            let list = Data(#"{"name":"n","customElements":"cem.json"}"#.utf8)
            try list.write(to: package.appending(path: "package.json"))
            let ending = try await Waiting.forProgram {
                try TestProcess(command: ["/usr/bin/env", "tar", "-czf", "p.tgz", "package"], in: folder.path).run()
            }
            try #require(ending == .exit(0))
            let fixture = ManifestFixture(inputs: [folder.appending(path: "p.tgz").path])
            #expect(fixture.library.components.map(\.tag) == ["x-x"] && fixture.library.name == "n")
            #expect(fixture.diagnostics.isEmpty)
        }
    }

    @Test("a place in the package is told below the name of the file")
    func places() {
        let fixture = ManifestFixture.packed(
            ("package.json", #"{"customElements":"dist/x.json"}"#),
            ("dist/x.json", "{\n  \"schemaVersion\": \"1.0.0\", \"modules\": [{\"declarations\": 5}]\n}"),
            as: "lib/p.tgz"
        )
        let places = fixture.diagnostics.compactMap(\.location).map(\.description)
        #expect(places.contains { $0.hasPrefix("lib/p.tgz/package/dist/x.json:2:") })
    }

    @Test(
        "docs that are a folder stand beside the manifest, and Stencil's list says what it is",
        arguments: ["", #""customElements":"cem.json","#]
    )
    func docs(named: String) throws {
        let fixture = ManifestFixture.packed(
            ("package.json", #"{"name":"n",\#(named)"docs":"docs","collection":"dist/list.json"}"#),
            ("cem.json", Self.manifest),
            ("docs/x-x/readme.md", "# x-x\n\nWords.\n\n<!-- Auto Generated Below -->\n"),
            (
                "dist/list.json",
                #"{"entries":["a.js"],"compiler":{"name":"@stencil/core","version":"4.0.0"},"bundles":[]}"#
            )
        )
        #expect(fixture.library.name == "n")
        #expect(try fixture.component().description == "Words.")
        let skipped = fixture.diagnostics.filter { $0.id == .inputSkipped && $0.message.contains("keeps for itself") }
        #expect(skipped.map(\.location?.file.typed) == ["p.tgz/package/dist/list.json"])
    }

    private static let other = #"{"version":1.1,"tags":[{"name":"x-other"}]}"#

    @Test("a package without a manifest is read by content, hidden files and node_modules left out")
    func content() throws {
        let fixture = ManifestFixture.packed(
            ("package.json", #"{"name":"n","version":"1.0.0"}"#),
            ("data.json", #"{"version":1.1,"tags":[{"name":"x-x"}]}"#),
            ("node_modules/a/data.json", Self.other),
            (".cache/data.json", Self.other)
        )
        #expect(fixture.library.components.map(\.tag) == ["x-x"])
        #expect(fixture.library.name == "n" && fixture.library.version == "1.0.0")
        #expect(fixture.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("a manifest stands for the package, with the declarations and web-types that the package names beside it")
    func named() throws {
        let fixture = ManifestFixture.packed(
            (
                "package.json",
                #"{"name":"n","customElements":"./cem.json","types":"./types/index.d.ts","web-types":"wt.json"}"#
            ),
            ("cem.json", Self.manifest),
            ("types/deep/size.d.ts", "export type Size = 's' | 'm';"),
            (
                "wt.json",
                #"{"name":"w","version":"2","contributions":{"html":{"elements":[{"name":"x-x","slots":[{"name":"a"}]}]}}}"#
            ),
            ("other.json", Self.other),
            ("other.d.ts", "export type Size = 'other';")
        )
        #expect(fixture.library.components.map(\.tag) == ["x-x"] && fixture.library.name == "n")
        #expect(try fixture.property("size").type?.shape == .enumeration(["s", "m"]))
        #expect(try fixture.component().slots.map(\.name) == ["a"])
    }
}
