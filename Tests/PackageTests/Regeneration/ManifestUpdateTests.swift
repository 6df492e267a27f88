import Testing

@testable import Package

/// The manifest of a package is people's, and has to follow what is generated.
@Suite("A manifest that a team has edited follows what is generated")
struct ManifestUpdateTests {
    private static let old = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "AcmeUI",
            platforms: [.iOS(.v26)],
            products: [
                .library(name: "AcmeUI", targets: ["AcmeUI"])
            ],
            targets: [
                .target(name: "AcmeUI"),
                .testTarget(name: "AcmeUITests", dependencies: ["AcmeUI"]),
            ]
        )

        """

    private static func generated(_ changes: [(String, String)]) -> String {
        changes.reduce(old) { $0.replacing($1.0, with: $1.1) }
    }

    private static let tools = ("version: 6.0", "version: 6.1")
    private static let platform = (".iOS(.v26)", ".iOS(\"26.0\")")
    private static let resources = (
        "        .target(name: \"AcmeUI\"),",
        "        .target(\n            name: \"AcmeUI\",\n            resources: [.process(\"Colors.xcassets\")]\n        ),"
    )

    /// Edits of teams, each with a piece that has to be there afterwards.
    private static let additions: [(old: String, new: String, piece: String)] = [
        (".iOS(.v26)]", ".iOS(.v26), .macOS(.v15)]", ".macOS(.v15)"),
        ("[.iOS(.v26)]", "[\n        .iOS(.v26),\n        .visionOS(.v2),\n    ]", ".visionOS(.v2)"),
        (
            "    products: [\n", "    products: [\n        .executable(name: \"demo\", targets: [\"demo\"]),\n",
            "\"demo\""
        ),
        (
            "    targets: [\n",
            "    dependencies: [\n        .package(url: \"https://example.org/a\", from: \"1.0.0\")\n    ],\n    targets: [\n",
            "https://example.org/a"
        ),
        ("    ]\n)\n", "        .target(name: \"Icons\"),\n    ]\n)\n", ".target(name: \"Icons\")"),
        ("    ]\n)\n", "    ],\n    swiftLanguageModes: [.v6]\n)\n", "swiftLanguageModes: [.v6]"),
        ("let package", "// Ours: ask before you change it.\nlet package", "// Ours: ask before you change it."),
        ("version: 6.0", "version: 6.2", "version: 6.2"),
        ("dependencies: [\"AcmeUI\"]", "dependencies: [\"AcmeUI\", \"Icons\"]", "[\"AcmeUI\", \"Icons\"]"),
        (
            "        .target(name: \"AcmeUI\"),", "        .target(name: \"AcmeUI\", exclude: [\"Notes.md\"]),",
            "exclude: [\"Notes.md\"]"
        ),
    ]

    @Test("whatever it added stays, and what is generated comes in", arguments: additions.indices)
    func merged(_ index: Int) throws {
        let addition = Self.additions[index]
        let edited = Self.old.replacing(addition.old, with: addition.new)
        #expect(edited != Self.old && edited.contains(addition.piece))
        let trial = try FolderTrial.after(Generated().package(Self.old))
        try trial.write(edited, to: "Package.swift")
        let new = Self.generated([Self.tools, Self.platform])
        let outcome = try trial.generate(Generated().package(new, after: ["other\n", Self.old]))
        #expect(outcome.action("Package.swift") == .merge)
        let text = try trial.text("Package.swift")
        #expect(text.contains(addition.piece))
        #expect(text.contains(".iOS(\"26.0\")") && !text.contains(".iOS(.v26)"))
        #expect(text.hasPrefix("// swift-tools-version: 6.2") || text.hasPrefix("// swift-tools-version: 6.1"))
        #expect(!text.contains("<<<<<<<"))
        let again = try trial.generate(Generated().package(new, after: [Self.old]))
        #expect(again.reason("Package.swift") == .once && again.action("Package.swift") == .leave)
        let next = Self.generated([Self.tools, (".iOS(.v26)", ".iOS(\"27.0\")")])
        let later = try trial.generate(Generated().package(next, after: [Self.old, new]))
        #expect(later.action("Package.swift") == .merge)
        #expect(try trial.text("Package.swift").contains(addition.piece))
        #expect(try trial.text("Package.swift").contains(".iOS(\"27.0\")"))
    }

    @Test("the line that both changed stays theirs, the rest comes in, and each run says what does not")
    func unmerged() throws {
        let trial = try FolderTrial.after(Generated().package(Self.old))
        let edited = Self.old.replacing(".iOS(.v26)", with: ".iOS(.v18)")
        try trial.write(edited, to: "Package.swift")
        let generated = try Generated().package(
            Self.generated([Self.tools, Self.platform, Self.resources]),
            after: [Self.old]
        )
        for action in [PlanAction.merge, .leave] {
            let outcome = try trial.generate(generated)
            let step = try #require(outcome.step("Package.swift"))
            #expect(step.action == action && step.reason == .onceOther)
            #expect(step.unmerged == [UnmergedLines(line: 6, generated: ["    platforms: [.iOS(\"26.0\")],"])])
            let text = try trial.text("Package.swift")
            #expect(text.contains("resources: [.process") && text.contains(".iOS(.v18)"))
            #expect(text.hasPrefix("// swift-tools-version: 6.1\n"))
        }
        // Who decides for what is generated is not told again.
        let decided = try trial.text("Package.swift").replacing(".iOS(.v18)", with: ".iOS(\"26.0\")")
        try trial.write(decided, to: "Package.swift")
        #expect(try trial.generate(generated).reason("Package.swift") == .once)
    }

    @Test(
        "of two versions of the tools the later one counts, whoever raised it",
        arguments: [("6.0", "6.1"), ("6.1", "6.1"), ("6.2", "6.2"), ("6.0.3", "6.1"), ("5.9", "6.1"), ("10.0", "10.0")]
    )
    func toolsVersion(_ theirs: String, _ result: String) throws {
        let trial = try FolderTrial.after(Generated().package(Self.old))
        let edited = Self.old.replacing("version: 6.0", with: "version: \(theirs)") + "// Ours.\n"
        try trial.write(edited, to: "Package.swift")
        try trial.generate(Generated().package(Self.generated([Self.tools]), after: [Self.old]))
        #expect(try trial.text("Package.swift").hasPrefix("// swift-tools-version: \(result)\n"))
        #expect(try trial.text("Package.swift").hasSuffix("// Ours.\n"))
    }
}
