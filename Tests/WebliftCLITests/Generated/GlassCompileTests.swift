import TestSupport
import Testing

/// What has glass names what only the newest system has.
@Suite("Liquid Glass in a package")
struct GlassCompileTests {
    private let folder = TemporaryFolder()
    private static let builds: [(templateSet: String, target: Int)] = [
        ("elevate", 15), ("native", 18), ("elevate", 26), ("native", 26),
    ]

    /// Buttons, and each kind of what floats.
    private static let manifest = ComponentJSON.manifest(
        ["button", "toast", "notification", "alert", "command-palette", "command-item"].map { kind in
            ("x-\(kind)", ComponentJSON.of("open: boolean", "#"))
        }
    )

    @Test("compiles where a system may lack it, and where none does", .startsCompiler, arguments: builds)
    func compiles(templateSet: String, target: Int) async throws {
        try folder.write(#"{"glass": true, "deploymentTarget": \#(target)}"#, to: "weblift.json")
        let package = try await GeneratedPackage(manifest: Self.manifest, templateSet: templateSet, in: folder)
        let text = try package.bytes().values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("glassEffect(") && text.contains("GlassEffectContainer("))
        #expect(text.contains("#available(iOS 26, *)") == (target < 26))
        try package.expectUse()
        try await package.expectTypes(.newestPackage)
    }
}
