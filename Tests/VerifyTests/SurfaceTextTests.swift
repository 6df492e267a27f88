import Testing

@testable import Verify

@Suite("The text of the surface")
struct SurfaceTextTests {
    private static func file(_ path: String, _ text: String) -> SurfaceText.File {
        SurfaceText.File(path: path, text: text, isOwn: true)
    }

    @Test("each module stands behind those that it imports, in whatever order the files come, also in a circle")
    func order() {
        let files = [
            (module: "A", file: Self.file("A", "@_exported import C\nimport Elsewhere")),
            (module: "B", file: Self.file("B", "")),
            (module: "C", file: Self.file("C/1", "import B")),
            (module: "C", file: Self.file("C/0", "import A")),
        ]
        #expect(SurfaceText(files).modules.map(\.name) == ["B", "C", "A"])
        #expect(SurfaceText(files.reversed()) == SurfaceText(files))
    }

    @Test("a module is all its files, by their paths, and a line of the compiler's own settings is none")
    func settings() {
        let text = SurfaceText([
            (module: "A", file: Self.file("2", "// swift-module-flags: -load-plugin evil\npublic struct B {}")),
            (module: "A", file: Self.file("1\"\n#", "public struct A {}")),
        ])
        .adding([(module: "A", file: Self.file("3", "public struct C {}"))])
        let lines = text.modules[0].interface.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("// swift-module-flags:") } == 1)
        #expect(lines[1].hasSuffix("-module-name A"))
        #expect(!text.modules[0].interface.contains("evil"))
        #expect(
            lines.filter { $0.hasPrefix("public") } == [
                "public struct A {}", "public struct B {}", "public struct C {}",
            ]
        )
        #expect(lines.contains("#sourceLocation(file: \"1\", line: 1)"))
    }
}
