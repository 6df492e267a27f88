import Foundation
import TestSupport
import Testing

@Suite("The documents that generated Swift is held to")
struct SeedRuleTests {
    @Test(
        "each of their rules has a check, or a reason why output can't tell",
        .needs("seeds"),
        arguments: SeedRules.documents.indices
    )
    func complete(_ index: Int) throws {
        let document = SeedRules.documents[index]
        let text = try String(contentsOf: Shared.file("seeds/\(document.file)"), encoding: .utf8)
        var lines = text.split(separator: "\n").map(String.init)[...]
        if let start = lines.firstIndex(of: document.start) { lines = lines[start...] }
        if let end = lines.firstIndex(of: document.end) { lines = lines[..<end] }
        let written = lines.filter { $0.hasPrefix(document.mark) }.map { String($0.dropFirst(document.mark.count)) }
        #expect(written.count > 10)
        #expect(document.rules.map(\.text) == written)
    }

    @Test("what checks them is run over all output")
    func running() throws {
        let surface = try SurfaceNames(folder: GeneratedInputs.surface)
        let running = Set(OutputRules.all(surface: surface).map { "\(type(of: $0))" })
        let named = Set(SeedRules.documents.flatMap(\.rules).flatMap(\.checks))
        #expect(named.subtracting(running).sorted() == [])
        #expect(named.count > 15)
    }

    @Test("a reason is a sentence of its own, and no rule has both")
    func reasons() {
        for rule in SeedRules.documents.flatMap(\.rules) {
            #expect(rule.checks.isEmpty == (rule.reason != nil), "\(rule.text)")
            if let reason = rule.reason { #expect(reason.split(separator: " ").count > 4, "\(rule.text)") }
        }
    }

    @Test("what is decided against has a reason of its own, and is shown in the documents that it names")
    func decisions() throws {
        #expect(SeedDecision.all.map(\.what).count == Set(SeedDecision.all.map(\.what)).count)
        for decision in SeedDecision.all {
            #expect(decision.reason.split(separator: " ").count > 10, "\(decision.what)")
            #expect(!decision.documents.isEmpty && SeedRulesPage.markdown.contains(decision.reason))
        }
        for what in ["Other platforms", "State of the whole app", "Equatable views"] {
            #expect(SeedDecision.all.contains { $0.what.hasPrefix(what) })
        }
    }

    @Test("Documentation/Rules.md lists them all; WEBLIFT_RENEW_DOCUMENTATION=1 writes it anew")
    func page() throws {
        let page = Shared.project.appending(path: "Documentation/Rules.md")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(SeedRulesPage.markdown.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == SeedRulesPage.markdown)
    }
}
