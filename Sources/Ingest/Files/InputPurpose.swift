/// What files are looked for in a folder.
package enum InputPurpose: Sendable, Equatable {
    /// What web components there are.
    case library
    /// Design tokens.
    case tokens
    /// SVG files.
    case icons
    /// Templates of an app.
    case templates(endings: [String])

    /// In a folder only these names are opened, so that pictures and sources next to the docs cost nothing. What a file is,
    /// its content decides.
    func mayBeRead(_ path: String) -> Bool {
        let name = path.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    var absence: String {
        switch self {
        case .library: "no file in this folder could be \(InputFormats.choice)"
        case .templates: "there is no template in this folder"
        case .icons: "there is no SVG file in this folder"
        case .tokens: "there is no CSS, SCSS or JSON file in this folder"
        }
    }

    private var endings: [String] {
        switch self {
        case .library: InputFormats.endings
        case .templates(let endings): endings
        case .icons: [".svg"]
        case .tokens: [".css", ".scss", ".json", ".tokens"]
        }
    }
}
