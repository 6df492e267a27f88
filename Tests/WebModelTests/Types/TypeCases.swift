import WebModel

extension TypeCase {
    /// Keyword types and the wrapper spellings are keywords.
    static let words = [
        TypeCase("boolean", .boolean),
        TypeCase("string", .string),
        TypeCase("number", .number),
        TypeCase("bigint", WebType(.keyword(.bigint))),
        TypeCase("symbol", WebType(.keyword(.symbol))),
        TypeCase("unique symbol", WebType(.keyword(.uniqueSymbol))),
        TypeCase("object", WebType(.keyword(.object))),
        TypeCase("any", .any),
        TypeCase("unknown", WebType(.keyword(.unknown))),
        TypeCase("never", WebType(.keyword(.never))),
        TypeCase("void", .void),
        TypeCase("this", WebType(.keyword(.this))),
        TypeCase("null", .null),
        TypeCase("undefined", .undefined),
        TypeCase("true", .true),
        TypeCase("false", .false),
        TypeCase("String", .string),
        TypeCase("Number[]", .list(.number)),
        TypeCase("Boolean | null", .boolean.orNothing),
        TypeCase("unique symbol[]", .list(WebType(.keyword(.uniqueSymbol)))),
    ]

    /// String literals have their value, templates keep their text.
    static let strings = [
        TypeCase("'primary'", .text("primary")),
        TypeCase("\"primary\"", .text("primary")),
        TypeCase("`primary`", .text("primary")),
        TypeCase("''", .text("")),
        TypeCase(#"'it\'s'"#, .text("it's")),
        TypeCase(#""say \"a\" | \\b""#, .text(#"say "a" | \b"#)),
        TypeCase(#"'\n\r\t\b\v\f\0'"#, .text("\n\r\t\u{8}\u{B}\u{C}\0")),
        TypeCase(#"'\x41\u0042\u{1F600}\uD83D\uDE00\q'"#, .text("AB😀😀q")),
        TypeCase("'a\\\nb\\\r\nc'", .text("abc")),
        TypeCase("`a\r\nb`", .text("a\nb")),
        TypeCase("'größe' | '大'", .oneOf("größe", "大")),
        TypeCase("'a // b' | '/* c */'", .oneOf("a // b", "/* c */")),
        TypeCase("`a-${Size}-${'x' | `}${number}`}`", .named(.template, "`a-${Size}-${'x' | `}${number}`}`")),
        TypeCase("'\u{2028}'", .text("\u{2028}")),
    ]

    /// Numbers keep their spelling.
    static let numbers = [
        TypeCase("1 | 2 | 3", .either(.digits("1"), .digits("2"), .digits("3"))),
        TypeCase("-1 | 0", .either(.digits("-1"), .digits("0"))),
        TypeCase("- 1", .digits("-1")),
        TypeCase("0.5", .digits("0.5")),
        TypeCase(".5", .digits(".5")),
        TypeCase("1e21", .digits("1e21")),
        TypeCase("1.5E-7", .digits("1.5E-7")),
        TypeCase("0xFF", .digits("0xFF")),
        TypeCase("0b101", .digits("0b101")),
        TypeCase("0o17", .digits("0o17")),
        TypeCase("1_000", .digits("1_000")),
        TypeCase("10n", WebType(.literal(.bigint("10")))),
        TypeCase("-0x1Fn", WebType(.literal(.bigint("-0x1F")))),
    ]

    /// Types that are joined bind as tightly as in TypeScript.
    static let combinations = [
        TypeCase("string | undefined", .string.orNothing),
        TypeCase("undefined | string | null", .string.orNothing),
        TypeCase("null | undefined", .null.orNothing),
        TypeCase("undefined | null", .null.orNothing),
        TypeCase("'left' | 'right'", .oneOf("left", "right")),
        TypeCase("'left' | \"right\" | 'left' | undefined | undefined", .oneOf("left", "right").orNothing),
        TypeCase("'left' | 'left'", .text("left")),
        TypeCase("'icon-only' | undefined", .text("icon-only").orNothing),
        TypeCase("| 'a'\n    | 'b'\n    | null", .oneOf("a", "b").orNothing),
        TypeCase("| string", .string),
        TypeCase("'_self' | string", .either(.text("_self"), .string)),
        TypeCase("number | 'any'", .either(.number, .text("any"))),
        TypeCase("true | false", .boolean),
        TypeCase("string | false | true | null", .either(.string, .boolean).orNothing),
        TypeCase("true | boolean", .boolean),
        TypeCase("true | 'mixed'", .either(.true, .text("mixed"))),
        TypeCase("string | (number | (boolean | null))", .either(.string, .number, .boolean).orNothing),
        TypeCase("('a' | 'b') | number", .either(.text("a"), .text("b"), .number)),
        TypeCase("(('angle' | 'default'))", .oneOf("angle", "default")),
        TypeCase("A & B", .both(.name("A"), .name("B"))),
        TypeCase("& A & (B & C)", .both(.name("A"), .name("B"), .name("C"))),
        TypeCase("A & B | C", .either(.both(.name("A"), .name("B")), .name("C"))),
        TypeCase("A & (B | C)", .both(.name("A"), .either(.name("B"), .name("C")))),
        TypeCase("A & (B | null)", .both(.name("A"), .name("B").orNothing)),
        TypeCase("(A & B) | undefined", .both(.name("A"), .name("B")).orNothing),
        TypeCase("'a' | (string & {})", .either(.text("a"), .string)),
        TypeCase("string & Record<never, never>", .string),
        TypeCase("keyof State", .named(.keyOf, "keyof State")),
        TypeCase("keyof  typeof /* all */ sizes", .named(.keyOf, "keyof typeof sizes")),
        TypeCase("(keyof T)[]", .list(.named(.keyOf, "keyof T"))),
        TypeCase("keyof (() => A) | B", .either(.named(.keyOf, "keyof (() => A)"), .name("B"))),
        TypeCase("keyof T[]", .named(.keyOf, "keyof T[]")),
        TypeCase("typeof sizes.small", .named(.typeOf, "typeof sizes.small")),
        TypeCase("typeof import('./x').y", .named(.typeOf, "typeof import(\"./x\").y")),
        TypeCase("T['a'][number]", .named(.indexedAccess, "T[\"a\"][number]")),
        TypeCase("(typeof sizes)[number][]", .list(.named(.indexedAccess, "(typeof sizes)[number]"))),
        TypeCase("State[keyof State] | null", .named(.indexedAccess, "State[keyof State]").orNothing),
        TypeCase("T extends string ? 'a' : B", .named(.conditional, "T extends string ? \"a\" : B")),
        TypeCase(
            "T extends (infer U extends string)[] ? U : T extends () => infer R ? R : never",
            .named(.conditional, "T extends (infer U extends string)[] ? U : T extends () => infer R ? R : never")
        ),
        TypeCase("(A extends B ? C : D)[]", .list(.named(.conditional, "A extends B ? C : D"))),
        TypeCase(
            "T extends {\n a: string\n b: number } ? X[] : Y",
            .named(.conditional, "T extends { a: string; b: number } ? X[] : Y")
        ),
        TypeCase("infer U", .named(.infer, "infer U")),
    ]

    /// Arrays in all spellings are arrays, tuples keep names and marks.
    static let lists = [
        TypeCase("string[]", .list(.string)),
        TypeCase("string[][]", .list(.list(.string))),
        TypeCase("(string | null)[]", .list(.string.orNothing)),
        TypeCase("(A | B)[] | undefined", .list(.either(.name("A"), .name("B"))).orNothing),
        TypeCase("Array<number>", .list(.number)),
        TypeCase("ReadonlyArray<'a' | 'b'>", .list(.oneOf("a", "b"))),
        TypeCase("readonly string[]", .list(.string)),
        TypeCase("readonly string[][]", .list(.list(.string))),
        TypeCase("Date | Array<Date> | null", .either(.name("Date"), .list(.name("Date"))).orNothing),
        TypeCase("[]", .tuple()),
        TypeCase("[string, number[]]", .tuple(.element(.string), .element(.list(.number)))),
        TypeCase("[string, string][]", .list(.tuple(.element(.string), .element(.string)))),
        TypeCase("readonly [A, B,]", .tuple(.element(.name("A")), .element(.name("B")))),
        TypeCase(
            "[x: number, y?: number, ...rest: string[]]",
            .tuple(.element(.number, name: "x"), .optional(.number, name: "y"), .rest(.list(.string), name: "rest"))
        ),
        TypeCase("[string, number?, ...T]", .tuple(.element(.string), .optional(.number), .rest(.name("T")))),
        TypeCase("[(A | B)?]", .tuple(.optional(.either(.name("A"), .name("B"))))),
        TypeCase("[A?, ('b' | null)?]", .tuple(.optional(.name("A")), .optional(.text("b").orNothing))),
        TypeCase("[readonly: string]", .tuple(.element(.string, name: "readonly"))),
        TypeCase(
            "[A extends B ? C : D, E]",
            .tuple(.element(.named(.conditional, "A extends B ? C : D")), .element(.name("E")))
        ),
    ]

    /// Names keep their path and their type arguments.
    static let names = [
        TypeCase("HTMLElement", .name("HTMLElement")),
        TypeCase("T | undefined", .name("T").orNothing),
        TypeCase("Intl.NumberFormat", .name("Intl.NumberFormat")),
        TypeCase("A.B.C<D>", .name("A.B.C", .name("D"))),
        TypeCase("Record<string, unknown>", .name("Record", .string, WebType(.keyword(.unknown)))),
        TypeCase("TableSelection<Type>", .name("TableSelection", .name("Type"))),
        TypeCase("NodeListOf<A | B>", .name("NodeListOf", .either(.name("A"), .name("B")))),
        TypeCase("Map<string, Array<Set<A>>>", .name("Map", .string, .list(.name("Set", .name("A"))))),
        TypeCase("LayerController<this>", .name("LayerController", WebType(.keyword(.this)))),
        TypeCase("TemplateResult<2>", .name("TemplateResult", .digits("2"))),
        TypeCase("$el_1 | _Größe", .either(.name("$el_1"), .name("_Größe"))),
        TypeCase("Array", .name("Array")),
        TypeCase("Array<A, B>", .name("Array", .name("A"), .name("B"))),
        TypeCase("Promise<A[] | undefined | void>", .name("Promise", .either(.list(.name("A")), .void).orNothing)),
        TypeCase(
            "ReturnType<typeof setTimeout> | null",
            .name("ReturnType", .named(.typeOf, "typeof setTimeout")).orNothing
        ),
        TypeCase("import('x').Y", .named(.importType, "import(\"x\").Y")),
        TypeCase(
            "import('./a', { with: { a: 'b' } }).B.C<D>[]",
            .list(.named(.importType, "import(\"./a\", { with: { a: \"b\" } }).B.C<D>"))
        ),
        TypeCase("infer | Unique", .either(.name("infer"), .name("Unique"))),
        TypeCase("unique[]", .list(.name("unique"))),
    ]
}
