import Core
import Testing
import WebModel

@Suite("Reading and printing types")
struct WebTypeParserTests {
    @Test("a type is read as the structure that its table says", arguments: TypeCase.all)
    func structure(_ sample: TypeCase) {
        let result = WebTypeParser.parse(sample.text)
        #expect(result.problem == nil)
        #expect(result.type == sample.expected)
    }

    // MARK: Printing

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

    // MARK: Text that is not understood

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let id: DiagnosticID
        let offset: Int
        let testDescription: String

        init(_ text: String, _ id: DiagnosticID = .typeSyntax, at offset: Int, _ name: String? = nil) {
            self.text = text
            self.id = id
            self.offset = offset
            testDescription = name ?? text
        }
    }

    static let cases = [
        Case("", at: 0, "empty"),
        Case(" \n ", at: 0, "only spaces"),
        Case("// note", at: 0),
        Case("0.19.5", at: 4),
        Case("light-blue", at: 0),
        Case("2xl", at: 0),
        Case("light-blue | null", at: 0),
        Case("gray | light-blue | Tone", at: 7),
        Case("(light-blue)[]", at: 1),
        Case("12-24", at: 0),
        Case("1.5rem", at: 0),
        Case("\"a\" | ... 8 more ... | \"z\"", .typeTruncated, at: 6),
        Case("{ a: string; ... 2 more ...; b: A }", .typeTruncated, at: 13),
        Case("[A, ... 3 more ..., B]", .typeTruncated, at: 4),
        Case("'a' | …", .typeTruncated, at: 6),
        Case("'a' | ...", .typeTruncated, at: 6),
        Case("{ a: string; ... }", .typeTruncated, at: 13),
        Case("| | a", at: 2),
        Case("a |", at: 3),
        Case("|", at: 1),
        Case("A & ", at: 4),
        Case("A B", at: 2),
        Case("string string", at: 7),
        Case("string;", at: 6),
        Case("string<A>", at: 0),
        Case("A | string.x", at: 4),
        Case("'a", at: 0),
        Case("A | 'a\n'", at: 4),
        Case("'a\\", at: 0),
        Case("`a${b", at: 0),
        Case("`a${'b`", at: 4),
        Case("/* a", at: 0),
        Case("'\\u00zz'", at: 0),
        Case("'\\uD83D'", at: 0),
        Case("'\\u{110000}'", at: 0),
        Case("(A", at: 0),
        Case("Array<A", at: 7),
        Case("Array<>", at: 6),
        Case("Array<A,>", at: 8),
        Case("A[", at: 1),
        Case("{ a: A", at: 0),
        Case("A)", at: 1),
        Case("(A]", at: 2),
        Case("()", at: 1),
        Case("(a: A)", at: 2),
        Case("(a: A): B", at: 2),
        Case("(a: A) =>", at: 9),
        Case("(a?: ) => B", at: 5),
        Case("(1) => B", at: 1),
        Case("<T>", at: 3),
        Case("<>() => A", at: 1),
        Case("new (A)", at: 4),
        Case("abstract new A", at: 13),
        Case("{ a: A b: B }", at: 7),
        Case("{ a A }", at: 4),
        Case("{ : A }", at: 2),
        Case("{ set a(): A }", at: 7),
        Case("{ readonly a(): A }", at: 12),
        Case("{ -[K in T]: A }", at: 3),
        Case("{ [K in T]-: A }", at: 11),
        Case("{ [a + b]: A }", at: 5),
        Case("[A | B?]", at: 6),
        Case("[...a?: A]", at: 5),
        Case("readonly A", at: 0),
        Case("readonly", at: 0),
        Case("keyof () => A", at: 6),
        Case("A | infer B extends new () => C", at: 20),
        Case("Array<new>", at: 6),
        Case("A | typeof", at: 4),
        Case("A extends B", at: 11),
        Case("A extends B ? C", at: 15),
        Case("import(x)", at: 7),
        Case("import('x' y)", at: 11),
        Case("-A", at: 0),
        Case("+1", at: 0),
        Case("A ? B : C", at: 4),
        Case("A\n<B>", at: 2, "type arguments on the next line"),
        Case("@A", at: 0),
        Case("#a", at: 0),
        Case("A\\|B", at: 1),
        Case("größe | → | a", at: 10),
        Case("function(string): number", at: 8),
    ]

    @Test("the text is kept raw, with the id and the place of the problem", arguments: cases)
    func keepsRaw(_ sample: Case) {
        let result = WebTypeParser.parse(sample.text)
        #expect(result.type == WebType(.raw(sample.text)))
        #expect(result.problem?.id == sample.id && result.problem?.offset == sample.offset)
    }

    @Test("messages say what was expected, what was found and what is missing")
    func messages() {
        #expect(WebTypeParser.parse("A | ]").problem?.message == "`]` closes nothing")
        #expect(WebTypeParser.parse("A |").problem?.message == "expected a type, found the end")
        #expect(WebTypeParser.parse("{ a A }").problem?.message == "expected `;`, `,` or `}`, found `A`")
        #expect(WebTypeParser.parse("(A").problem?.message == "`(` is never closed")
        #expect(WebTypeParser.parse("a | ... 2 more ...").problem?.message.contains("cut it short") == true)
        #expect(WebTypeParser.parse("light-blue").problem?.message.contains("`light-blue`") == true)
    }

    @Test("a text of 64 KiB is read, one byte more is not")
    func length() {
        let longest = "'" + String(repeating: "a", count: 64 * 1024 - 2) + "'"
        #expect(WebTypeParser.parse(longest).problem == nil)
        let tooLong = WebTypeParser.parse(longest + " ")
        #expect(tooLong.type == WebType(.raw(longest + " ")))
        #expect(tooLong.problem?.id == .typeTooLong)
    }
}
