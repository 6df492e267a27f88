import Core

/// A file as it is shown to the formats: JSON is parsed once for all of them, and has its parts with it.
enum InputContent: Sendable {
    case json(JSONDocument, parts: InputParts = [:])
    case text(SourceFile)

    var path: SourcePath {
        switch self {
        case .json(let document, _): document.file
        case .text(let file): file.path
        }
    }

    var json: JSONDocument? {
        if case .json(let document, _) = self { return document }
        return nil
    }

    var parts: InputParts {
        if case .json(_, let parts) = self { return parts }
        return [:]
    }

    var text: SourceFile? {
        if case .text(let file) = self { return file }
        return nil
    }
}
