import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("Packages in one file, as other programs pack them")
struct PackedPackageTests {
    private static func read(_ path: String) -> (library: Library, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read([path], into: &diagnostics)
        return (library, diagnostics.sorted)
    }

    @Test(
        "each form of tar and each kind of block, several members, and all that a header may have give the same components",
        .enabled("python3 is not installed") { await Python.isInstalled }
    )
    func forms() async throws {
        let script = Shared.project.appending(path: "Tests/Corpus/make_archives.py").path
        let folder = TestFolders.parent.appending(path: "weblift-archives-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await Python.run([script, folder.path])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 17)
        for name in names {
            let (library, diagnostics) = Self.read(folder.appending(path: name).path)
            #expect(diagnostics.map(\.message) == [], "\(name)")
            #expect(library.components.count == 200 && library.name == "@x/y" && library.version == "1.2.3", "\(name)")
        }
    }

    @Test(
        "what tar and gzip of this system pack is read",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tar")
                || FileManager.default.isExecutableFile(atPath: "/bin/tar"),
            "tar is not installed"
        )
    )
    func system() async throws {
        let folder = TestFolders.parent.appending(path: "weblift-archives-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = folder.appending(path: "package")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let manifest =
            #"{"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","name":"X","tagName":"x-x"}]}]}"#
        try Data(manifest.utf8).write(to: package.appending(path: "cem.json"))
        try Data(#"{"name":"n","customElements":"cem.json"}"#.utf8).write(to: package.appending(path: "package.json"))
        let ending = try await Waiting.forProgram {
            try TestProcess(command: ["/usr/bin/env", "tar", "-czf", "p.tgz", "package"], in: folder.path).run()
        }
        try #require(ending == .exit(0))
        let (library, diagnostics) = Self.read(folder.appending(path: "p.tgz").path)
        #expect(library.components.map(\.tag) == ["x-x"] && library.name == "n")
        #expect(diagnostics.isEmpty)
    }

    @Test("a place in the package is told below the name of the file")
    func places() throws {
        let manifest = "{\n  \"schemaVersion\": \"1.0.0\", \"modules\": [{\"declarations\": 5}]\n}"
        let tar =
            ArchiveBuilder.entry("package/package.json", Array(#"{"customElements":"dist/x.json"}"#.utf8))
            + ArchiveBuilder.entry("package/dist/x.json", Array(manifest.utf8)) + ArchiveBuilder.end
        let file = SourceFile(path: SourcePath("lib/p.tgz"), bytes: ArchiveBuilder.packed(tar))
        let fixture = ManifestFixture(files: [file])
        let places = fixture.diagnostics.compactMap(\.location).map(\.description)
        #expect(places.contains { $0.hasPrefix("lib/p.tgz/package/dist/x.json:2:") })
    }

    @Test(
        "docs that are a folder stand beside the manifest, and Stencil's list says what it is",
        arguments: [true, false]
    )
    func docs(hasManifest: Bool) throws {
        let manifest =
            #"{"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","name":"X","tagName":"x-x"}]}]}"#
        let readme = "# x-x\n\nWords.\n\n<!-- Auto Generated Below -->\n"
        let list = #"{"entries":["a.js"],"compiler":{"name":"@stencil/core","version":"4.0.0"},"bundles":[]}"#
        let named = hasManifest ? #""customElements":"cem.json","# : ""
        let tar =
            ArchiveBuilder.entry(
                "package/package.json",
                Array(#"{"name":"n",\#(named)"docs":"docs","collection":"dist/list.json"}"#.utf8)
            )
            + ArchiveBuilder.entry("package/cem.json", Array(manifest.utf8))
            + ArchiveBuilder.entry("package/docs/x-x/readme.md", Array(readme.utf8))
            + ArchiveBuilder.entry("package/dist/list.json", Array(list.utf8)) + ArchiveBuilder.end
        let file = SourceFile(path: SourcePath("p.tgz"), bytes: ArchiveBuilder.packed(tar))
        let fixture = ManifestFixture(files: [file])
        #expect(fixture.library.name == "n")
        #expect(try fixture.component().description == "Words.")
        let skipped = fixture.diagnostics.filter { $0.id == .inputSkipped && $0.message.contains("keeps for itself") }
        #expect(skipped.map(\.location?.file.typed) == ["p.tgz/package/dist/list.json"])
    }

    @Test("a package without a manifest is read by content, hidden files and node_modules left out")
    func content() throws {
        let data = #"{"version":1.1,"tags":[{"name":"x-x"}]}"#
        let other = #"{"version":1.1,"tags":[{"name":"x-other"}]}"#
        let tar =
            ArchiveBuilder.entry("package/package.json", Array(#"{"name":"n","version":"1.0.0"}"#.utf8))
            + ArchiveBuilder.entry("package/data.json", Array(data.utf8))
            + ArchiveBuilder.entry("package/node_modules/a/data.json", Array(other.utf8))
            + ArchiveBuilder.entry("package/.cache/data.json", Array(other.utf8)) + ArchiveBuilder.end
        let fixture = ManifestFixture(files: [SourceFile(path: SourcePath("p.tgz"), bytes: ArchiveBuilder.packed(tar))])
        #expect(fixture.library.components.map(\.tag) == ["x-x"])
        #expect(fixture.library.name == "n" && fixture.library.version == "1.0.0")
        #expect(fixture.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("a manifest stands for the package, with the declarations and web-types that the package names beside it")
    func named() throws {
        let package = #"""
            {"name":"n","customElements":"./cem.json","types":"./types/index.d.ts","web-types":"wt.json"}
            """#
        let manifest = #"""
            {"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","tagName":"x-x",
            "members":[{"kind":"field","name":"size","type":{"text":"Size"}}]}]}]}
            """#
        let files: [(String, String)] = [
            ("package/package.json", package), ("package/cem.json", manifest),
            ("package/types/deep/size.d.ts", "export type Size = 's' | 'm';"),
            (
                "package/wt.json",
                #"{"name":"w","version":"2","contributions":{"html":{"elements":[{"name":"x-x","slots":[{"name":"a"}]}]}}}"#
            ),
            ("package/other.json", #"{"version":1.1,"tags":[{"name":"x-other"}]}"#),
            ("package/other.d.ts", "export type Size = 'other';"),
        ]
        let tar = files.flatMap { ArchiveBuilder.entry($0.0, Array($0.1.utf8)) } + ArchiveBuilder.end
        let fixture = ManifestFixture(files: [SourceFile(path: SourcePath("p.tgz"), bytes: ArchiveBuilder.packed(tar))])
        #expect(fixture.library.components.map(\.tag) == ["x-x"] && fixture.library.name == "n")
        #expect(try fixture.property("size").type?.shape == .enumeration(["s", "m"]))
        #expect(try fixture.component().slots.map(\.name) == ["a"])
    }
}
