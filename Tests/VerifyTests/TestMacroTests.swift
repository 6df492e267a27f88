import Core
import TestSupport
import Testing

@testable import Verify

@Suite("Tests are checked without the macros of Testing, where these say nothing of their own")
struct TestMacroTests {
    private func text(_ source: String) -> String? {
        TestMacros.text(of: Array("import Testing\n\(source)".utf8))
            .map { String(decoding: $0, as: UTF8.self).replacing("import Testing\n", with: "") }
    }

    private func text(ofBody body: String) -> String? { text("struct A {\n@Test func a() throws {\n\(body)\n}\n}") }

    @Test(
        "attributes go and macros are calls, in the same lines",
        arguments: [
            (
                "@MainActor\n@Suite(\"A\")\nstruct A {\n    @Test(\"a\") func a() async throws {\n#expect(b == 1)\n}\n}",
                "@MainActor\n\nstruct A {\n     func a() async throws {\n__testExpectation(b == 1)\n}\n}"
            ),
            ("@Test func a() {}", " func a() {}"),
            (
                "@Suite(.serialized) struct A {\n@Test func a() {\n#expect(b)\n#expect(c())\n}\n@Test(arguments: d) func e() {}\n}",
                "@Suite(.serialized) struct A {\n func a() {\n__testExpectation(b)\n#expect(c())\n}\n@Test(arguments: d) func e() {}\n}"
            ),
            (
                "@Test func a() throws {\n#expect(!a.b.c)\n_ = try #require(d.e)\n#expect(f.g == h)\n}",
                " func a() throws {\n__testExpectation(!a.b.c, a.b.self)\n_ = try __testRequirement(d.e, d.self)\n__testExpectation(f.g == h)\n}"
            ),
            (
                "#if os(iOS)\nimport B\nstruct A {\n@Test @MainActor func a() {}\n}\n#endif",
                "#if os(iOS)\nimport B\nstruct A {\n @MainActor func a() {}\n}\n#endif"
            ),
            (
                "@Suite struct A {\n@Test(\n\"a\"\n)\nfunc a() throws {\nlet b = try #require(c)\n}\n}",
                " struct A {\n\nfunc a() throws {\nlet b = try __testRequirement(c)\n}\n}"
            ),
            (
                "struct C {\nlet d: Int\n}\nstruct A {\nprivate struct B {\nlet b = 1\n}\n@Test func a() {}\n}",
                "struct C {\nlet d: Int\n}\nstruct A {\nprivate struct B {\nlet b = 1\n}\n func a() {}\n}"
            ),
        ]
    )
    func each(_ source: String, _ expected: String) { #expect(text(source) == expected) }

    static let known = [
        "#expect(state.isOn)", "#expect(!state.isOn)", "#expect(!isOn)", "#expect(isOn)", "#expect(state.count == 1)",
        "#expect(state.items == [\"a\"])", "#expect(state.items != [])", "#expect(state.tone == .warm)",
        "#expect(state.tone != nil)", "#expect(state.size == nil)", "#expect(state.size == .small)",
        "#expect(state.size != .some(.small))", "#expect(state.width == 1)", "#expect(state.width < 2.5)",
        "#expect(state.items.map(\\.count) == [1])", "#expect(state === other)", "#expect(state !== other)",
        "#expect(state.any is State)", "#expect(state.closure == nil)",
        "#expect(state.isOn == true)", "#expect(state.isOn && state.count >= 1)", "#expect(state.text == \"a\\(1)\")",
        "#expect(state.items.removeLast() == \"a\")", "#expect(Mirror(reflecting: state).descendant(\"a\") is Int)",
        "#expect(state.items[0] == \"a\")", "#expect(state.range == 1...2)", "#expect((1, 2) == (1, 2))",
        "#expect(state.date == nil)", "#expect(state.items.first == \"a\")", "#expect(state.items.first == nil)",
        "_ = try #require(state.size)", "_ = try #require(state.any as? State)", "try #require(state.isOn)",
        "_ = try #require(state.any as? () -> Void)", "_ = try #require(state.closure)",
        "_ = try #require(state.any as? [String: Int?])", "try #require(state.count == 1)",
    ]

    @Test("comparisons, casts and properties are known", arguments: known)
    func expectations(_ expectation: String) throws {
        let changed = try #require(text(ofBody: expectation))
        #expect(!changed.contains("#"))
    }

    @Test(
        "an expectation that says more keeps its macro",
        arguments: [
            "#expect(a.b())", "#expect(!a.b())", "#expect(a.b(1).c())", "#expect(true)", "#expect(!false)",
            "#expect(a, \"b\")",
            "#expect(try a.b == 1)", "#expect(await a.b == 1)", "#expect(throws: B.self) { a }",
            "#expect(a.contains { b })",
            "#expect(a.b == c { 1 })", "await #expect(a == b)", "#expect(a ? b == c : d)", "#expect(A<B>.c())",
            "#expect(a(&b) == 1)", "#expect()", "#expect", "try #require(a.b())", "#require(a.b)",
            "#expect(a == #line)",
            "var b = 1\n#expect(b == 1)", "#other(a)", "a { #expect(b == c) }", "#expect(a == b).c()",
            "#expect(unsafe a == b)", "#expect(a == b) { c }", "#expect(a[0])", "#expect(processExitsWith: a)",
        ]
    )
    func odd(_ body: String) { #expect(text(ofBody: body)?.contains("\n\(body)\n") ?? body.contains("var")) }

    @Test(
        "a test that says more, or in a suite that does, keeps its macro",
        arguments: [
            "struct A {\n@Test(arguments: b) func a(_ b: B) {}\n}", "struct A {\n@Test(.disabled()) func a() {}\n}",
            "struct A {\n@Test(\"a\\(1)\") func a() {}\n}", "struct A {\nlet b: Int\n@Test func a() {}\n}",
            "struct A {\nprivate let b: Int\n@Test func a() {}\n}", "struct A {\ninit(b: Int) {}\n@Test func a() {}\n}",
            "struct A {\n@Test func a() -> Int { 1 }\n}", "struct A {\n@Test func a<B>() {}\n}",
            "struct A {\n@Test mutating func a() {}\n}", "struct A {\n@Test static func a() {}\n}",
            "struct A {\n@Test @available(iOS 17, *) func a() {}\n}",
            "@available(iOS 17, *) struct A {\n@Test func a() {}\n}",
            "struct A<B> {\n@Test func a() {}\n}", "struct A: B {\n@Test func a() {}\n}",
            "class A {\n@Test func a() {}\n}",
            "extension A {\n@Test func a() {}\n}", "private struct A {\n@Test func a() {}\n}",
            "struct A {\nstruct B {\n@Test func a() {}\n}\n}", "struct A {\n@Test @Test func a() {}\n}",
            "struct A {\n@Test func `a b`() {}\n}",
            "struct A {\n@Testing.Test func a() {}\n}", "struct A {\n@Tag static let b: Tag\n@Test func a() {}\n}",
            "struct A {\n@Test func a() throws(B) {}\n}", "struct A {\n@Test let a = 1\n}", "@Test struct A {}",
            "func b() {\n@Test func a() {}\n}",
        ]
    )
    func oddDeclarations(_ source: String) {
        #expect(text(source) == nil)
        #expect(text("@Test func b() {}\n\(source)") == " func b() {}\n\(source)")
    }

    @Test("every beginning of a file is taken as it comes")
    func beginnings() {
        let source = Array(
            "import Testing\n@Suite(\"A\") @MainActor struct A {\n@Test(\"b\") func b() async throws {\n#expect(!a.b)\n_ = try #require(c as? D)\n}\n}\n@Test"
                .utf8
        )
        for end in source.indices { _ = TestMacros.text(of: Array(source[..<end])) }
        #expect(TestMacros.text(of: Array(source.dropLast(6))) != nil)
    }

    // MARK: The compiler

    private static let sources = """
        public enum Size: String { case small }
        public enum Tone { case warm }
        @MainActor
        public final class State {
            public var isOn = true
            public var maybe: Bool?
            public var count = 1
            public var width: Double = 1
            public var items = ["a"]
            public var size: Size?
            public var tone: Tone? = .warm
            public var text = "a"
            public var any: Any = 1
            public var closure: (() -> Void)?
            public var range = 1...2
            public var date: DateLike?
            public init() {}
        }
        public struct DateLike {}
        public let isReady = true
        public struct Once: ~Copyable {
            public let isOn = true
            public let size: Int? = 1
            public init() {}
        }
        """

    /// What the compiler says to tests with these lines, as they are checked or with all macros.
    private func messages(to lines: [String], withMacros: Bool) async throws -> [String] {
        let functions = lines.enumerated().map { number, line in
            """
                @Test("\(number)")
                func test\(number)() async throws {
                    let state = State()
                    let other = State()
                    let isOn = true
                    withExtendedLifetime((state, other, isOn)) {}
                    \(line)
                }
            """
        }
        let tests = """
            import Testing
            @testable import Kit

            @MainActor
            @Suite("A")
            struct Tests {
            \(functions.joined(separator: "\n\n"))
            }
            \(withMacros ? "private struct Odd { var odd = 1 }" : "")
            """
        #expect((TestMacros.text(of: Array(tests.utf8)) == nil) == withMacros)
        let files = ["Sources/Kit/State.swift": Self.sources, "Tests/KitTests/Tests.swift": tests]
        return try await PackageFolder.with(files) { folder in
            try await SharedSurface.check(folder.path).messages.map { found in
                let place = found.message.location.map { "\($0.line):\($0.column)" } ?? "nowhere"
                return "\(place): \(found.message.severity.rawValue): \(found.message.message)"
            }
        }
    }

    @Test("what is known compiles with its macros, too", .startsCompiler, .needsSurface)
    func agreement() async throws {
        #expect(try await messages(to: Self.known, withMacros: false) == [])
        #expect(try await messages(to: Self.known, withMacros: true) == [])
    }

    @Test("what is wrong or redundant is told of the file as it is", .startsCompiler, .needsSurface)
    func mistakes() async throws {
        let lines = [
            "#expect(state.count == \"a\")", "#expect(state.missing)", "#expect(state.count)",
            "#expect(state.tone == .cold)",
            "_ = try #require(state.count)", "_ = try #require(state.any as? Missing)", "try #require(state.size)",
            "_ = try #require(state.maybe)", "#expect(state.closure == other.closure)",
        ]
        let found = try await messages(to: lines, withMacros: false)
        #expect(found == (try await messages(to: lines, withMacros: true)))
        #expect(
            Set(found.compactMap { $0.split(separator: ":").first }).count == lines.count,
            "\(found.joined(separator: "\n"))"
        )
    }

    @Test(
        "what a macro alone refuses or warns of is told",
        .startsCompiler,
        .needsSurface,
        arguments: [
            "_ = try #require(state.count)", "_ = try #require(state.maybe)", "#expect(Kit.isReady)",
            "let once = Once()\n#expect(once.isOn)", "let once = Once()\n_ = try #require(once.size)",
        ]
    )
    func ofMacrosAlone(_ line: String) async throws {
        let found = try await messages(to: [line], withMacros: false)
        #expect(!found.isEmpty)
        #expect(found == (try await messages(to: [line], withMacros: true)))
    }

    // MARK: Names that hide what macros need

    private static let hiding = [
        "public enum Testing {}", "public let Testing = 1", "public protocol `Testing` {}",
        "public typealias Void = Int",
        "public struct Test {}",
        "@freestanding(expression) public macro expect(_ a: Bool) = #externalMacro(module: \"A\", type: \"B\")",
        "public struct A {\n    func a() {\n        enum Testing {}\n    }\n}", "func a(_ Testing: Int) {}",
    ]

    @Test("a name that hides one of these is found wherever it stands", arguments: hiding)
    func found(_ source: String) { #expect(TestMacros.areHidden(by: Array(source.utf8))) }

    @Test(
        "other names hide nothing",
        arguments: [
            "import Testing\n@testable import Kit\n@Testing.Test func a() -> Void {}", "#if canImport(Testing)\n#endif",
            "public struct TestingView { let closure: () -> Void }",
            "@Suite struct A { @Test func a() { #expect(b) } }",
            "// enum Testing {}\nlet a = \"enum Testing {}\"", "",
        ]
    )
    func notFound(_ source: String) { #expect(!TestMacros.areHidden(by: Array(source.utf8))) }

    @Test(
        "tests beside a type that hides the module of their macros are not well",
        .startsCompiler,
        .needsSurface,
        arguments: Loop.tries(
            ["Sources/Kit/Testing.swift"],
            of: ["Sources/Kit/Testing.swift", "Tests/KitTests/Testing.swift"]
        )
    )
    func hidden(_ file: String) async throws {
        let tests =
            "import Testing\nimport Kit\n@Suite struct A {\n    @Test func a() {\n        #expect(kit == 1)\n    }\n}"
        let files = ["Sources/Kit/Kit.swift": "public let kit = 1", "Tests/KitTests/Tests.swift": tests]
        func errors(_ files: [String: String]) async throws -> Int {
            try await PackageFolder.with(files) { folder in
                try await SharedSurface.check(folder.path).messages.count { $0.message.severity == .error }
            }
        }
        #expect(try await errors(files) == 0)
        #expect(try await errors(files.merging([file: "public enum Testing {}"]) { $1 }) > 0)
    }
}
