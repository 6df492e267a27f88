import Foundation
import TestSupport
import Testing

/// A library with tokens, generated into the folder `out`, and the asset catalog that came of it.
struct AssetRun {
    private static let library = SmallLibrary.manifest(
        SmallLibrary.component("acme-button", [], #"\#(SmallLibrary.slot), "events": [{"name": "click"}]"#)
    )

    var module = "AcmeUI"
    let folder = TemporaryFolder()

    private var designTokens: String { "out/Sources/\(module)/DesignTokens" }
    var catalog: String { "\(designTokens)/Colors.xcassets" }

    /// Writes a small library; `colors` is what the configuration says of colors; nothing where it says nothing.
    func prepare(_ light: String, dark: String, contrast: String? = nil, colors: String? = "assets") throws {
        try folder.write(Self.library, to: "lib.json")
        try folder.write(":root { \(light) }\n", to: "light.css")
        try folder.write(":root { \(dark) }\n", to: "dark.css")
        let prefixes = #"{"component": ["acme-"], "primitive": ["base-"], "alias": []}"#
        if let contrast { try folder.write(contrast, to: "contrast.css") }
        let more = contrast.map { _ in #", "contrast": ["contrast.css"]"# } ?? ""
        let setting = colors.map { #", "colors": "\#($0)""# } ?? ""
        try folder.write(
            #"{"inputs": ["lib.json"], "tokens": {"files": ["light.css", "dark.css"], "prefixes": \#(prefixes)\#(more)}\#(setting)}"#,
            to: "weblift.json"
        )
    }

    /// Generates what was prepared.
    @discardableResult
    func generate(_ options: String...) async throws -> ProgramRun {
        try await folder.run(["generate", "--out", "out", "--diagnostics", "all"] + options)
    }

    func verify(_ options: [String] = []) async throws {
        try await folder.runWithCompiler(["verify", "out"] + options).exits(0, "\(options)")
    }

    /// The text of a file with tokens in Swift.
    func swift(_ name: String) throws -> String { try folder.text("\(designTokens)/Generated/\(name).swift") }

    /// All tokens in Swift.
    func tokens() throws -> GeneratedTokens {
        let files = try folder.contents(of: "\(designTokens)/Generated").files.sorted { $0.key < $1.key }
        return GeneratedTokens(
            files.filter { !$0.key.contains("UIColor+") }.map { String(decoding: $0.value, as: UTF8.self) }
        )
    }

    /// The names of the color sets of the catalog, as they are asked for, sorted.
    func names() throws -> [String] {
        guard folder.has(catalog) else { return [] }
        return try folder.paths(below: catalog).filter { $0.hasSuffix(".colorset") }
            .map { String($0.dropLast(".colorset".count)) }.sorted()
    }

    func colorSet(_ name: String) throws -> ReadColorSet {
        try ReadColorSet(JSONInstance(Array(folder.text("\(catalog)/\(name).colorset/Contents.json").utf8)))
    }

    /// Each set has these appearances, and in each what Swift says that was made without a catalog.
    func expectSets(_ appearances: [String], sayWhat tokens: GeneratedTokens) throws {
        for name in try names() {
            let set = try colorSet(name)
            #expect(set.channels.keys.sorted() == appearances && set.spaces == ["srgb"], "\(name)")
            for (appearance, channels) in set.channels {
                let wanted = try tokens.color(name.replacing("/", with: "."), appearance)
                // Swift has five digits behind the point.
                for (one, other) in zip(channels, wanted) {
                    #expect(abs(one - other) < 0.000_011, "\(name) \(appearance): \(channels) and \(wanted)")
                }
            }
        }
    }
}

extension GeneratedTokens {
    /// Red, green, blue and opacity of a token in one of the appearances of a color set.
    func color(_ path: String, _ appearance: String) throws -> [Double] {
        var evaluation = TokenEvaluation(tokens: self, isDark: appearance.hasPrefix("dark"))
        evaluation.isInContrast = appearance.hasSuffix("high")
        guard case .color(let channels) = try evaluation.value(of: #require(self[path]).expression) else {
            Issue.record("\(path) is no color in Swift")
            return []
        }
        return channels
    }
}

/// A color set as anybody reads it who knows the format of Xcode and nothing of this program.
struct ReadColorSet {
    /// Red, green, blue and opacity by the appearances, which are sorted: nothing, `dark`, `high`, `dark high`.
    private(set) var channels: [String: [Double]] = [:]
    private(set) var spaces: Set<String> = []

    init(_ contents: JSONInstance) throws {
        let colors = try #require(contents["colors"]?.elements)
        for entry in colors {
            #expect(entry["idiom"]?.text == "universal")
            let color = try #require(entry["color"])
            spaces.insert(try #require(color["color-space"]?.text))
            let appearances = entry["appearances"]?.elements ?? []
            #expect(appearances.allSatisfy { $0["appearance"]?.text != nil })
            let values = try appearances.map { try #require($0["value"]?.text) }
            let parts = color.strings(at: "components.red", "components.green", "components.blue", "components.alpha")
            channels[values.sorted().joined(separator: " ")] = try parts.map { try Self.number(#require($0)) }
        }
        #expect(channels.count == colors.count, "an appearance stands there twice")
    }

    /// Xcode writes `0xCE` for one of 256, and else a share of 1.
    private static func number(_ text: String) throws -> Double {
        if text.hasPrefix("0x"), text.count == 4, let byte = UInt8(text.dropFirst(2), radix: 16) {
            return Double(byte) / 255
        }
        return try #require(text.contains(".") ? Double(text) : nil, "no component: \(text)")
    }
}
