import Testing

@testable import Package

@Suite("What a file declares for others")
struct DeclaredNamesTests {
    @Test(
        "are types, functions and members of extensions, by their names",
        arguments: [
            ("struct Row<Value: View>: View { let a = 1; struct Inner {} }", ["Row"]),
            ("#if os(iOS)\npublic enum `Type` { case one }\n#endif", ["Type"]),
            ("typealias Row = Int\nfunc make() {}\nlet count = 1", ["Row", "count", "make"]),
            ("extension View { func a(b: Int) { let c = b }\n    static var d: Int { 1 } }", ["a", "d"]),
            ("@available(iOS 15, *)\nextension Array where Element: View { var pages: Int { 1 } }", ["pages"]),
            (
                "extension Text { init<V>(prompt text: V, of other: Int = f(1, 2), end: Int) {} }",
                ["end", "of", "prompt"]
            ),
            ("extension [GridItem] {\n static func columns() {} }", ["columns"]),
            ("extension Set { subscript(contains element: Element) -> Bool { true } }", ["contains"]),
            ("extension Text { init(_ text: Int) {} }", ["Text"]),
            ("private struct A {}\nfileprivate func b() {}\nstruct C { private var d = 1 }", ["C"]),
            ("extension View { private func a() {}\n func b() {} }\nstruct C { func d() {} }", ["C", "b"]),
            ("struct A { let b = \"", []),
        ]
    )
    func names(text: String, names: [String]) {
        let words = DeclaredNames(in: Array(text.utf8)).words.map { String(decoding: $0, as: UTF8.self) }
        #expect(words.sorted() == names)
    }

    @Test("are found in code and texts, and not in lines of comments, as whole words")
    func use() throws {
        let row = try OutputPath("Row.swift")
        func isNeeded(_ text: String) -> Bool {
            NeededFiles(by: [Array(text.utf8)], among: [row: Array("struct Row {}".utf8)]).paths == [row]
        }
        for text in ["Row", "let a: [Row]", #""\(Row.a)""#, "$0.Row", "a//b\nRow", "/* */ Row", "`Row`"] {
            #expect(isNeeded(text), "\(text)")
        }
        for text in ["", "Rows", "aRow", "// Row", "    /// See `Row`.\n", "row", "Row_"] {
            #expect(!isNeeded(text), "\(text)")
        }
    }
}
