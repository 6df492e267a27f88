import Foundation
import Testing

@testable import WebliftCLI

@Suite("Finding a component by what people call it")
struct TagSearchTests {
    private let folder = TemporaryFolder()
    private let search = TagSearch([
        "elvt-button", "elvt-button-group", "elvt-tab", "elvt-tab-group", "glide-core-button", "glide-core-link",
    ])

    @Test("a tag wins over everything that is so called behind a prefix")
    func exact() {
        #expect(TagSearch(["tab-button", "x-tab-button"]).tags(named: "tab-button") == ["tab-button"])
        #expect(search.tags(named: "elvt-button") == ["elvt-button"])
    }

    @Test("a name without the prefix of the library finds its tag, in any case")
    func bare() {
        #expect(search.tags(named: "tab") == ["elvt-tab"])
        #expect(search.tags(named: "Tab-Group") == ["elvt-tab-group"])
        #expect(search.tags(named: "link") == ["glide-core-link"], "a prefix may have a hyphen in it")
        #expect(search.tags(named: "core-link") == ["glide-core-link"])
        #expect(search.tags(named: "group") == [], "a part in the middle is no prefix")
    }

    @Test("a name that several libraries have means all of them")
    func ambiguous() { #expect(search.tags(named: "button") == ["elvt-button", "glide-core-button"]) }

    @Test("a pattern means tags, and names without a prefix where it matches no tag")
    func patterns() {
        #expect(search.tags(matching: TagPattern(text: "elvt-tab*")) == ["elvt-tab", "elvt-tab-group"])
        #expect(search.tags(matching: TagPattern(text: "tab*")) == ["elvt-tab", "elvt-tab-group"])
        #expect(search.tags(matching: TagPattern(text: "*")).count == 6)
    }

    @Test func tagsAreChosenByStarsAndQuestionMarks() {
        #expect(TagPattern(text: "x-*").matches("x-tab"))
        #expect(TagPattern(text: "x-ta?").matches("x-tab"))
        #expect(!TagPattern(text: "x-ta?").matches("x-ta"))
        #expect(!TagPattern(text: "x-tab").matches("X-tab"))
    }

    @Test("a misspelt name leads to its tag")
    func nearest() {
        #expect(search.nearest(to: "buton-group") == "elvt-button-group")
        #expect(search.nearest(to: "elvt-tba") == "elvt-tab")
        #expect(search.nearest(to: "carousel") == nil)
    }

    @Test("explain and --only find a component without its prefix")
    func commands() {
        let explained = ConsoleRun(["explain", "button", "--input", "weblift:sample"])
        #expect(explained.exit == .success && explained.outputText.hasPrefix("<elvt-button>\n"))
        let inspected = ConsoleRun(["inspect", "weblift:sample", "--only", "button", "--format", "summary"])
        #expect(inspected.outputText.hasPrefix("elvt-button "))
        #expect(!inspected.outputText.hasSuffix("\n1 components, "))
    }

    @Test("a name that means several components is an error that lists them")
    func commandsWithAmbiguousNames() throws {
        try folder.write(BadInputRun.good, to: "a.json")
        try folder.write(BadInputRun.good.replacing("g-ood", with: "h-ood"), to: "b.json")
        let inputs = [folder.path("a.json"), folder.path("b.json")]
        let inspected = ConsoleRun(["inspect"] + inputs + ["--only", "ood"])
        #expect(inspected.exit == .found)
        #expect(inspected.errorText.contains("“ood” means 2 components: g-ood, h-ood"))
        let explained = ConsoleRun(["explain", "ood"] + inputs.flatMap { ["--input", $0] })
        #expect(explained.exit == .found && explained.errorText.contains("[selection.ambiguous]"))
    }
}
