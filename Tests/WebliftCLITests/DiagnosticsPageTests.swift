import Core
import Foundation
import TestSupport
import Testing
import WebliftCLI

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
