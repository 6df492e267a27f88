import TestSupport
import Testing

@testable import SwiftModel

@Suite struct SwiftTypeParserTests {
    @Test(arguments: [
        "Bool", "[String]", "[String: Int]", "Int?", "Set<Int>", "(Int, Bool) -> String", "(from: Int, Bool)",
        "() -> Void", "((Double) -> String)?", "{Enum}", "[{Item}]", "{Component}", "Axis.Set", "UIControl.State",
        "Result<Int, Never>", "[[String: [Int?]]]", "() -> () -> Void", "(() -> Void) -> Void", "ClosedRange<Date>",
        "Binding<Bool>", "UTType", "Void", "Any", "(a: Int, b: Int)?",
    ])
    func whatIsReadIsPrintedAsItWas(text: String) throws {
        #expect(try SwiftTypeParser.parse(text).description == text)
    }

    @Test(arguments: [
        (" Bool ", "Bool"), ("Optional<Int>", "Int?"), ("Array<Int>", "[Int]"),
        ("Dictionary<Int, Bool>", "[Int: Bool]"), ("()", "Void"), ("(Int)", "Int"), ("((Int))?", "Int?"),
        ("Detail", "{Detail}"), ("(Detail)->Void", "({Detail}) -> Void"), ("[ String:Int ]", "[String: Int]"),
        ("Set< Int >", "Set<Int>"), ("Optional<Int?>", "Int?"),
    ])
    func otherSpellingsMeanTheSame(text: String, printed: String) throws {
        #expect(try SwiftTypeParser.parse(text).description == printed)
    }

    @Test func typeParametersAreKnownWhereTheyAreDeclared() throws {
        let parameters: Set<String> = ["Item", "Detail"]
        #expect(try SwiftTypeParser.parse("Set<Item.ID>", knownParameters: parameters).description == "Set<Item.ID>")
        #expect(try SwiftTypeParser.parse("Detail", knownParameters: parameters) == .named("Detail"))
        let problem = #expect(throws: SwiftTypeParser.Problem.self) { try SwiftTypeParser.parse("[Item]") }
        #expect(problem?.suggestion == "{Item}")
        #expect(problem?.offset == 1)
    }

    @Test(
        arguments: [
            ("Boole", "Bool", 0), ("[Sting]", "String", 1), ("{Enums}", "{Enum}", 1), ("Int -> ColorSchem", nil, 4),
            ("Set<Dat>", "Data", 4), ("Edge.Sett", "Edge.Set", 0), ("Frobnicator", nil, 0),
        ] as [(String, String?, Int)]
    )
    func anUnknownNameIsAProblemWithTheNearestOne(text: String, suggestion: String?, offset: Int) {
        let problem = #expect(throws: SwiftTypeParser.Problem.self) { try SwiftTypeParser.parse(text) }
        #expect(problem?.suggestion == suggestion)
        #expect(problem?.offset == offset)
    }

    @Test(arguments: [
        ("", "empty"), ("@escaping () -> Void", "attributes"), ("(@Sendable () -> Void)?", "attributes"),
        ("some View", "opaque"), ("any Error", "existential"), ("[Int", "missing"), ("(Int", "missing"),
        ("{Enum", "missing"), ("Int)", "behind"), ("Int??", "optional of an optional"), ("Int!", "implicitly"),
        ("Set", "1 generic argument"), ("Set<Int, Int>", "not 2"), ("Bool<Int>", "no generic"),
        ("() async -> Void", "async"), ("() throws -> Void", "throwing"), ("(a: Int)", "label"),
        ("(a: Int) -> Void", "labels"), ("(inout Int) -> Void", "inout"), ("View", "not a type of values"),
        ("Int.", "behind the dot"), ("[]", "no type"), ("Set<>", "no type"), ("(,)", "no type"), ("Int Int", "behind"),
        ("größe", "no type"), ("->", "no type"),
    ])
    func whatIsNotSupportedIsRefusedWithAReason(text: String, reason: String) {
        let problem = #expect(throws: SwiftTypeParser.Problem.self) { try SwiftTypeParser.parse(text) }
        #expect(problem?.message.contains(reason) == true, "\(problem?.message ?? "")")
    }

    @Test(arguments: ["[", "(", "Set<", "() -> ", "(Int, "])
    func depthAndLengthAreBounded(begin: String) {
        for count in [40, 300, 100_000] {
            let problem = #expect(throws: SwiftTypeParser.Problem.self) {
                try SwiftTypeParser.parse(String(repeating: begin, count: count))
            }
            #expect(problem?.message.contains("deeper") == true || problem?.message.contains("longer") == true)
        }
    }

    @Test func whateverIsWrittenThereIsAnAnswer() {
        var random = SeededGenerator(seed: 6)
        let parts = [
            "[", "]", "(", ")", "{", "}", "Enum", "Int", "Set", "<", ">", ",", ":", "->", "?", ".", " ", "@", "ö",
        ]
        for _ in 0..<Loop.rounds(5000) {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? ""
            }
            .joined()
            do throws(SwiftTypeParser.Problem) {
                let type = try SwiftTypeParser.parse(text)
                #expect(try SwiftTypeParser.parse(type.description) == type, "\(text)")
            } catch {
                #expect(error.offset <= text.utf8.count, "\(text)")
            }
        }
    }

    @Test func theKnownTypesSayWhereTheyComeFrom() {
        #expect(KnownSwiftType.named("Duration")?.iOSVersion == 16)
        #expect(KnownSwiftType.named("Duration")?.module == .swift)
        #expect(KnownSwiftType.named("SubmitLabel")?.iOSVersion == 15)
        #expect(KnownSwiftType.named("UTType")?.module == .uniformTypeIdentifiers)
        #expect(KnownSwiftType.named("Dictionary")?.genericArguments == 2)
        #expect(KnownSwiftType.named("UIView")?.module == .uiKit)
        #expect(KnownSwiftType.named("Frobnicator") == nil)
        #expect(KnownSwiftType.names == KnownSwiftType.names.sorted())
    }

    @Test func noKnownTypeIsListedTwice() {
        let all =
            KnownSwiftType.standardLibrary + KnownSwiftType.supportCode + KnownSwiftType.foundation
            + KnownSwiftType.graphics + KnownSwiftType.swiftUI + KnownSwiftType.uiKit
        #expect(all.count == KnownSwiftType.names.count)
    }
}

@Suite struct TypeParameterNameTests {
    @Test func ofATypeParameterOnlyItsIDIsKnown() throws {
        #expect(
            try SwiftTypeParser.parse("Set<Item.ID>", knownParameters: ["Item"])
                == .named("Set", arguments: [.named("Item.ID")])
        )
        for text in ["Item.Bogus_class", "Item.ID.Whatever", "Detail.X", "Item.id"] {
            #expect(throws: SwiftTypeParser.Problem.self) { try SwiftTypeParser.parse(text, knownParameters: ["Item"]) }
        }
    }
}
