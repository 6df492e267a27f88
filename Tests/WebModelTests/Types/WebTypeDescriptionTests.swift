import Testing
import WebModel

@Suite("Printing types")
struct WebTypeDescriptionTests {
    static let spellings = [
        ("'s'|\"m\" | null", "\"s\" | \"m\" | undefined"),
        ("Array<string | undefined>", "(string | undefined)[]"),
        ("readonly A[]", "A[]"),
        ("neutral | light-blue", "\"neutral\" | \"light-blue\""),
        ("( A )", "A"),
        ("(A & B) | C", "A & B | C"),
        ("A & (B | C)", "A & (B | C)"),
        ("(() => void) | null", "(() => void) | undefined"),
        ("A | () => B", "A | (() => B)"),
        ("(keyof T)[]", "(keyof T)[]"),
        ("{ a : A, 'b c'?: B\n c(): C }", "{ a: A; \"b c\"?: B; c(): C }"),
        ("{ [id: string]: A; new (): B; (): C }", "{ [key: string]: A; new (): B; (): C }"),
        ("{ [Symbol.iterator]: A; '[a b]': B }", "{ [Symbol.iterator]: A; \"[a b]\": B }"),
        ("[a?:A,...B[]]", "[a?: A, ...B[]]"),
        ("( a? :A ) => B", "(a?: A) => B"),
        ("'a\\n\\'\"\u{1}'", "\"a\\n'\\\"\\u{1}\""),
        ("-10n", "-10n"),
        ("?function", "Function | undefined"),
        ("null | undefined", "null | undefined"),
    ]

    @Test("the canonical text has one spelling for all types that are equal", arguments: spellings)
    func canonical(_ text: String, _ expected: String) {
        #expect(WebTypeParser.parse(text).type.description == expected)
    }

    @Test("what is printed is read back to the same type and printed the same", arguments: TypeCase.all)
    func roundTrip(_ sample: TypeCase) {
        let printed = sample.expected.description
        let result = WebTypeParser.parse(printed)
        #expect(result.problem == nil)
        #expect(result.type == sample.expected)
        #expect(result.type.description == printed)
    }

    @Test("an alias does not change the text")
    func alias() { #expect(WebType.oneOf("s", "m").known(as: "Size").description == "\"s\" | \"m\"") }

    @Test("raw text is printed as it is")
    func raw() { #expect(WebType(.raw("0.19.5 ")).description == "0.19.5 ") }
}
