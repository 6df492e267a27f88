import Foundation

/// Reads a log as the runners of workflows do, by the rules in their own sources.
package enum RunnerLog {
    /// The lines that a runner would take for commands: GitHub's two forms, and those of Azure and TeamCity.
    package static func commands(in text: String) -> [String] {
        let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String(Substring($0)) }
        return lines.filter { line in
            let trimmed = line.trimmingCharacters(in: blanks)
            let pieces = trimmed.components(separatedBy: "::")
            if pieces.count > 2, pieces[0].isEmpty { return true }
            return line.range(of: "##[A-Za-z0-9_.-]*\\[", options: .regularExpression) != nil
        }
    }

    private static let blanks = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
}
