import Foundation
import TestSupport
import Testing

@Suite("Colors as assets")
struct ColorAssetTests {
    private let folder = TemporaryFolder()

    @Test("are those that differ in dark: each is an asset once, and what refers to it stays a reference")
    func chosen() async throws {
        try AssetRun.prepare(
            """
            --base-white: #ffffff; --base-black: #000000; --surface-low: var(--base-white);
            --acme-button-fill: var(--surface-low); --acme-button-text: #102030; --fixed: #abcdef;
            """,
            dark: "--surface-low: var(--base-black); --acme-button-text: #fedcba80;",
            in: folder
        )
        try await AssetRun.generate(in: folder).exits(0)
        let names = try AssetRun.names(in: AssetRun.catalog, of: folder)
        #expect(names == ["AcmeAliases/Surface/low", "ButtonComponentTokens/text"])
        let set = try ReadColorSet(try read("\(AssetRun.catalog)/ButtonComponentTokens/text.colorset/Contents.json"))
        let light: [Double] = [16, 32, 48, 255]
        #expect(set.channels[""] == light.map { $0 / 255 })
        let dark = try #require(set.channels["dark"])
        let wanted: [Double] = [254, 220, 186, 128]
        for (channel, byte) in zip(dark, wanted) {
            let difference: Double = abs(channel - byte / 255)
            #expect(difference < 0.00001)
        }
        let swift = try text("out/Sources/AcmeUI/DesignTokens/Generated/ButtonComponentTokens.swift")
        #expect(swift.contains("static let fill: Color = AcmeAliases.Surface.low"))
        #expect(swift.contains(#"static let text = Color(asset: "ButtonComponentTokens/text")"#))
    }

    @Test("say of each folder that names begin with it, and of the catalog who wrote it")
    func folders() async throws {
        try AssetRun.prepare("--surface-low: #fff;", dark: "--surface-low: #000;", in: folder)
        try await AssetRun.generate(in: folder)
        struct Contents: Decodable {
            struct Info: Decodable {
                let author: String
                let version: Int
            }

            let info: Info
            let properties: [String: Bool]?
        }
        func contents(_ path: String) throws -> Contents {
            try JSONDecoder().decode(Contents.self, from: try read("\(AssetRun.catalog)\(path)/Contents.json"))
        }
        for path in ["", "/AcmeAliases", "/AcmeAliases/Surface", "/AcmeAliases/Surface/low.colorset"] {
            let contents = try contents(path)
            #expect(contents.info.author == "xcode" && contents.info.version == 1)
            let isFolder = path.hasPrefix("/") && !path.hasSuffix(".colorset")
            #expect(contents.properties?["provides-namespace"] == (isFolder ? true : nil), "\(path)")
        }
    }

