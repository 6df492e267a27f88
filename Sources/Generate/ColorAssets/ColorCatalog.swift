import Core
import Tokens

struct ColorCatalog {
    let files: [AssetCatalog.File]

    init(_ sets: [ColorSet]) {
        let folders = Set(sets.flatMap { set in (1..<set.path.count).map { Array(set.path.prefix($0)) } })
            .sorted { $0.lexicographicallyPrecedes($1) }
        files =
            [AssetCatalog.contents(of: [])]
            + folders.map { folder in
                AssetCatalog.contents(of: folder) { object in
                    // Names of colors begin with the names of the folders that they are in.
                    object.object("properties") { $0.member("provides-namespace", true) }
                }
            }
            + sets.map(Self.file)
    }

    private static func file(of set: ColorSet) -> AssetCatalog.File {
        let folder = set.path.dropLast() + ["\(set.path.last ?? "").colorset"]
        return AssetCatalog.contents(of: Array(folder)) { object in
            object.member("colors", array: set.values.appearances) { writer, entry in
                writer.object { color in
                    if !entry.appearances.isEmpty {
                        color.member("appearances", array: entry.appearances) { writer, appearance in
                            writer.object {
                                $0.member("appearance", appearance.kind)
                                $0.member("value", appearance.value)
                            }
                        }
                    }
                    color.object("color") { write(entry.color, to: &$0) }
                    color.member("idiom", "universal")
                }
            }
        }
    }

    private static func write(_ color: TokenColor, to object: inout JSONObjectWriter) {
        object.member("color-space", color.space == .sRGB ? "srgb" : "display-p3")
        object.object("components") { components in
            components.member("alpha", fraction(color.alpha))
            components.member("blue", component(color.blue))
            components.member("green", component(color.green))
            components.member("red", component(color.red))
        }
    }

    /// Hexadecimal where it is one of 256, like the colors of nearly all design systems, as Xcode writes it.
    private static func component(_ value: Double) -> String {
        let byte = (value * 255).rounded()
        guard (0...255).contains(byte), abs(byte / 255 - value) < 1e-9 else { return fraction(value) }
        let digits = String(Int(byte), radix: 16, uppercase: true)
        return "0x" + (digits.count < 2 ? "0" : "") + digits
    }

    /// Writes three digits behind the point at least, as Xcode does.
    private static func fraction(_ value: Double) -> String {
        let text = SwiftNumber(value).description
        guard let point = text.firstIndex(of: ".") else { return "\(text).000" }
        let digits = text.distance(from: point, to: text.endIndex) - 1
        return text + String(repeating: "0", count: max(0, 3 - digits))
    }
}

extension ColorValues {
    typealias Appearance = (kind: String, value: String)

    /// The color for each appearance, the one for any other first.
    fileprivate var appearances: [(appearances: [Appearance], color: TokenColor)] {
        let inDark: Appearance = ("luminosity", "dark")
        let inContrast: Appearance = ("contrast", "high")
        let others = contrast.map { [([inContrast], $0.light), ([inDark, inContrast], $0.dark)] } ?? []
        return [([], usual.light), ([inDark], usual.dark)] + others
    }
}
