import Testing

@testable import Package

@Suite("Sections of Markdown that belong to people")
struct SectionsOfPeopleTests {
    private func page(_ notes: String, _ api: String) -> String {
        "# Card\n\n## Notes\n\n<!-- yours -->\n\(notes)\n\n## API\n\n\(api)\n"
    }

    private func merged(_ base: String, _ yours: String, _ generated: String, path: String = "Card.md") -> String {
        let merge = ThreeWayMerge(base, yours, generated, MergeSyntax(path: path))
        #expect(merge.isClean || path != "Card.md")
        return merge.text
    }

    @Test("what people wrote stays, also below what was offered, and what nobody touched is renewed")
    func isKept() {
        #expect(merged(page("Old.", "a"), page("Ours.", "a"), page("New.", "b")) == page("Ours.", "b"))
        #expect(merged(page("Old.", "a"), page("Old.\nOurs.", "a"), page("New.", "b")) == page("Old.\nOurs.", "b"))
        // Also where people changed another section.
        #expect(merged(page("Old.", "a"), page("Old.", "a!"), page("New.", "a")) == page("New.", "a!"))
    }

    @Test("a section that people removed does not come back")
    func isRemoved() {
        let without = "# Card\n\n## API\n\na\n"
        #expect(merged(page("Old.", "a"), without, page("New.", "b")) == "# Card\n\n## API\n\nb\n")
    }

    @Test("a section without the comment, a heading in a fence and another kind of file merge like all text")
    func others() {
        let plain = { (text: String) in "## Notes\n\n\(text)\n" }
        let conflict = ThreeWayMerge(plain("Old."), plain("Ours."), plain("New."), .markdown)
        #expect(!conflict.isClean)
        #expect(merged(page("Old.", "a"), page("Ours.", "a"), page("New.", "a"), path: "Card.txt").contains("<<<<<<<"))
        let fenced = { (text: String) in "## Notes\n\n<!-- yours -->\n```\n## API\n```\n\(text)\n\n## End\n" }
        #expect(merged(fenced("Old."), fenced("Ours."), fenced("New.")) == fenced("Ours."))
    }
}
