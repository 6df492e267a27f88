import Testing

@testable import SwiftModel

@Suite("Names of plain words")
struct FastNamesTests {
    /// Between blanks words are always looked for letter by letter.
    @Test(
        "words between hyphens are those between blanks",
        arguments: [
            "a", "button", "button-fill-danger", "h2-size", "x-2xl", "scale-50-base", "a-b-c-d", "font-size-s2",
            "with-0-and-00", "default-value",
        ]
    )
    func kebab(name: String) {
        let spoken = String(name.map { $0 == "-" ? " " : $0 })
        #expect(NameWords(name).words == NameWords(spoken).words)
        #expect(NameWords(name).words.map(\.letters) == name.split(separator: "-").map(String.init))
    }

    /// Where a word may have a spelling of its own, names are put together word by word.
    @Test(
        "a plain name in camel case is its words one by one",
        arguments: ["", "a", "help-text", "h2-size", "x-2xl", "2xl"]
    )
    func camel(name: String) {
        let (plain, spelled) = (NameSpelling(), NameSpelling(words: ["none": "NoSuchWord"]))
        #expect(plain.lowerCamel(name) == spelled.lowerCamel(name))
        #expect(plain.upperCamel(name) == spelled.upperCamel(name))
    }
}
