import Core

/// `Documentation/Diagnostics.md`
package enum DiagnosticsPage {
    package static var markdown: String {
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
