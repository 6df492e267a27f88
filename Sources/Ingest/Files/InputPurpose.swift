import Core
import Tokens

/// Kind of file that is looked for in a folder.
package enum InputPurpose: Sendable, Equatable {
    /// Files that tell which web components there are.
    case library
    /// Design tokens.
    case tokens
    /// Pages of HTML, and Markdown with HTML in it.
    case markup
    /// SVG files.
    case icons
    /// Templates of an app.
    case templates(endings: [String])

    /// Whether a file in a folder is opened, by its name, so that pictures and sources next to the docs cost nothing.
    /// The content of a file decides its format.
    func mayBeRead(_ path: String) -> Bool {
        let name = path.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    /// The files that one of the purpose names as parts of itself.
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
