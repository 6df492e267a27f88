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
    private static let manifest = {
        let open = #"{"kind": "field", "name": "open", "type": {"text": "boolean"}}"#
        let declarations = ["button", "toast", "notification", "alert", "command-palette", "command-item"].map { kind in
            #"{"kind": "class", "customElement": true, "tagName": "x-\#(kind)", "name": "X", "members": [\#(open)], "slots": [{"name": ""}]}"#
        }
        let modules = declarations.map { #"{"kind": "javascript-module", "path": "a.js", "declarations": [\#($0)]}"# }
        return #"{"schemaVersion": "1.0.0", "modules": [\#(modules.joined(separator: ", "))]}"#
    }()

    @Test("compiles where a system may lack it, and where none does", .startsCompiler, arguments: builds)
    func compiles(templateSet: String, target: Int) async throws {
        try folder.write(Self.manifest, to: "custom-elements.json")
        try folder.write(#"{"glass": true, "deploymentTarget": \#(target)}"#, to: "weblift.json")
        let inputs = [folder.path("custom-elements.json")]
        let package = try await GeneratedPackage(inputs, templateSet: templateSet, in: folder)
        let text = try package.bytes().values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("glassEffect(") && text.contains("GlassEffectContainer("))
        #expect(text.contains("#available(iOS 26, *)") == (target < 26))
        try package.expectUse()
        try await package.expectTypes(.newestPackage)
    }
}
