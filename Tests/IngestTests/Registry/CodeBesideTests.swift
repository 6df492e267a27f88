import Core
import Ingest
import Testing
import WebModel

@Suite("The code of a registry that lies beside it")
struct CodeBesideTests {
    private static let box = "export function Box(props: { size: string }) {}"

    /// A registry as people write it: `shadcn build` puts the code of the files into the items.
    private static func registry(_ paths: String..., type: String = "registry:ui") -> String {
        let files = paths.map { #"{"path":"\#($0)","type":"\#(type)"}"# }.joined(separator: ",")
        return #"{"name":"acme","items":[{"name":"box","type":"\#(type)","files":[\#(files)]}]}"#
    }

    private func library(_ inputs: String..., of tree: FileTree) -> (library: Library, problems: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read(inputs.map { tree.path($0) }, into: &diagnostics)
        return (library, diagnostics.sorted)
    }

    @Test("files are read where the registry says that they are: below its own folder")
    func beside() throws {
        try FileTree.with { tree in
            try tree.write(Self.registry("ui/box.tsx", "./ui/../ui/none.tsx"), to: "app/registry.json")
            try tree.write(Self.box, to: "app/ui/box.tsx")
            for input in ["app/registry.json", "app"] {
                let read = library(input, of: tree)
                #expect(read.library.components.map(\.tag) == ["shadcn-box"])
                #expect(read.library.components.first?.properties.map(\.name) == ["size"])
                #expect(read.library.components.first?.source.file.published.hasSuffix("ui/box.tsx") == true)
                #expect(Set(read.problems.map(\.id)) == [.inputUnreadable, .registryNotRead])
                #expect(read.problems.count == 2)
                #expect(read.problems.allSatisfy { $0.severity == .warning })
            }
        }
    }

    @Test(
        "no path leads out of that folder, by its words or by a link",
        arguments: [
            "../box.tsx", "/box.tsx", "link/box.tsx", "ui/../../box.tsx", "..", "", "ui/\u{0}.tsx", "~/box.tsx",
        ]
    )
    func leaving(path: String) throws {
        try FileTree.with { tree in
            let escaped = path.replacing("\u{0}", with: "\\u0000")
            try tree.write(Self.registry(escaped), to: "app/registry.json")
            try tree.write(Self.box, to: "box.tsx")
            try tree.makeFolder("app/ui")
            try tree.link("app/link", to: tree.path("."))
            let read = library("app/registry.json", of: tree)
            #expect(read.library.components.isEmpty && !read.problems.isEmpty)
        }
    }

    @Test("an item that another file has with its code is not told as one without code")
    func built() throws {
        try FileTree.with { tree in
            try tree.write(Self.registry("ui/box.tsx"), to: "registry.json")
            try tree.write(RegistryFixture.item(Self.box, name: "box"), to: "public/r/box.json")
            let read = library("registry.json", "public/r/box.json", of: tree)
            #expect(read.library.components.map(\.tag) == ["shadcn-box"] && read.problems.isEmpty)
        }
    }

    @Test("only code of components is looked for: no hooks, styles or pages, and no folder")
    func others() throws {
        try FileTree.with { tree in
            try tree.write(Self.registry("use-box.tsx", type: "registry:hook"), to: "hook.json")
            try tree.write(Self.box, to: "use-box.tsx")
            try tree.write(Self.registry("box.css", "folder.tsx"), to: "css.json")
            try tree.write("a {}", to: "box.css")
            try tree.makeFolder("folder.tsx")
            let read = library("hook.json", "css.json", of: tree)
            #expect(read.library.components.isEmpty)
            #expect(!read.problems.contains { $0.severity == .error })
        }
    }

    @Test("code alone is read where somebody names it, and not where it lies in a folder")
    func alone() throws {
        try FileTree.with { tree in
            try tree.write(Self.box, to: "components/ui/box.tsx")
            try tree.write("import { h } from '@stencil/core'\nexport class Other {}", to: "components/ui/other.tsx")
            try tree.write(RegistryFixture.item("export function Pill() {}", name: "pill"), to: "components/pill.json")
            #expect(library("components/ui/box.tsx", of: tree).library.components.map(\.tag) == ["shadcn-box"])
            #expect(library("components", of: tree).library.components.map(\.tag) == ["shadcn-pill"])
            let other = library("components/ui/other.tsx", of: tree)
            #expect(other.library.components.isEmpty && other.problems.map(\.id).contains(.inputUnknownFormat))
        }
    }

    @Test("a file that is named twice, by the registry and by a person, is one component from one source")
    func twice() throws {
        try FileTree.with { tree in
            try tree.write(Self.registry("ui/box.tsx"), to: "registry.json")
            try tree.write(Self.box, to: "ui/box.tsx")
            let read = library("registry.json", "ui/box.tsx", of: tree)
            #expect(read.library.components.map(\.tag) == ["shadcn-box"] && read.problems.isEmpty)
        }
    }
}
