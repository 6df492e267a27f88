import Core
import SwiftModel
import Testing
import WebModel

@testable import Package
@testable import WebliftCLI

@Suite("What generate prints")
struct GenerateTextTests {
    private func plan() throws -> WritePlan {
        var conflict = PlanStep(try OutputPath("e.swift"), .conflict, .inputs, .scaffold)
        conflict.origin = try OutputPath("old.swift")
        return try plan([
            PlanStep(try OutputPath("Package.swift"), .leave, .once, .once),
            PlanStep(try OutputPath("a/b c.swift"), .create, .new, .owned),
            PlanStep(try OutputPath("a/d.swift"), .replace, .templates, .owned),
            conflict,
            PlanStep(try OutputPath("f.swift"), .keep, .same, .owned),
            PlanStep(try OutputPath("g.swift"), .keep, .edited, .scaffold),
            PlanStep(try OutputPath("h.swift"), .orphan, .gone, .scaffold),
        ])
    }

    private func plan(_ steps: [PlanStep]) throws -> WritePlan {
        WritePlan(steps: steps, pending: Ledger(product: "1", entries: []), oldLedgerBytes: nil)
    }

    @Test("a plan is one line a file, those first that change, with why, and a line with the totals")
    func planText() throws {
        #expect(
            WritePlanText.print(try plan()) == """
                create      a/b c.swift
                replace     a/d.swift  (its templates have changed)
                conflict    e.swift  (what it says has changed; from old.swift)
                orphan      h.swift  (not generated any more, and edited)
                leave       Package.swift  (written once)
                keep        f.swift
                keep        g.swift  (edited)
                7 files: 1 to create, 1 to replace, 1 to conflict, 2 to keep, 1 to leave, 1 to orphan

                """
        )
        #expect(WritePlanText.print(try plan([])) == "0 files\n")
    }

    @Test("what a check has found is one line a file, with why, and a line with the totals")
    func checkText() throws {
        let stale = PlanStep(try OutputPath("b.swift"), .merge, .inputs, .scaffold)
        let findings = [
            CheckFinding(.foreign, try OutputPath("a.swift")), CheckFinding(.stale, stale.path, stale),
            CheckFinding(.stale, try OutputPath("ü.swift"), nil),
        ]
        #expect(
            CheckText.print(findings) == """
                foreign     a.swift
                stale       b.swift  (what it says has changed)
                stale       ü.swift
                3 files: 2 stale, 1 foreign

                """
        )
    }

    @Test("a diff has the names of both sides, and nothing for what was not there or is not there any more")
    func diff() throws {
        var created = PlanStep(try OutputPath("new.swift"), .create, .new, .owned)
        created.text = Array("1\n".utf8)
        let kept = PlanStep(try OutputPath("kept.swift"), .keep, .same, .owned)
        #expect(
            String(decoding: PlanDiff.bytes(of: try plan([created, kept])), as: UTF8.self) == """
                --- /dev/null
                +++ b/new.swift
                @@ -0,0 +1 @@
                +1

                """
        )
    }

    @Test("the summary says what became of the files, and how many items have no counterpart")
    func summary() throws {
        let name = try #require(SwiftIdentifier(swift: "A", as: .type))
        let names = SwiftComponentNames(web: "a", all: name)
        var component = SwiftComponent(tag: "x-a", names: names)
        let one = SwiftLibrary(components: [component])
        #expect(
            GenerateSummary(folder: "out", plan: try plan(), swift: one).sentence == """
                6 files for 1 component in out: 1 new, 1 replaced, 1 with conflicts, 2 unchanged, 1 left to you, \
                1 kept that nothing generates
                """
        )
        component.untranslated = [UntranslatedItem(item: ItemReference(.property, "p"), reason: "r")]
        let two = SwiftLibrary(components: [component, component])
        let empty = GenerateSummary(folder: "o\u{1B}ut", plan: try self.plan([]), swift: two)
        let counted = "2 items without a counterpart (weblift coverage lists them)"
        #expect(empty.sentence == "0 files for 2 components in o\u{1B}ut; \(counted)")
        let line = ClosingLine(text: empty.sentence, next: empty.next).line(of: "generate", DiagnosticBag())
        #expect(line.hasPrefix("weblift generate: 0 files for 2 components in o\u{FFFD}ut;"))
    }
}