    @Test("are told where they stay in Swift because a catalog has no such thing, with the place and the reason")
    func told() async throws {
        try AssetRun.prepare(
            "--own: currentColor; --line: 1px solid #fff; --plain: #fff; --glow: 0 1px 2px #fff;",
            dark: "--line: 1px solid #000; --plain: #000; --glow: 0 1px 2px #000;",
            in: folder
        )
        let run = try await AssetRun.generate(in: folder).exits(0)
        #expect(try AssetRun.names(in: AssetRun.catalog, of: folder) == ["AcmeAliases/plain"])
        let told = run.errorText.split(separator: "\n").filter { $0.contains("[tokens.not-in-assets]") }
        #expect(told.count == 3)
        #expect(
            told.contains {
                $0.hasPrefix("light.css:1:9: note: “own” follows") && $0.contains("the color of the text around")
            }
        )
        #expect(told.contains { $0.contains("“glow” follows") && $0.contains("more than a color") })
        #expect(told.contains { $0.contains("“line” follows") && $0.contains("more than a color") })
    }

    @Test("have names that no file system takes for one, and the Swift asks for these")
    func names() async throws {
        try AssetRun.prepare(
            "--acme-button-on-off: #fff; --acme-button-onoff: #eee; --acme-button-con: #ddd;",
            dark: "--acme-button-on-off: #000; --acme-button-onoff: #111; --acme-button-con: #222;",
            in: folder
        )
        try await AssetRun.generate(in: folder).exits(0)
        let names = try AssetRun.names(in: AssetRun.catalog, of: folder)
        #expect(names.count == 3)
        #expect(Set(names.map { $0.lowercased() }).count == 3)
        let swift = try text("out/Sources/AcmeUI/DesignTokens/Generated/ButtonComponentTokens.swift")
        for name in names { #expect(swift.contains("Color(asset: \"\(name)\")"), "\(name)\n\(swift)") }
    }

    @Test("are written beside the Swift by --emit assets, which changes only the manifest, and not unasked")
    func emitted() async throws {
        try AssetRun.prepare("--low: #fff;", dark: "--low: #000;", colors: nil, in: folder)
        try await AssetRun.generate(in: folder)
        #expect(try AssetRun.names(in: AssetRun.catalog, of: folder) == [])
        let before = try GeneratedPackage(in: folder, as: "out").bytes()
        try await AssetRun.generate(["--emit", "assets"], in: folder).exits(0)
        let after = try GeneratedPackage(in: folder, as: "out").bytes()
        let manifest = "Package.swift"
        func others(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
            files.filter { !$0.key.contains(".xcassets/") && $0.key != manifest }
        }
        #expect(others(after) == others(before))
        #expect(String(decoding: after[manifest] ?? [], as: UTF8.self).contains("Colors.xcassets"))
        #expect(try AssetRun.names(in: AssetRun.catalog, of: folder) == ["AcmeAliases/low"])
    }

    @Test("belong to the program: an edit is told and refused, and what no token is any more is removed")
    func owned() async throws {
        try AssetRun.prepare("--low: #fff; --high: #eee;", dark: "--low: #000; --high: #111;", in: folder)
        try await AssetRun.generate(in: folder)
        #expect(try await AssetRun.generate(["--check"], in: folder).ending == .exit(0))
        let low = "\(AssetRun.catalog)/AcmeAliases/low.colorset/Contents.json"
        let written = try text(low)
        try folder.write(written.replacing("0xFF", with: "0xFE"), to: low)
        let check = try await AssetRun.generate(["--check"], in: folder).exits(1)
        #expect((check.outputText + check.errorText).contains("low.colorset/Contents.json"))
        #expect(try await AssetRun.generate(in: folder).ending == .exit(1))
        #expect(try await AssetRun.generate(["--force"], in: folder).ending == .exit(0))
        #expect(try text(low) == written)
        try AssetRun.prepare("--low: #fff; --high: #eee;", dark: "--low: #000;", in: folder)
        try await AssetRun.generate(in: folder)
        #expect(try AssetRun.names(in: AssetRun.catalog, of: folder) == ["AcmeAliases/low"])
        #expect(try await AssetRun.generate(["--check"], in: folder).ending == .exit(0))
    }

    @Test("that are asked for where there are none are told, and the manifest names no catalog")
    func none() async throws {
        try AssetRun.prepare("--low: #fff;", dark: "", in: folder)
        let run = try await AssetRun.generate(in: folder).exits(0)
        #expect(run.errorText.contains("no token is a color that differs in dark [tokens.not-in-assets]"))
        #expect(try !text("out/Package.swift").contains("xcassets"))
        try folder.write(#"{"inputs": ["lib.json"], "colors": "assets"}"#, to: "weblift.json")
        let without = try await AssetRun.generate(in: folder)
        #expect(without.errorText.contains("there are no design tokens [tokens.not-in-assets]"))
    }

    @Test("are a setting of two words, and another word is a mistake with its place")
    func mistakes() async throws {
        try AssetRun.prepare("--low: #fff;", dark: "", colors: "asset", in: folder)
        let run = try await AssetRun.generate(in: folder)
        #expect(run.ending == .exit(2) && run.errorText.contains("weblift.json:1:"))
        #expect(run.errorText.contains("assets"))
    }

    private func read(_ path: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: path)) }

    private func text(_ path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }
}
