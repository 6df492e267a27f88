import Testing

@testable import Package

@Suite("Sections of Markdown that belong to people")
struct SectionsOfPeopleTests {
    private func page(_ notes: String, _ api: String) -> String {
        "# Card\n\n## Notes\n\n<!-- yours -->\n\(notes)\n\n## API\n\n\(api)\n"
    }

    private func merged(_ base: String, _ yours: String, _ generated: String, path: String = "Card.md") -> String {
        let merge = ThreeWayMerge(
            base: Array(base.utf8),
            yours: Array(yours.utf8),
            generated: Array(generated.utf8),
            syntax: MergeSyntax(path: path)
        )
        #expect(merge.isClean || path != "Card.md")
        return String(decoding: merge.bytes, as: UTF8.self)
    }

    @Test("what people wrote stays, whatever is offered now, and the rest is renewed")
    func isKept() {
        #expect(merged(page("Old.", "a"), page("Ours.", "a"), page("New.", "b")) == page("Ours.", "b"))
    }

    @Test("what people wrote below what was offered stays as well")
    func isAddedTo() {
        #expect(merged(page("Old.", "a"), page("Old.\nOurs.", "a"), page("New.", "b")) == page("Old.\nOurs.", "b"))
    }

    @Test("what nobody touched is renewed, also where people changed another section")
    func isRenewed() {
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
        let conflict = ThreeWayMerge(
            base: Array(plain("Old.").utf8),
            yours: Array(plain("Ours.").utf8),
            generated: Array(plain("New.").utf8),
            syntax: .markdown
        )
        #expect(!conflict.isClean)
        #expect(merged(page("Old.", "a"), page("Ours.", "a"), page("New.", "a"), path: "Card.txt").contains("<<<<<<<"))
        let fenced = { (text: String) in "## Notes\n\n<!-- yours -->\n```\n## API\n```\n\(text)\n\n## End\n" }
        #expect(merged(fenced("Old."), fenced("Ours."), fenced("New.")) == fenced("Ours."))
    }
}
