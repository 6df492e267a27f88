import Foundation
import TestSupport
import Testing

/// A small library with tokens, generated into the folder `out`, and the asset catalog that came of it.
struct AssetRun {
    static let catalog = "out/Sources/AcmeUI/DesignTokens/Colors.xcassets"

    static let library = SmallLibrary.manifest(
        SmallLibrary.component("acme-button", [], #"\#(SmallLibrary.slot), "events": [{"name": "click"}]"#)
    )

    let folder: TemporaryFolder

    /// `colors` is what the configuration says of colors; nothing where it says nothing.
    static func prepare(
        _ light: String,
        dark: String,
        contrast: String? = nil,
        colors: String? = "assets",
        in folder: TemporaryFolder
    ) throws {
        try folder.write(library, to: "lib.json")
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
    static func generate(_ options: [String] = [], in folder: TemporaryFolder) async throws -> ProgramRun {
        try await folder.run(["generate", "--out", "out", "--diagnostics", "all"] + options)
    }

    /// The names of the color sets of a catalog, as they are asked for, sorted.
    static func names(in catalog: String, of folder: TemporaryFolder) throws -> [String] {
        let root = folder.url.appending(path: catalog)
        guard FileManager.default.fileExists(atPath: root.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".colorset") }.map { String($0.dropLast(".colorset".count)) }.sorted()
    }
}

/// A color set as anybody reads it who knows the format of Xcode and nothing of this program.
struct ReadColorSet {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                let appearance: String
                let value: String
            }

            struct Color: Decodable {
                struct Components: Decodable {
                    let red: String
                    let green: String
                    let blue: String
                    let alpha: String
                }

                let space: String
                let components: Components

                enum CodingKeys: String, CodingKey {
                    case space = "color-space"
                    case components
                }
            }

            let idiom: String
            let appearances: [Appearance]?
            let color: Color
        }

        let colors: [Entry]
    }

    /// Red, green, blue and opacity by the appearances, which are sorted: nothing, `dark`, `high`, `dark high`.
    let channels: [String: [Double]]
    let spaces: Set<String>

    init(_ data: Data) throws {
        let contents = try JSONDecoder().decode(Contents.self, from: data)
        var channels: [String: [Double]] = [:]
        for entry in contents.colors {
            guard entry.idiom == "universal" else { throw Failure(description: "a device: \(entry.idiom)") }
            let parts = entry.color.components
            let values = try [parts.red, parts.green, parts.blue, parts.alpha].map(Self.number)
            channels[(entry.appearances ?? []).map(\.value).sorted().joined(separator: " ")] = values
        }
        guard channels.count == contents.colors.count else {
            throw Failure(description: "an appearance stands there twice")
        }
        self.channels = channels
        spaces = Set(contents.colors.map(\.color.space))
    }

    /// Xcode writes `0xCE` for one of 256, and else a share of 1.
    private static func number(_ text: String) throws -> Double {
        if text.hasPrefix("0x"), text.count == 4, let byte = UInt8(text.dropFirst(2), radix: 16) {
            return Double(byte) / 255
        }
        guard text.contains("."), let value = Double(text) else { throw Failure(description: "no component: \(text)") }
        return value
    }
}
