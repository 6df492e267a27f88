import SwiftModel
import Testing
import WebModel
import Workspace

@testable import WebliftCLI

@Suite("What generate prints")
struct GenerateTextTests {
    private func plan() throws -> WritePlan {
        let actions: [(String, WritePlan.Action)] = [
            ("Package.swift", .leave), ("a/b c.swift", .create), ("a/d.swift", .replace), ("e.swift", .keep),
            ("f.swift", .keep),
        ]
        return WritePlan(
            steps: try actions.map { path, action in
                WritePlan.Step(OutputFile(try OutputPath(path), bytes: [], ownership: .owned), action)
            }
        )
    }

    @Test("a plan is one line a file and a line with the totals")
    func planText() throws {
        #expect(
            WritePlanText.print(try plan()) == """
                leave    Package.swift
                create   a/b c.swift
                replace  a/d.swift
                keep     e.swift
                keep     f.swift
                5 files: 1 to create, 1 to replace, 2 to keep, 1 to leave

                """
        )
        #expect(
            WritePlanText.print(WritePlan(steps: []))
                == "0 files: 0 to create, 0 to replace, 0 to keep, 0 to leave\n"
        )
    }

    @Test("the summary says what became of the files, and how many items have no counterpart")
    func summary() throws {
        let name = try #require(SwiftIdentifier(swift: "A", as: .type))
        let names = SwiftComponentNames(
            web: "a",
            base: name,
            view: name,
            uiKit: name,
            tokens: name,
            componentTokens: name,
            delegate: name,
            root: name,
            previews: name,
            tests: name
        )
        var component = SwiftComponent(tag: "x-a", names: names)
        let plan = try plan()
        #expect(
            GenerateSummary(folder: "out", plan: plan, swift: SwiftLibrary(components: [component])).text
                == "out: 5 files for 1 component: 1 new, 1 replaced, 2 unchanged, 1 left as edited\n"
        )
        component.untranslated = [UntranslatedItem(item: ItemReference(.property, "p"), reason: "r")]
        let empty = GenerateSummary(
            folder: "o\u{1B}ut",
            plan: WritePlan(steps: []),
            swift: SwiftLibrary(components: [component, component])
        )
        #expect(
            empty.text == """
                o\u{FFFD}ut: 0 files for 2 components
                2 items without a counterpart yet: see “weblift coverage”

                """
        )
    }
}
