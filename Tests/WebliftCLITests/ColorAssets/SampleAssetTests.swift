import Foundation
import TestSupport
import Testing

@Suite("The colors of the sample as assets", .startsCompiler)
struct SampleAssetTests {
    private let folder = TemporaryFolder()

    /// The files of tokens, in Swift.
    private static func tokens(of package: GeneratedPackage) throws -> GeneratedTokens {
        GeneratedTokens(
            try package.bytes().filter { path, _ in
                path.contains("/DesignTokens/Generated/") && !path.contains("UIColor+")
            }
            .sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
        )
    }

    private static func generate(
        _ configuration: String,
        only tag: String? = nil,
        in folder: TemporaryFolder
    ) async throws -> GeneratedPackage {
        try folder.write(configuration, to: "weblift.json")
        let inputs = ["weblift:sample"] + (tag.map { ["--only", $0] } ?? [])
        return try await GeneratedPackage(inputs, in: folder)
    }

    @Test("are, in light and in dark, what the Swift says without them, and no other color is there")
    func values() async throws {
        try await TemporaryFolder.with { swift in
            try await TemporaryFolder.with { assets in
                let inSwift = try await Self.generate("{}", in: swift)
                _ = try await Self.generate(#"{"colors": "assets"}"#, in: assets)
                let tokens = try Self.tokens(of: inSwift)
                let catalog = "out/Sources/ElevateUI/DesignTokens/Colors.xcassets"
                let names = try AssetRun.names(in: catalog, of: assets)
                // What the Swift makes of two colors is a color set; what refers to another token is none.
                let dynamic = tokens.members.filter {
                    $0.expression.replacing(" ", with: "").hasPrefix("Color(light:")
                }
                #expect(names == dynamic.map { $0.path.replacing(".", with: "/") }.sorted())
                #expect(names.count > 100)
                for name in names {
                    let file = assets.url.appending(path: "\(catalog)/\(name).colorset/Contents.json")
                    let set = try ReadColorSet(try Data(contentsOf: file))
                    #expect(set.channels.keys.sorted() == ["", "dark"] && set.spaces == ["srgb"], "\(name)")
                    let member = try #require(tokens[name.replacing("/", with: ".")])
                    for (appearance, isDark) in [("", false), ("dark", true)] {
                        let evaluation = TokenEvaluation(tokens: tokens, isDark: isDark)
                        guard case .color(let wanted) = try evaluation.value(of: member.expression) else {
                            Issue.record("\(name) is no color in Swift")
                            continue
                        }
                        // Swift has five digits behind the point.
                        for (one, other) in zip(set.channels[appearance] ?? [], wanted) {
                            #expect(
                                abs(one - other) < 0.000_011,
                                "\(name) \(appearance): \(set.channels) and \(wanted)"
                            )
                        }
                    }
                }
            }
        }
    }

    @Test(
        "are what the Swift takes them from, each by its name, for SwiftUI and for UIKit, and nothing else is asked for"
    )
    func accessors() async throws {
        let package = try await Self.generate(#"{"colors": "assets"}"#, in: folder)
        let names = try AssetRun.names(in: "out/Sources/ElevateUI/DesignTokens/Colors.xcassets", of: folder)
        let members = try Self.tokens(of: package).members
        let taken = members.filter { $0.expression.contains("asset:") }
        for member in taken {
            let name = member.path.replacing(".", with: "/")
            #expect(member.expression.replacing(" ", with: "") == "Color(asset:\"\(name)\")")
        }
        #expect(taken.map { $0.path.replacing(".", with: "/") }.sorted() == names)
        #expect(!members.contains { $0.expression.contains("light:") && $0.expression.hasPrefix("Color(") })
        let uiKit = try package.bytes().filter { $0.key.contains("UIColor+") }.values
            .map { String(decoding: $0, as: UTF8.self) }.joined()
        let asked = uiKit.split(separator: "uiColor(\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        #expect(asked.map(String.init).sorted() == names)
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
        _ = try await Self.generate(configuration, only: "elvt-button", in: folder)
        let text = try folder.text("out/Package.swift")
        #expect(text.contains(#"resources: [.process("DesignTokens/Colors.xcassets")]"#))
        let callers = Self.callers.replacing("let own", with: "@available(iOS \(target), *)\nlet own")
        let aliases = try firstColor()
        try folder.write(
            callers.replacing("ElevateAliases.Danger.fill", with: aliases),
            to: "out/Sources/ElevateUI/Callers.swift"
        )
        for options in [[], ["--app-target"]] {
            let run = try await folder.runWithCompiler(["verify", "out", "--target", "\(target)"] + options)
            #expect(run.ending == .exit(0), "\(options): \(run.errorText.prefix(2000))")
        }
    }

    /// As Swift writes it.
    private func firstColor() throws -> String {
        let names = try AssetRun.names(in: "out/Sources/ElevateUI/DesignTokens/Colors.xcassets", of: folder)
        return try #require(names.first { $0.hasPrefix("ElevateAliases/") }).replacing("/", with: ".")
    }
}
