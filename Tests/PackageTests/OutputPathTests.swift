import Testing

@testable import Package

@Suite("Paths inside an output folder")
struct OutputPathTests {
    @Test(
        "plain paths are what they are",
        arguments: [
            "Package.swift", "Sources/ElevateUI/SwiftUI/ElevateButton+SwiftUI.swift", ".weblift/ledger.json",
            "a b/ü.md",
        ]
    )
    func plainPaths(text: String) throws { #expect(try OutputPath(text).description == text) }

    @Test(
        "nothing leads out of the folder, or to what a file system takes for something else",
        arguments: [
            "..", "../a", "a/../../b", "a/..", "/etc/passwd", "a//b", "a/", ".", "./a", "a/./b", "a\\..\\b", "C:/a",
            "a:b", "a\0b", "a\nb", "a\u{7F}", "a\u{202E}b", "\u{9B}", "con", "AUX.swift", "com1", "lpt9.txt", "a.",
            "a ", " a", "a*", "a?", "a|b", "<a>",
        ]
    )
    func unsafePaths(text: String) { #expect(throws: OutputPath.Problem.self) { try OutputPath(text) } }

    @Test("a name that only Windows refuses gets another one that nothing else has")
    func portable() {
        #expect(OutputPath.portable("Con.swift") == "Con-file.swift")
        #expect(OutputPath.portable("aux") == "aux-file")
        #expect(OutputPath.portable("COM1.a.b") == "COM1-file.a.b")
        for name in ["Console.swift", "Con+SwiftUI.swift", "com", "com10", "a.con"] {
            #expect(OutputPath.portable(name) == name)
        }
    }

    @Test("empty, overlong and endless paths are refused")
    func limits() throws {
        #expect(throws: OutputPath.Problem.empty) { try OutputPath("") }
        #expect(throws: OutputPath.Problem.self) { try OutputPath(String(repeating: "a", count: 256)) }
        #expect(try OutputPath(String(repeating: "a", count: 255)).parts.count == 1)
        let deep = Array(repeating: "a", count: OutputPath.mostParts + 1).joined(separator: "/")
        #expect(throws: OutputPath.Problem.tooLong) { try OutputPath(deep) }
    }
}
