import TestSupport
import Testing

@testable import SwiftModel

@Suite struct NameSpellingTests {
    private let plain = NameSpelling()
    private let spelled = NameSpelling(words: ["url": "URL", "textarea": "TextArea", "id": "ID", "oauth": "OAuth"])

    @Test(arguments: [
        ("hideLabel", "HideLabel", "hideLabel"),
        ("HideLabel", "HideLabel", "hideLabel"),
        ("help-text", "HelpText", "helpText"),
        ("help_text", "HelpText", "helpText"),
        ("help text", "HelpText", "helpText"),
        ("HELP_TEXT", "HelpText", "helpText"),
        ("elvt:change", "ElvtChange", "elvtChange"),
        ("a/b.c", "ABC", "aBC"),
        ("HTMLElement", "HTMLElement", "htmlElement"),
        ("ariaLabelledby", "AriaLabelledby", "ariaLabelledby"),
        ("2xl", "2xl", "2xl"),
        ("size-2xl", "Size2xl", "size2xl"),
        ("valueAsURL", "ValueAsURL", "valueAsURL"),
        ("userIDs", "UserIDs", "userIDs"),
        ("URLs", "URLs", "urls"),
        ("h1Title", "H1Title", "h1Title"),
        ("--elvt-gap", "ElvtGap", "elvtGap"),
        ("don't", "Dont", "dont"),
    ])
    func wordsAreFoundHoweverTheyAreJoined(name: String, upper: String, lower: String) {
        #expect(plain.upperCamel(name) == upper)
        #expect(plain.lowerCamel(name) == lower)
    }

    @Test(arguments: [
        ("url", "URL", "url"), ("url-path", "URLPath", "urlPath"), ("imageUrl", "ImageURL", "imageURL"),
        ("image-url", "ImageURL", "imageURL"), ("textarea", "TextArea", "textArea"),
        ("my-textarea", "MyTextArea", "myTextArea"), ("oauth", "OAuth", "oAuth"),
    ])
    func theSpellingOfALibraryIsFollowed(name: String, upper: String, lower: String) {
        #expect(spelled.upperCamel(name) == upper)
        #expect(spelled.lowerCamel(name) == lower)
    }

    @Test(arguments: [
        ("a+", "aPlus"), ("a-", "aMinus"), ("+", "plus"), ("-", "minus"), ("-a", "minusA"), ("-1", "minus1"),
        ("*", "star"), ("a*b", "aStarB"), ("100%", "100Percent"), ("&", "and"), ("@", "at"), ("#1", "number1"),
        ("/", "slash"), ("=", "equals"), ("<", "less"), (">", "greater"), ("$", "dollar"), (".", "dot"),
        ("_", "underscore"), ("1/2", "1Slash2"), ("1.5", "1Dot5"), ("16:9", "16Colon9"), ("1-2", "1Minus2"),
        ("[]", "leftBracketRightBracket"),
    ])
    func symbolsThatMeanSomethingBecomeWords(name: String, lower: String) { #expect(plain.lowerCamel(name) == lower) }

    @Test(arguments: [
        ("größe", "grosse"), ("GRÖSSE", "grosse"), ("Øre", "ore"), ("Łódź", "lodz"), ("e\u{301}", "e"),
        ("naïve", "naive"), ("α", "alpha"), ("🎉", "partyPopper"), ("a🎉b", "aPartyPopperB"), ("日", "ideograph65e5"),
    ])
    func onlyLettersOfASCIIComeOut(name: String, lower: String) { #expect(plain.lowerCamel(name) == lower) }

    @Test func everySpellingIsBoundedAndASCII() {
        for name in Landmines.all {
            for spelling in [plain.upperCamel(name), plain.lowerCamel(name)] {
                #expect(spelling.utf8.count <= 80, "\(name.prefix(20))")
                #expect(spelling.utf8.allSatisfy { $0.isNameByte }, "\(name.prefix(20)) became \(spelling)")
            }
        }
    }

    @Test func longNamesThatDifferStayDifferent() {
        let begin = String(repeating: "a", count: 500)
        #expect(plain.lowerCamel(begin + "b") != plain.lowerCamel(begin + "c"))
        #expect(plain.lowerCamel(begin) == plain.lowerCamel(begin))
    }

    @Test func aNameThatIsSpelledAlreadyStaysAsItIs() {
        var random = SeededGenerator(seed: 1)
        for name in Landmines.all + (0..<Loop.rounds(2000)).map({ _ in Landmines.random(using: &random) }) {
            for spelling in [plain, spelled] {
                let upper = spelling.upperCamel(name)
                #expect(spelling.upperCamel(upper) == upper, "\(name)")
                let lower = spelling.lowerCamel(name)
                #expect(spelling.lowerCamel(lower) == lower, "\(name)")
            }
        }
    }

    @Test(.ends(within: .seconds(60)))
    func aNameWithoutEndTakesNoTime() {
        for part in ["a", "-", "🎉", "\u{301}", "A1"] {
            let name = String(repeating: part, count: 1_000_000)
            #expect(plain.upperCamel(name).utf8.count <= 80)
        }
    }

    // MARK: Names of plain words

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
        let spelled = NameSpelling(words: ["none": "NoSuchWord"])
        #expect(plain.lowerCamel(name) == spelled.lowerCamel(name))
        #expect(plain.upperCamel(name) == spelled.upperCamel(name))
    }
}
