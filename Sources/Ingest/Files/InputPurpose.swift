import Core
import Tokens

package enum InputPurpose: Sendable, Equatable {
    case library
    case tokens
    case markup
    case icons
    case templates(endings: [String])

    /// Decides by the name, so that pictures and sources beside docs cost nothing; the content decides the format.
    func mayBeRead(_ path: String) -> Bool {
        let name = path.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    func parts(namedIn file: SourceFile) -> [NamedPart] {
        switch self {
        case .library: InputFormats.parts(namedIn: file)
        case .tokens:
            TokenReader.sources(namedIn: file).filter { mayBeRead($0.path) }.map {
                NamedPart(name: $0.path, value: $0.place)
            }
        case .markup, .icons, .templates: []
        }
    }

    var absence: String {
        switch self {
        case .library: "no file in this folder could be of a format that is read"
        case .markup: "there is no HTML, Markdown or MDX file in this folder"
        case .templates: "there is no template in this folder"
        case .icons: "there is no SVG file in this folder"
        case .tokens: "there is no CSS, SCSS or JSON file in this folder"
        }
    }

    /// Alternative for the user; nil where the words of `absence` name it.
    var advice: String? { self == .library ? InputFormats.advice : nil }

    private var endings: [String] {
        switch self {
        case .library: InputFormats.endings
        case .markup: [".html", ".htm", ".md", ".mdx", ".markdown"]
        case .templates(let endings): endings
        case .icons: [".svg"]
        case .tokens: [".css", ".scss", ".json", ".tokens"]
        }
    }
}
