import Core
import Testing

@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
    @Test("Documentation/Diagnostics.md is what the registry says; WEBLIFT_RENEW_DOCUMENTATION=1 writes it anew")
    func isCurrent() throws {
        let rows = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }
            .map { "| `\($0.rawValue)` | \($0.explanation) |\n" }
        try DocumentationPage.expect("Diagnostics") { _ in Self.head + rows.joined() }
    }

    @Test("every id is dotted, lower case and registered once")
    func ids() {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: /[a-z0-9-]*\.[a-z0-9-]*/) != nil, "\(id)") }
    }

    private static let head = """
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
}
