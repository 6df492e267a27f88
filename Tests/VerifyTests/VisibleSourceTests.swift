import Core
import Testing

@testable import Verify

@Suite("What other files see of a file")
struct VisibleSourceTests {
    private func isSame(_ one: String, _ other: String) -> Bool {
        VisibleSource.hash(of: Array(one.utf8)) == VisibleSource.hash(of: Array(other.utf8))
    }

    @Test(
        "is not changed by comments, and by bodies of functions and getters",
        arguments: [
            ("struct A { let a = 1 }", "/// About A.\nstruct A { /* b */ let a = 1 } // c"),
            ("func a() -> Int { 1 }", "func a() -> Int { return 1 + 1 }"),
            ("func a(b: () -> Int = { 1 }) { b() }", "func a(b: () -> Int = { 1 }) { _ = b() }"),
            ("struct A { init(a: Int) { print(a) } }", "struct A { init(a: Int) {} }"),
            ("struct A { init?(a: Int) { nil } }", "struct A { init?(a: Int) {} }"),
            ("struct A { var body: some View { Text(\"a\") } }", "struct A { var body: some View { Color.red } }"),
            (
                "struct A { static func == (a: A, b: A) -> Bool { true } }",
                "struct A { static func == (a: A, b: A) -> Bool { false } }"
            ),
            (
                "func a<T>(_ t: T) async throws -> [T] where T: B { [] }",
                "func a<T>(_ t: T) async throws -> [T] where T: B { [t] }"
            ),
            ("func a() { let b = { 1 } }", "func a() { struct B { var c = 1 } }"),
        ]
    )
    func same(one: String, other: String) { #expect(isSame(one, other)) }

    @Test(
        "is not changed by a member that is private and not stored",
        arguments: [
            "private func b() {}", "private static func b(c: Int) -> Int { c }",
            "@ViewBuilder private var b: some View { a }", "@available(iOS 16, *)\n    private var b: Int { 1 }",
        ]
    )
    func unseen(member: String) {
        #expect(isSame("struct A {\n    let a = 1\n}", "struct A {\n    let a = 1\n    \(member)\n}"))
    }

    @Test(
        "is changed by everything else",
        arguments: [
            ("struct A {}", "struct B {}"),
            ("func a() -> Int { 1 }", "func a() -> Int8 { 1 }"),
            ("func a() -> Int { 1 }", "func a() async -> Int { 1 }"),
            ("func a(b: Int = 1) { }", "func a(b: Int = 2) { }"),
            ("func a(b: () -> Int = { 1 }) { }", "func a(b: () -> Int = { 2 }) { }"),
            ("struct A { let a = { 1 }() }", "struct A { let a = { \"\" }() }"),
            ("struct A { var a = { 1 }() }", "struct A { var a = { \"\" }() }"),
            ("struct A { var a: Int = 1 }", "struct A { var a: Int = 1 { didSet {} } }"),
            ("protocol A { var a: Int { get } }", "protocol A { var a: Int { get set } }"),
            ("protocol A { func a()\n var b: Int { get } }", "protocol A { func a()\n var b: Int { get set } }"),
            ("protocol A { init()\n var b: Int { get } }", "protocol A { init()\n var b: Int { get async } }"),
            (
                "protocol A { func a()\n subscript(b: Int) -> Int { get } }",
                "protocol A { func a()\n subscript(b: Int) -> Int { get set } }"
            ),
            ("struct A { func a()\n enum B { case b } }", "struct A { func a()\n enum B { case c } }"),
            (
                "struct A { func a()\n #if B\n struct C { let c = 1 }\n #endif\n }",
                "struct A { func a()\n #if B\n struct C { let c = 2 }\n #endif\n }"
            ),
            ("struct A { private let a = 1 }", "struct A { private let a = \"\" }"),
            ("struct A { @State private var a = 1 }", "struct A { @State private var a = B() }"),
            ("struct A { private var a: Int }", "struct A { private var a: B }"),
            (
                "struct A { private struct B { let b = 1 }; let c: [B] }",
                "struct A { private struct B { let b = C() }; let c: [B] }"
            ),
            ("class A { @objc private func a() {} }", "class A { @objc private func b() {} }"),
            ("struct A { private(set) var a: Int { 1 } }", "struct A { private(set) var b: Int { 1 } }"),
            ("struct A { @inlinable func a() -> Int { 1 } }", "struct A { @inlinable func a() -> Int { 2 } }"),
            ("struct A { @Attribute var a: Int { 1 } }", "struct A { var a: Int { 1 } }"),
            ("let a = b -c", "let a = b - c"),
            ("let a = b\n(c)", "let a = b(c)"),
            ("import A", "import B"),
            ("enum A { case a }", "enum A { case a, b }"),
            ("let a = A.init(b: 1)\nlet c: Int = { 1 }()", "let a = A.init(b: 1)\nlet c: Int = { 2 }()"),
            ("func a( {", "func b( {"),
        ]
    )
    func different(one: String, other: String) { #expect(!isSame(one, other)) }
}
