import Changes
import SourceText

/// What a release changed as annotations of a GitHub workflow, one line each.
///
/// GitHub shows only the first few of a run, so that the most severe stand first. What the project accepts is left out.
enum DiffGitHub {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var text = ""
        for severity in ChangeSeverity.allCases.reversed() {
            for change in changes.open where change.severity == severity { text += line(change) + "\n" }
        }
        return Array(text.utf8)
    }

    private static func line(_ change: Change) -> String {
        var properties: [String] = []
        if let place = (change.after ?? change.before)?.place {
            properties.append("file=\(WorkflowText.property(place.file.published))")
            properties.append("line=\(place.line)")
            properties.append("col=\(place.column)")
        }
        properties.append("title=\(WorkflowText.property("\(change.rule.title) [\(change.rule.id)]"))")
        let message = WorkflowText.message(ChangeSentence(change: change).message)
        return "::\(command(change.severity)) \(properties.joined(separator: ","))::\(message)"
    }

    private static func command(_ severity: ChangeSeverity) -> String {
        switch severity {
        case .breaking: "error"
        case .warning: "warning"
        case .addition, .note: "notice"
        }
    }
}
