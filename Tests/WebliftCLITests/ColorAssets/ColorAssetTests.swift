import Testing

@Suite("Colors as assets")
struct ColorAssetTests {
    private let assets = AssetRun()

    @Test("are those that differ in dark: each is an asset once, and what refers to it stays a reference")
    func chosen() async throws {
        try assets.prepare(
            """
            --base-white: #ffffff; --base-black: #000000; --surface-low: var(--base-white);
            --acme-button-fill: var(--surface-low); --acme-button-text: #102030; --fixed: #abcdef;
            """,
            dark: "--surface-low: var(--base-black); --acme-button-text: #fedcba80;"
        )
        try await assets.generate().exits(0)
        #expect(try assets.names() == ["AcmeAliases/Surface/low", "ButtonComponentTokens/text"])
        let channels = try assets.colorSet("ButtonComponentTokens/text").channels
        #expect(channels[""] == [16, 32, 48, 255].map { Double($0) / 255 })
        for (channel, byte) in zip(try #require(channels["dark"]), [254, 220, 186, 128]) {
            #expect(abs(channel - Double(byte) / 255) < 0.00001)
        }
        let swift = try assets.swift("ButtonComponentTokens")
        #expect(swift.contains("static let fill: Color = AcmeAliases.Surface.low"))
        #expect(swift.contains(#"static let text = Color(asset: "ButtonComponentTokens/text")"#))
    }

    @Test("say of each folder that names begin with it, and of the catalog who wrote it")
    func folders() async throws {
        try assets.prepare("--surface-low: #fff;", dark: "--surface-low: #000;")
        try await assets.generate()
        for path in ["", "/AcmeAliases", "/AcmeAliases/Surface", "/AcmeAliases/Surface/low.colorset"] {
            let contents = try JSONInstance(Array(assets.folder.text("\(assets.catalog)\(path)/Contents.json").utf8))
            #expect(contents["info"] == .object(["author": .string("xcode"), "version": .number(1)]))
            let isFolder = path.hasPrefix("/") && !path.hasSuffix(".colorset")
            #expect(contents["properties"]?["provides-namespace"]?.isTrue == (isFolder ? true : nil), "\(path)")
        }
    }

    @Test("are told where they stay in Swift because a catalog has no such thing, with the place and the reason")
    func told() async throws {
        try assets.prepare(
            "--own: currentColor; --line: 1px solid #fff; --plain: #fff; --glow: 0 1px 2px #fff;",
            dark: "--line: 1px solid #000; --plain: #000; --glow: 0 1px 2px #000;"
        )
        let run = try await assets.generate().exits(0)
        #expect(try assets.names() == ["AcmeAliases/plain"])
        let told = run.errorLines.filter { $0.contains("[tokens.not-in-assets]") }
        #expect(told.count == 3)
        for (start, reason) in [
            ("light.css:1:9: note: “own” follows", "the color of the text around"),
            ("“glow” follows", "more than a color"), ("“line” follows", "more than a color"),
        ] {
            #expect(told.contains { $0.contains(start) && $0.contains(reason) }, "\(start)")
        }
    }

    @Test("have names that no file system takes for one, and the Swift asks for these")
    func names() async throws {
        try assets.prepare(
            "--acme-button-on-off: #fff; --acme-button-onoff: #eee; --acme-button-con: #ddd;",
            dark: "--acme-button-on-off: #000; --acme-button-onoff: #111; --acme-button-con: #222;"
        )
        try await assets.generate().exits(0)
        let names = try assets.names()
        #expect(names.count == 3)
        #expect(Set(names.map { $0.lowercased() }).count == 3)
        let swift = try assets.swift("ButtonComponentTokens")
        for name in names { #expect(swift.contains("Color(asset: \"\(name)\")"), "\(name)\n\(swift)") }
    }

    @Test("are written beside the Swift by --emit assets, which changes only the manifest, and not unasked")
    func emitted() async throws {
        try assets.prepare("--low: #fff;", dark: "--low: #000;", colors: nil)
        try await assets.generate()
        #expect(try assets.names() == [])
        func others() throws -> [String: [UInt8]] {
            try GeneratedPackage(in: assets.folder, as: "out").bytes()
                .filter { !$0.key.contains(".xcassets/") && $0.key != "Package.swift" }
        }
        let before = try others()
        try await assets.generate("--emit", "assets").exits(0)
        #expect(try others() == before)
        #expect(try assets.folder.text("out/Package.swift").contains("Colors.xcassets"))
        #expect(try assets.names() == ["AcmeAliases/low"])
    }

    @Test("belong to the program: an edit is told and refused, and what no token is any more is removed")
    func owned() async throws {
        try assets.prepare("--low: #fff; --high: #eee;", dark: "--low: #000; --high: #111;")
        try await assets.generate()
        #expect(try await assets.generate("--check").ending == .exit(0))
        let low = "\(assets.catalog)/AcmeAliases/low.colorset/Contents.json"
        let written = try assets.folder.text(low)
        try assets.folder.write(written.replacing("0xFF", with: "0xFE"), to: low)
        let check = try await assets.generate("--check").exits(1)
        #expect((check.outputText + check.errorText).contains("low.colorset/Contents.json"))
        #expect(try await assets.generate().ending == .exit(1))
        #expect(try await assets.generate("--force").ending == .exit(0))
        #expect(try assets.folder.text(low) == written)
        try assets.prepare("--low: #fff; --high: #eee;", dark: "--low: #000;")
        try await assets.generate()
        #expect(try assets.names() == ["AcmeAliases/low"])
        #expect(try await assets.generate("--check").ending == .exit(0))
    }

    @Test("that are asked for where there are none are told, and the manifest names no catalog")
    func none() async throws {
        try assets.prepare("--low: #fff;", dark: "")
        let run = try await assets.generate().exits(0)
        #expect(run.errorText.contains("no token is a color that differs in dark [tokens.not-in-assets]"))
        #expect(try !assets.folder.text("out/Package.swift").contains("xcassets"))
        try assets.folder.write(#"{"inputs": ["lib.json"], "colors": "assets"}"#, to: "weblift.json")
        let without = try await assets.generate()
        #expect(without.errorText.contains("there are no design tokens [tokens.not-in-assets]"))
    }

    @Test("are a setting of two words, and another word is a mistake with its place")
    func mistakes() async throws {
        try assets.prepare("--low: #fff;", dark: "", colors: "asset")
        let run = try await assets.generate()
        #expect(run.ending == .exit(2) && run.errorText.contains("weblift.json:1:"))
        #expect(run.errorText.contains("assets"))
    }
}
