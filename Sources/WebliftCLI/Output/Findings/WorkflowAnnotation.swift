import Core

/// An annotation of a GitHub workflow, on one line.
struct WorkflowAnnotation {
    enum Level: String {
        case error, warning, notice
    }

    /// Text with the end of the line.
    let line: String

    init(_ level: Level, _ title: String, _ message: String, at place: SourceLocation?) {
        var properties: [String] = []
        if let place {
            properties.append("file=\(WorkflowText.property(place.file.published))")
            properties.append("line=\(place.line)")
            properties.append("col=\(place.column)")
        }
        properties.append("title=\(WorkflowText.property(title))")
        line = "::\(level.rawValue) \(properties.joined(separator: ","))::\(WorkflowText.message(message))\n"
    }
}
