import Core
import Foundation
import TestSupport
import Testing

@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
    @Test("Documentation/Diagnostics.md is what the registry says; WEBLIFT_RENEW_DOCUMENTATION=1 writes it anew")
    func isCurrent() throws {
        let page = Shared.project.appending(path: "Documentation/Diagnostics.md")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(DiagnosticsPage.markdown.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == DiagnosticsPage.markdown)
    }

    @Test("every id is dotted, lower case and registered once")
    func ids() {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            let parts = id.split(separator: ".", omittingEmptySubsequences: false)
            #expect(parts.count == 2, "\(id)")
            #expect(
                id.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 46 },
                "\(id)"
            )
        }
    }
}

/// `Documentation/Diagnostics.md`
private enum DiagnosticsPage {
    static var markdown: String {
        var page = """
            # Diagnostics

            Every diagnostic has a stable id. `--werror` counts warnings as errors, `--werror manifest` only those whose id
            begins so. Errors make the exit code 1, and nothing is written;
            after `matrix.tie` everything is written but the item.

            What fits on a page is printed as it is. Where there is more to say, warnings are put together by their id, with
            their number and some examples, and notes are only counted; errors come last, each of them, and after them how
            many there are of each severity. `--diagnostics all` prints each one; `--diagnostics json` prints one object a
            line, as its [schema](../specs/schemas/diagnostic.schema.json) tells.

            This page is written from the registry in `Sources/Core/DiagnosticID.swift`.

            | Id | What it means |
            |---|---|

            """
        for id in DiagnosticID.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
            page += "| `\(id.rawValue)` | \(id.explanation) |\n"
        }
        return page
    }
}
