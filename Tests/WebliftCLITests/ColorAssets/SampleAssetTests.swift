import TestSupport
import Testing

@Suite("The colors of the sample as assets", .startsCompiler)
struct SampleAssetTests {
    private let assets = AssetRun(module: "ElevateUI")

    private func generate(_ configuration: String, only tag: String? = nil) async throws -> GeneratedPackage {
        try assets.folder.write(configuration, to: "weblift.json")
        return try await GeneratedPackage(["weblift:sample"] + (tag.map { ["--only", $0] } ?? []), in: assets.folder)
    }

    @Test("are, in light and in dark, what the Swift says without them, and no other color is there")
    func values() async throws {
        _ = try await generate("{}")
        let tokens = try assets.tokens()
        try assets.folder.remove("out")
        _ = try await generate(#"{"colors": "assets"}"#)
        // What the Swift makes of two colors is a color set; what refers to another token is none.
        let dynamic = tokens.members.filter { $0.expression.replacing(" ", with: "").hasPrefix("Color(light:") }
        let names = try assets.names()
        #expect(names == dynamic.map { $0.path.replacing(".", with: "/") }.sorted())
        #expect(names.count > 100)
        try assets.expectSets(["", "dark"], sayWhat: tokens)
    }

    @Test(
        "are what the Swift takes them from, each by its name, for SwiftUI and for UIKit, and nothing else is asked for"
    )
    func accessors() async throws {
        let package = try await generate(#"{"colors": "assets"}"#)
        let names = try assets.names()
        let members = try assets.tokens().members
        let taken = members.filter { $0.expression.contains("asset:") }
        for member in taken {
            let name = member.path.replacing(".", with: "/")
            #expect(member.expression.replacing(" ", with: "") == "Color(asset:\"\(name)\")")
        }
        #expect(taken.map { $0.path.replacing(".", with: "/") }.sorted() == names)
        #expect(!members.contains { $0.expression.contains("light:") && $0.expression.hasPrefix("Color(") })
        let uiKit = try package.bytes().filter { $0.key.contains("UIColor+") }.values
            .map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(uiKit.matches(of: /uiColor\("([^"]+)"/).map { String($0.output.1) }.sorted() == names)
    }

    /// What a team writes with them.
    private static let callers = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        let own: Color = ElevateAliases.Danger.fill
        let ownInUIKit: UIColor = .ElevateAliases.Danger.fill
        #endif

        """

    @Test(
        "compile at iOS 15 and at 18, in a package and in an app, and callers name a color in both worlds",
        arguments: [15, 18]
    )
    func compiles(target: Int) async throws {
        // All colors, and one component that takes some of them: the others compile elsewhere.
        let configuration = #"{"colors": "assets", "deploymentTarget": \#(target)}"#
        _ = try await generate(configuration, only: "elvt-button")
        let resources = #"resources: [.process("DesignTokens/Colors.xcassets")]"#
        #expect(try assets.folder.text("out/Package.swift").contains(resources))
        let color = try #require(try assets.names().first { $0.hasPrefix("ElevateAliases/") })
        let callers = Self.callers.replacing("let own", with: "@available(iOS \(target), *)\nlet own")
            .replacing("ElevateAliases.Danger.fill", with: color.replacing("/", with: "."))
        try assets.folder.write(callers, to: "out/Sources/ElevateUI/Callers.swift")
        for options in [[], ["--app-target"]] { try await assets.verify(["--target", "\(target)"] + options) }
    }
}
