import WebModel

extension TypeCase {
    /// Functions keep parameters and results.
    static let functions = [
        TypeCase("() => void", .function(returns: .void)),
        TypeCase("(value: number) => string", .function(.parameter("value", .number), returns: .string)),
        TypeCase(
            "(item: Type) => string | number",
            .function(.parameter("item", .name("Type")), returns: .either(.string, .number))
        ),
        TypeCase("(() => void) | null", .function(returns: .void).orNothing),
        TypeCase("string | () => void", .either(.string, .function(returns: .void))),
        TypeCase("(() => A)[]", .list(.function(returns: .name("A")))),
        TypeCase("() => () => A", .function(returns: .function(returns: .name("A")))),
        TypeCase("(mutation?: A) => void", .function(.optional("mutation", .name("A")), returns: .void)),
        TypeCase("(...args: any[]) => any", .function(.rest("args", .list(.any)), returns: .any)),
        TypeCase("(a, b?, ...c) => a", .function(.parameter("a"), .optional("b"), .rest("c"), returns: .name("a"))),
        TypeCase(
            "(this: Window, ev: Event,) => any",
            .function(.parameter("this", .name("Window")), .parameter("ev", .name("Event")), returns: .any)
        ),
        TypeCase(
            "({ a,  b: { c } }: Props, [d]) => void",
            .function(.parameter("{ a, b: { c } }", .name("Props")), .parameter("[d]"), returns: .void)
        ),
        TypeCase(
            "<T, const U extends keyof T = 'a'>(x: T) => U",
            .function(
                .parameter("x", .name("T")),
                generic: ["T", "const U extends keyof T = \"a\""],
                returns: .name("U")
            )
        ),
        TypeCase(
            "(x: unknown) => x is Element",
            .function(.parameter("x", WebType(.keyword(.unknown))), returns: .named(.predicate, "x is Element"))
        ),
        TypeCase("() => asserts this is A", .function(returns: .named(.predicate, "asserts this is A"))),
        TypeCase("asserts value", .named(.predicate, "asserts value")),
        TypeCase("this is Dog", .named(.predicate, "this is Dog")),
        TypeCase("new (...args: any[]) => T", .named(.constructor, "new (...args: any[]) => T")),
        TypeCase("(abstract new () => T)[]", .list(.named(.constructor, "abstract new () => T"))),
        TypeCase("new <T>(x: T) => X | null", .named(.constructor, "new <T>(x: T) => X | null")),
        TypeCase("A | (new () => B)", .either(.name("A"), .named(.constructor, "new () => B"))),
        TypeCase(
            "(a: 'x' | 'y' | null) => void",
            .function(.parameter("a", .oneOf("x", "y").orNothing), returns: .void)
        ),
    ]

    /// Objects keep their members in order.
    static let objects = [
        TypeCase("{}", .object()),
        TypeCase("{ x: number; y: number }", .object(.property("x", .number), .property("y", .number))),
        TypeCase("{ x: number, y?: number, }", .object(.property("x", .number), .optional("y", .number))),
        TypeCase(
            "{\r\n    href: string | undefined;\r\n    nonce: A\r\n  }",
            .object(.property("href", .string.orNothing), .property("nonce", .name("A")))
        ),
        TypeCase(
            "{\n  d?: number; // Defaults to 5, `}` and 'all\n  e: string /* { */\u{2028} f: A\n}",
            .object(.optional("d", .number), .property("e", .string), .property("f", .name("A")))
        ),
        TypeCase(
            "{ a: A\n [key: string]: B\n <T>(x: T): C\n (): D }",
            .object(
                .property("a", .name("A")),
                .index(.string, .name("B")),
                .call(.function(.parameter("x", .name("T")), generic: ["T"], returns: .name("C"))),
                .call(.function(returns: .name("D")))
            )
        ),
        TypeCase(
            "{ readonly a: string; readonly: A; b }",
            .object(.readonly("a", .string), .property("readonly", .name("A")), .property("b", .any))
        ),
        TypeCase(
            "{ 'aria-label'?: string; 0: A; \"\": B }",
            .object(.optional("aria-label", .string), .property("0", .name("A")), .property("", .name("B")))
        ),
        TypeCase(
            "{ [Symbol.iterator](): A; ['b']: B }",
            .object(.method("[Symbol.iterator]", .function(returns: .name("A"))), .property("b", .name("B")))
        ),
        TypeCase(
            "{ focus(options?: A): void; get(): B; set<T>(x: T): C; new?: D; 'new'(): E }",
            .object(
                .method("focus", .function(.optional("options", .name("A")), returns: .void)),
                .method("get", .function(returns: .name("B"))),
                .method("set", .function(.parameter("x", .name("T")), generic: ["T"], returns: .name("C"))),
                .optional("new", .name("D")),
                .method("new", .function(returns: .name("E")))
            )
        ),
        TypeCase(
            "{ a?(): boolean; b() }",
            .object(
                WebType.ObjectMember(kind: .method, name: "a", type: .function(returns: .boolean), isOptional: true),
                .method("b", .function(returns: .any))
            )
        ),
        TypeCase(
            "{ new (x: A): B; (x: A): B }",
            .object(
                .construct(.function(.parameter("x", .name("A")), returns: .name("B"))),
                .call(.function(.parameter("x", .name("A")), returns: .name("B")))
            )
        ),
        TypeCase(
            "{ readonly [index: number]: A }",
            .object(WebType.ObjectMember(kind: .index, name: "", key: .number, type: .name("A"), isReadonly: true))
        ),
        TypeCase(
            "{ get a(): A; set a(value: B); get b(): B; set c(v: C); set d(v: D); get d(): E }",
            .object(
                .property("a", .name("A")),
                .readonly("b", .name("B")),
                .property("c", .name("C")),
                .property("d", .name("E"))
            )
        ),
        TypeCase(
            "{ a: { b: string }[] } | null",
            .object(.property("a", .list(.object(.property("b", .string))))).orNothing
        ),
        TypeCase(
            "CustomEvent<{ new: string; old: string }>",
            .name("CustomEvent", .object(.property("new", .string), .property("old", .string)))
        ),
        TypeCase("{ readonly [K in keyof T]?: X }", .named(.mapped, "{ readonly [K in keyof T]?: X }")),
        TypeCase(
            "{\n  -readonly [K in keyof T as `get${K}`]-?: () => T[K];\n}[]",
            .list(.named(.mapped, "{ -readonly [K in keyof T as `get${K}`]-?: () => T[K]; }"))
        ),
        TypeCase("{ +readonly [K in A]+?: B, }", .named(.mapped, "{ +readonly [K in A]+?: B, }")),
        TypeCase("{ [K in A] }", .named(.mapped, "{ [K in A] }")),
    ]
}
