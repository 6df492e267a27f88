import Testing

@testable import SwiftModel

@Suite("Telling what can't be Swift")
struct SoundnessTests {
    private func fault(_ text: String) -> SwiftFault.Kind? {
        do throws(SwiftFault) {
            _ = try SwiftTokens(Array(text.utf8))
            return nil
        } catch {
            return error.kind
        }
    }

    @Test(
        "what only looks like a bracket or a quote is none",
        arguments: [
            "let a = 1 // ) ] } \" */",
            "/* outer /* inner } */ still \" a comment */ let a = 1",
            "let a = \") ] } // /* \\\" \\\\\"",
            "let a = \"\\(f(\"}\", [1, { $0 }(2)], /* ) */ \"\\(g(\")\"))\")) end\"",
            "let a = \"\"\"\n    } \" \"\" \\\"\"\" \\(f(\"\"\"\n    )\n    \"\"\"))\n    \"\"\"",
            "let a = #\"\\( \" \\\"#",
            "let a = ##\"\"# \\#( \\##(f(\")\")) \"##",
            "let a = #\"\"\"#",
            "let a = #\"\"\"\n } \\( \"\"\" \\#(\"a\")\n \"\"\"#",
            "let a = \"\" + #\"\"# + \"\"",
            "let a = /[(\"]\\/(b)/",
            "let a = #/ [(\"] / \\/# /#",
            "let a = #/\n  ( # \"\n  )\n/#",
            "let a = b / c; let d = (e / f)",
            "let a = b.reduce(1, /) + (c).reduce(1, /)",
            "let a = b! / c / d + e? / f",
            "let `} \" (` = 1",
            "#!/usr/bin/swift }\nlet a = 1",
            "#if os(iOS) // (\nlet a = (1)\n#elseif !(a || b)\n#else\n#endif",
            "foo {\n#if DEBUG\n    .a()\n#endif\n}",
            "let a = #selector(b(_:)); @available(iOS 15, *) func c() {}",
            "let a = x<<<<<<< y",
        ]
    )
    func sound(text: String) {
        #expect(fault(text) == nil)
        #expect(SwiftTokens.isSound(Array(text.utf8)) == true)
    }

    @Test(
        "every fault is told by its kind",
        arguments: [
            ("func a() {", SwiftFault.Kind.unclosedBracket),
            ("f(1]", .unclosedBracket),
            ("}", .unopenedBracket),
            ("f(a))", .unopenedBracket),
            ("let a = \"b", .unendedString),
            ("let a = \"b\nlet c = 1", .unendedString),
            ("let a = \"\\(b\nc)\"", .unendedString),
            ("let a = \"\"\"\n b", .unendedString),
            ("let a = \"\"\" b \"\"\"", .unendedString),
            ("let a = #\"b\"", .unendedString),
            ("let a = \"\\(b])\"", .unopenedBracket),
            ("/* a /* b */", .unendedComment),
            ("let a = #/b", .unendedRegex),
            ("#if a", .unpairedDirective),
            ("#endif", .unpairedDirective),
            ("#else\n#endif", .unpairedDirective),
            ("#if a\n#else\n#else\n#endif", .unpairedDirective),
            ("#if a\nfunc b() {\n#else\nfunc c() {\n#endif\n}", .bracketAcrossDirective),
            ("func a() {\n#if b\n}\n#endif", .bracketAcrossDirective),
            ("let a = 1\n<<<<<<< yours\n", .conflictMarker),
            ("let a = 1\n>>>>>>> now generated\n", .conflictMarker),
        ]
    )
    func faults(text: String, kind: SwiftFault.Kind) {
        #expect(fault(text) == kind)
        #expect(SwiftTokens.isSound(Array(text.utf8)) == false)
    }

    @Test("the place of a fault is where it shows")
    func place() {
        #expect(throws: SwiftFault(.unclosedBracket, at: 9)) { try SwiftTokens(Array("func a() { (".utf8.dropLast(2))) }
        #expect(throws: SwiftFault(.unopenedBracket, at: 2)) { try SwiftTokens(Array("a }".utf8)) }
    }

    @Test("code for another version of the language is not judged")
    func versions() {
        #expect(SwiftTokens.isSound(Array("#if compiler(>=99)\nfunc a( {{{\n#endif".utf8)) == nil)
        #expect(SwiftTokens.isSound(Array("#if swift(<5)\nlet a = \"\n#endif".utf8)) == nil)
        #expect(SwiftTokens.isSound(Array("#if swiftly\nfunc a( {{{\n#endif".utf8)) == false)
    }

    @Test("strings in strings beyond any measure are not judged")
    func depth() {
        let text = String(repeating: "\"\\(", count: 40) + "1" + String(repeating: ")\"", count: 40)
        #expect(SwiftTokens.isSound(Array(text.utf8)) == nil)
        let shallow = String(repeating: "\"\\(", count: 20) + "1" + String(repeating: ")\"", count: 20)
        #expect(SwiftTokens.isSound(Array(shallow.utf8)) == true)
    }

    @Test("every Swift file of this project is sound")
    func ownFiles() throws {
        let files = try SwiftFiles.all()
        #expect(files.count > 500)
        for file in files { #expect(SwiftTokens.isSound(file.bytes) == true, "\(file.name)") }
    }
}
