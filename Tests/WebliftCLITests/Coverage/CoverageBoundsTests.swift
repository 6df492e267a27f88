import Foundation
import TestSupport
import Testing

/// How much of a library that nobody has prepared for comes out working: bounds for each library of the corpus.
@Suite(
    "Of each real library, most comes out working",
    .enabled(if: GeneratedInputs.hasCorpus, "the corpus is not here: ../shared/corpus")
)
struct CoverageBoundsTests {
    /// Components of one domain, of which nothing native has the parts; their items are not counted.
    private static let ofOneDomain = [
        "dnn-image-cropper": "cuts a picture on a canvas",
        "dnn-monaco-editor": "is a code editor",
        "dnn-permissions-grid": "is the table of rights of one content management system",
        "jp-draft-picker": "is a draft that its library does not publish",
        "modus-wc-navbar": "is the bar of one company's apps, with its menus, searches and accounts",
        "modus-wc-table": "is a table of one library, with its editors and its own paging",
    ]

    /// Libraries in which more is made by us, with what they reach, and why.
    private static let exceptions: [String: (completed: Int, reason: String)] = [
        "dnn-elements": (30, "lists no default slot of its autocomplete, button, collapsible, select and tabs")
    ]

    @Test(
        "few containers, few parts of our own, and few items that nothing acts on or that nothing became of",
        arguments: GeneratedInputs.libraries
    )
    func bounds(_ library: String) async throws {
        try await TemporaryFolder.with { folder in
            let arguments = ["coverage", "--format", "json", "--quiet", GeneratedInputs.path(ofLibrary: library)]
            let run = try await BuiltProgram.run(arguments, in: folder.path)
            try #require(run.ending == .exit(0), "\(run.errorText)")
            let components = try #require(try JSONInstance(run.output)["components"]?.elements)
            let exception = Self.exceptions.first { library.hasSuffix("/\($0.key).json") }?.value
            let there = components.filter { $0["state"]?.text != "skipped" && !Self.isOfOneDomain($0) }
            func share(_ state: String) -> Int {
                100 * there.count { $0["state"]?.text == state } / max(there.count, 1)
            }
            #expect(share("container") <= 10)
            #expect(share("completed") <= exception?.completed ?? 25)
            let items = there.flatMap { $0["items"]?.elements ?? [] }.filter {
                ["property", "slot", "event"].contains($0["kind"]?.text)
            }
            let open = items.filter { $0["state"]?.text == "inert" || Self.isUnmapped($0) }
            #expect(100 * open.count <= 10 * items.count, "\(open.count) of \(items.count)")
            #expect(items.count > 50)
        }
    }

    private static func isOfOneDomain(_ component: JSONInstance) -> Bool {
        ofOneDomain[component["tag"]?.text ?? ""] != nil
    }

    /// What only declarations beside the manifest explain is provisional, and not counted.
    private static func isUnmapped(_ item: JSONInstance) -> Bool {
        guard item["state"]?.text == "unmapped", let reason = item["reason"]?.text else { return false }
        return reason.firstMatch(of: /^no source says what|^no rule for the type `[A-Z]\w*( \| undefined)?`$/) == nil
    }
}
