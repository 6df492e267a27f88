import JSON
import SourceText

/// A file as it is shown to the formats: JSON is parsed once for all of them.
enum InputContent: Sendable {
    case json(JSONDocument)
    case text(SourceFile)

    var path: SourcePath {
        switch self {
        case .json(let document): document.file
        case .text(let file): file.path
        }
    }

    var json: JSONDocument? {
        if case .json(let document) = self { return document }
        return nil
    }

    var text: SourceFile? {
        if case .text(let file) = self { return file }
        return nil
    }
}
