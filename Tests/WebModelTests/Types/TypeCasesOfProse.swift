import WebModel

extension TypeCase {
    /// Marks of JSDoc mean the same as in TypeScript.
    static let jsDoc = [
        TypeCase("*", .any),
        TypeCase("?string", .string.orNothing),
        TypeCase("string?", .string.orNothing),
        TypeCase("String?", .string.orNothing),
        TypeCase("string[]?", .list(.string).orNothing),
        TypeCase("string?[]", .list(.string.orNothing)),
        TypeCase("!HTMLElement", .name("HTMLElement")),
        TypeCase("number=", .number.orNothing),
        TypeCase("...string", .list(.string)),
        TypeCase("...(string|number)", .list(.either(.string, .number))),
        TypeCase("(a: ...string) => void", .function(.parameter("a", .list(.string)), returns: .void)),
        TypeCase("{string}", .string),
        TypeCase("{ ?string }", .string.orNothing),
        TypeCase("{'a' | 'b'}", .oneOf("a", "b")),
        TypeCase("{HTMLElement[]=}", .list(.name("HTMLElement")).orNothing),
        TypeCase("{{ a: string }}", .object(.property("a", .string))),
        TypeCase("{(a: string) => void}", .function(.parameter("a", .string), returns: .void)),
        TypeCase("function", .name("Function")),
        TypeCase("function | null", .name("Function").orNothing),
        TypeCase("Array.<string>", .list(.string)),
        TypeCase("Object.<string, number>", .name("Object", .string, .number)),
        TypeCase("?A|B=", .either(.name("A"), .name("B")).orNothing),
        TypeCase("undefined?", .undefined),
        TypeCase("?null", .null.orNothing),
    ]

    /// Several unquoted words are strings, one is a name.
    static let wordSets = [
        TypeCase("neutral | error", .oneOf("neutral", "error")),
        TypeCase("narrow|wide", .oneOf("narrow", "wide")),
        TypeCase("default | sm", .oneOf("default", "sm")),
        TypeCase("up | down | undefined", .oneOf("up", "down").orNothing),
        TypeCase("light-blue | gray", .oneOf("light-blue", "gray")),
        TypeCase("2xl | xs | 2-digit", .oneOf("2xl", "xs", "2-digit")),
        TypeCase("info | warning | inherit | warning", .oneOf("info", "warning", "inherit")),
        TypeCase("new | readonly | keyof | import | typeof", .oneOf("new", "readonly", "keyof", "import", "typeof")),
        TypeCase("unique | abstract | is | asserts | infer", .oneOf("unique", "abstract", "is", "asserts", "infer")),
        TypeCase("horizontal | horizontal", .text("horizontal")),
        TypeCase("string | sm | md", .either(.string, .text("sm"), .text("md"))),
        TypeCase("auto | 'none'", .oneOf("auto", "none")),
        TypeCase("'a b' | c | null", .oneOf("a b", "c").orNothing),
        TypeCase("(a | b)[]", .list(.oneOf("a", "b"))),
        TypeCase("(string | sm) | md | null", .either(.string, .text("sm"), .text("md")).orNothing),
        TypeCase("(a | B) | c", .either(.name("a"), .name("B"), .name("c"))),
        TypeCase("(a | b) | (c | d)", .oneOf("a", "b", "c", "d")),
        TypeCase("Promise<up-left | down>", .name("Promise", .oneOf("up-left", "down"))),
        TypeCase("neutral", .name("neutral")),
        TypeCase("neutral | null", .name("neutral").orNothing),
        TypeCase("Button | Tooltip", .either(.name("Button"), .name("Tooltip"))),
        TypeCase("button | Tooltip", .either(.name("button"), .name("Tooltip"))),
        TypeCase("auto | number", .either(.name("auto"), .number)),
        TypeCase("auto | any", .either(.name("auto"), .any)),
        TypeCase("true | mixed", .either(.true, .name("mixed"))),
        TypeCase("a.b | c", .either(.name("a.b"), .name("c"))),
        TypeCase("list<string> | c", .either(.name("list", .string), .name("c"))),
        TypeCase("snake_case | other", .either(.name("snake_case"), .name("other"))),
        TypeCase("xs | 2", .either(.name("xs"), .digits("2"))),
    ]

    /// Spaces, line breaks and comments of all kinds separate and mean nothing.
    static let spacing = [
        TypeCase(" \t\u{A0}\u{FEFF}string\u{3000}\u{B}\u{C}", .string),
        TypeCase("A\r|\r\nB\n|\u{2028}C\u{2029}", .either(.name("A"), .name("B"), .name("C"))),
        TypeCase("// first\n'a' // 'x'\r| /* 'y' | */ 'b'// end", .oneOf("a", "b")),
        TypeCase("/**/A/* */<B>", .name("A", .name("B"))),
        TypeCase("A\n|\nB", .either(.name("A"), .name("B"))),
    ]
}
