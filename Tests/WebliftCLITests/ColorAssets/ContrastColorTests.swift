import Foundation
import TestSupport
import Testing

@Suite("Colors where somebody asks for more contrast")
struct ContrastColorTests {
    private let folder = TemporaryFolder()
    private static let light = """
        --base-white: #ffffff; --base-gray: #cccccc; --surface-low: var(--base-white); --line-low: var(--base-gray);
        --acme-button-fill: var(--surface-low); --acme-button-text: #102030; --still: #abcdef;
        """
    private static let dark = "--surface-low: #000000; --acme-button-text: #fedcba;"
    private static let contrast = """
        :root { --base-gray: #333333; --surface-low: #fffff0; --still: #000001; }
        .theme-dark { --acme-button-text: #ffffff; }

        """

    @Test("are color sets of their own appearances, with the values that the Swift has without assets, in all four")
    func values() async throws {
        try AssetRun.prepare(Self.light, dark: Self.dark, contrast: Self.contrast, colors: nil, in: folder)
        try await AssetRun.generate(in: folder).exits(0)
        let tokens = try self.tokens()
        try AssetRun.prepare(Self.light, dark: Self.dark, contrast: Self.contrast, in: folder)
        try await AssetRun.generate(in: folder).exits(0)
        let names = try AssetRun.names(in: AssetRun.catalog, of: folder)
        #expect(
            names == [
                "AcmeAliases/Surface/low", "AcmeAliases/still", "AcmePrimitives/gray", "ButtonComponentTokens/text",
            ]
        )
        for name in names {
            let file = folder.url.appending(path: "\(AssetRun.catalog)/\(name).colorset/Contents.json")
            let set = try ReadColorSet(try Data(contentsOf: file))
            #expect(set.channels.keys.sorted() == ["", "dark", "dark high", "high"], "\(name)")
            let member = try #require(tokens[name.replacing("/", with: ".")])
            for (appearance, channels) in set.channels {
                var evaluation = TokenEvaluation(tokens: tokens, isDark: appearance.hasPrefix("dark"))
                evaluation.isInContrast = appearance.hasSuffix("high")
                guard case .color(let wanted) = try evaluation.value(of: member.expression) else {
                    Issue.record("\(name) is no color in Swift")
                    continue
                }
                for (one, other) in zip(channels, wanted) {
                    #expect(abs(one - other) < 0.000_011, "\(name) \(appearance): \(channels) and \(wanted)")
                }
            }
        }
    }

    @Test("are what the files say by hand, and a token that is another one follows that")
    func byHand() async throws {
        try AssetRun.prepare(Self.light, dark: Self.dark, contrast: Self.contrast, colors: nil, in: folder)
        try await AssetRun.generate(in: folder)
        let tokens = try self.tokens()
        func color(_ path: String, isDark: Bool, isInContrast: Bool) throws -> [Int] {
            var evaluation = TokenEvaluation(tokens: tokens, isDark: isDark)
            evaluation.isInContrast = isInContrast
            let member = try #require(tokens[path])
            guard case .color(let channels) = try evaluation.value(of: member.expression) else { return [] }
            return channels.prefix(3).map { Int(($0 * 255).rounded()) }
        }
        for (path, values) in [
            ("AcmeAliases.Surface.low", [[255, 255, 255], [0, 0, 0], [255, 255, 240], [255, 255, 240]]),
            ("ButtonComponentTokens.fill", [[255, 255, 255], [0, 0, 0], [255, 255, 240], [255, 255, 240]]),
            ("ButtonComponentTokens.text", [[16, 32, 48], [254, 220, 186], [16, 32, 48], [255, 255, 255]]),
            ("AcmeAliases.Line.low", [[204, 204, 204], [204, 204, 204], [51, 51, 51], [51, 51, 51]]),
            ("AcmeAliases.still", [[171, 205, 239], [171, 205, 239], [0, 0, 1], [0, 0, 1]]),
            ("AcmePrimitives.white", [[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]]),
        ] {
            #expect(try color(path, isDark: false, isInContrast: false) == values[0], "\(path)")
            #expect(try color(path, isDark: true, isInContrast: false) == values[1], "\(path)")
            #expect(try color(path, isDark: false, isInContrast: true) == values[2], "\(path)")
            #expect(try color(path, isDark: true, isInContrast: true) == values[3], "\(path)")
        }
        #expect(tokens["ButtonComponentTokens.fill"]?.expression == "AcmeAliases.Surface.low")
        #expect(tokens["AcmeAliases.Line.low"]?.expression == "AcmePrimitives.gray")
    }

    @Test("are told where Swift has no such thing: what is no color, and what is there for more contrast only")
    func told() async throws {
        try AssetRun.prepare(
            "--gap: 4px; --low: #fff;",
            dark: "--low: #000;",
            contrast: ":root { --gap: 6px; --more: #123456; --low: nothing-known(1); }\n",
            colors: nil,
            in: folder
        )
        let run = try await AssetRun.generate(in: folder).exits(0)
        let lines = run.errorText.split(separator: "\n")
        #expect(lines.contains { $0.contains("“gap” is something else where somebody asks for more contrast") })
        #expect(lines.contains { $0.contains("contrast.css:1:21: warning: `more` has a value for more contrast only") })
        #expect(lines.contains { $0.hasPrefix("contrast.css:1:") && $0.hasSuffix("[tokens.value]") })
    }

    @Test("compile, in Swift and as assets", .startsCompiler, arguments: [nil, "assets"])
    func compiles(colors: String?) async throws {
        try AssetRun.prepare(Self.light, dark: Self.dark, contrast: Self.contrast, colors: colors, in: folder)
        try await AssetRun.generate(in: folder)
        let run = try await folder.runWithCompiler(["verify", "out"])
        #expect(run.ending == .exit(0), "\(run.errorText.prefix(2000))")
    }

    private func tokens() throws -> GeneratedTokens {
        let generated = folder.url.appending(path: "out/Sources/AcmeUI/DesignTokens/Generated")
        let files = try FileManager.default.contentsOfDirectory(at: generated, includingPropertiesForKeys: nil)
        return GeneratedTokens(
            try files.sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
        )
    }
}
