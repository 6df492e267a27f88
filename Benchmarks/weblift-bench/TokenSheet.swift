import Foundation

/// Design tokens that are made to be measured, always the same: primitives, aliases of them and tokens of components that
/// refer to aliases, each declared for light and once more for dark.
///
/// They are what a build of a design system gives: fallbacks say what the references come to, texts can be read on their
/// fills, and nothing is forgotten. Nothing is reported of them, so that nothing but reading and writing is measured.
struct TokenSheet {
    static let count = primitives + aliases + components.count * tokensOfComponent

    private static let primitives = 400
    private static let aliases = 600
    private static let tokensOfComponent = 100
    private static let components = [
        "badge", "button", "card", "checkbox", "chip", "dialog", "link", "menu", "tab", "tooltip",
    ]

    /// The folder with the two files.
    let tokens: String
    /// A manifest with the components, which have nothing but their tags.
    let manifest: String

    /// Writes the files into a folder.
    init(in folder: String) throws {
        tokens = folder + "/tokens"
        manifest = folder + "/components.json"
        try FileManager.default.createDirectory(atPath: tokens, withIntermediateDirectories: true)
        for mode in Mode.allCases { try Self.write(Self.declarations(mode), to: "\(tokens)/\(mode).css") }
        try Self.write(Self.modules, to: manifest)
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private enum Mode: CaseIterable {
        case light, dark
    }

    /// What a token is for follows from its number, so that a fill refers to a fill and a size to a size.
    private enum Purpose: String {
        case fill, text, border, padding

        init(_ number: Int) {
            switch number % 4 {
            case 0: self = .fill
            case 1: self = .text
            case 2: self = .border
            default: self = .padding
            }
        }
    }

    private static func declarations(_ mode: Mode) -> String {
        var lines = [":root {"]
        for number in 0..<primitives {
            lines.append("  --elvt-primitives-\(Purpose(number))-\(number): \(value(ofPrimitive: number));")
        }
        for number in 0..<aliases {
            let primitive = primitive(ofAlias: number, mode)
            lines.append(
                "  --elvt-alias-\(Purpose(number))-\(number): var(--elvt-primitives-\(Purpose(number))-\(primitive));"
            )
        }
        for (position, component) in components.enumerated() {
            for number in 0..<tokensOfComponent {
                let alias = (position * tokensOfComponent + number) % aliases
                let fallback = value(ofPrimitive: primitive(ofAlias: alias, mode))
                let reference = "var(--elvt-alias-\(Purpose(alias))-\(alias), \(fallback))"
                lines.append("  --elvt-component-\(component)-\(Purpose(number))-style\(number / 4): \(reference);")
            }
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// Another one in dark, but for sizes.
    private static func primitive(ofAlias number: Int, _ mode: Mode) -> Int {
        mode == .dark && Purpose(number) != .padding ? (number + primitives / 2) % primitives : number % primitives
    }

    private static func value(ofPrimitive number: Int) -> String {
        switch Purpose(number) {
        case .padding: "\(number % 64)px"
        case .fill: color(number, lightest: 0x50, offset: 0)
        case .text, .border: color(number, lightest: 0x20, offset: 0xE0)
        }
    }

    private static func color(_ number: Int, lightest: Int, offset: Int) -> String {
        let channels = [37, 59, 83].map { offset + number * $0 % lightest }
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static var modules: String {
        let modules = components.map { component in
            let name = "Elvt" + component.prefix(1).uppercased() + component.dropFirst()
            return """
                { "kind": "javascript-module", "path": "src/\(component).js", "declarations": [
                  { "kind": "class", "name": "\(name)", "tagName": "elvt-\(component)", "customElement": true }
                ] }
                """
        }
        return #"{ "schemaVersion": "1.0.0", "modules": ["# + "\n" + modules.joined(separator: ",\n") + "\n] }\n"
    }
}
