import Core
import Ingest

/// Findings of a survey, for people: a line for each thing, with counts.
struct SurveyText {
    /// A project may have hundreds of packages.
    private static let mostLines = 12

    let survey: ProjectSurvey

    var lines: [String] {
        let libraries = survey.libraries.map { input in
            let files = input.fileCount == 1 ? "" : "\(Count.of("file", input.fileCount)), "
            return (input.path, "\(input.what): \(files)\(Count.of("component", input.tags.count))")
        }
        let tokens = survey.tokens.map { found in
            let files = found.fileCount == 1 ? "" : "\(Count.of("file", found.fileCount)), "
            return (found.path, "design tokens: \(files)\(Count.of("token", found.tokenCount))")
        }
        return table(libraries + tokens + packages) + others
    }

    private var packages: [(String, String)] {
        survey.packages.prefix(1).map { package in
            let parts = [
                package.module.map { "module \($0)" }, package.deploymentTarget.map { "iOS \($0)" },
            ].compactMap(\.self)
            return (package.folder, "Swift package" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
        }
    }

    private func table(_ rows: [(String, String)]) -> [String] {
        let shown = rows.prefix(Self.mostLines).map { (TerminalText.name($0.0), TerminalText.line($0.1)) }
        let width = shown.map(\.0.count).max() ?? 0
        let lines = shown.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
        return rows.count > shown.count ? lines + ["  … and \(rows.count - shown.count) more"] : lines
    }

    /// Findings that are not proposed, listed so that nobody looks for the reason.
    private var others: [String] {
        var lines: [String] = []
        if !survey.otherLists.isEmpty {
            let paths = survey.otherLists.prefix(3).map { TerminalText.name($0.path) }.joined(separator: ", ")
            let rest = survey.otherLists.count > 3 ? " and \(survey.otherLists.count - 3) more" : ""
            lines.append("  Not proposed, because the files above list the same components: \(paths)\(rest)")
        }
        for former in survey.formerReleases.prefix(3) {
            lines.append("  Not proposed, because it is an older release: \(TerminalText.name(former.path))")
        }
        if survey.formerReleases.count > 3 {
            lines.append("  Not proposed: \(Count.of("more older release", survey.formerReleases.count - 3))")
        }
        if survey.packages.count > 1 {
            lines.append("  Not proposed: \(Count.of("other Swift package", survey.packages.count - 1))")
        }
        return lines
    }
}
