import TestSupport
import Testing

@testable import SwiftModel

@Suite struct SwiftTypeTests {
    private let action = SwiftType.function(parameters: [], returns: .void)

    @Test func voidIsATupleWithoutElements() {
        #expect(SwiftType.void == .tuple([]))
        #expect(SwiftType.void.description == "Void")
    }

    @Test func anOptionalFunctionIsPutInParentheses() {
        #expect(action.optional.description == "(() -> Void)?")
        let format = SwiftType.function(parameters: [.named("Double")], returns: .optional(.named("String")))
        #expect(format.description == "(Double) -> String?")
        #expect(format.optional.description == "((Double) -> String?)?")
        #expect(SwiftType.array(action).description == "[() -> Void]")
        #expect(SwiftType.function(parameters: [action], returns: action).description == "(() -> Void) -> () -> Void")
    }

    @Test func labelsAreEscaped() {
        let label = SwiftIdentifier("in", as: .function)
        let tuple = SwiftType.tuple([.init(label: label, type: .named("Int")), .init(type: .named("Bool"))])
        #expect(tuple.description == "(`in`: Int, Bool)")
    }

    @Test func generatedTypesArePrintedWithTheirScope() {
        let tokens = SwiftIdentifier("ButtonTokens", as: .type)
        let name = GeneratedTypeName(SwiftIdentifier("tone", as: .nestedType), in: tokens)
        #expect(
            SwiftType.dictionary(key: .generated(name), value: .array(.named("Set", arguments: [.named("Int")])))
                .description
                == "[ButtonTokens.Tone: [Set<Int>]]"
        )
    }

    @Test func anOptionalIsNeverWrappedTwice() {
        #expect(SwiftType.optional(.named("Int")).optional == .optional(.named("Int")))
        #expect(SwiftType.optional(.named("Int")).isOptional)
        #expect(!SwiftType.array(.optional(.named("Int"))).isOptional)
        let filled = SwiftType.optional(.placeholder(.type)).replacingPlaceholders { _ in .optional(.named("Int")) }
        #expect(filled == .optional(.named("Int")))
    }

    @Test(arguments: [
        "{Type}", "{Type}?", "[{Type}]", "[Int: {Type}]", "[{Type}: Int]", "Set<{Type}>", "({Type}) -> Void",
        "(Int) -> {Type}", "(Int, {Type})",
    ])
    func placeholdersAreFoundAndFilledWhereverTheyStand(text: String) throws {
        let type = try SwiftTypeParser.parse(text)
        #expect(type.containsPlaceholder)
        let filled = type.replacingPlaceholders { _ in .named("Bool") }
        #expect(!filled.containsPlaceholder)
        #expect(filled.description == text.replacing("{Type}", with: "Bool"))
    }

    @Test func aTypeWithoutPlaceholdersStaysAsItIs() throws {
        let type = try SwiftTypeParser.parse("([Int: Set<String>], label: (Bool) -> Void)?")
        #expect(!type.containsPlaceholder)
        #expect(type.replacingPlaceholders { _ in .void } == type)
    }

    // MARK: Types that people wrote

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

    @Test func ofATypeParameterOnlyItsIDIsKnown() throws {
        #expect(
            try SwiftTypeParser.parse("Set<Item.ID>", knownParameters: ["Item"])
                == .named("Set", arguments: [.named("Item.ID")])
        )
        for text in ["Item.Bogus_class", "Item.ID.Whatever", "Detail.X", "Item.id"] {
            #expect(throws: SwiftTypeParser.Problem.self) { try SwiftTypeParser.parse(text, knownParameters: ["Item"]) }
        }
    }

    // MARK: Types that can be keys

    @Test("A struct can be a key if all that it holds can, however deep that lies")
    func structs() {
        let closure = structure("Inner", .function(parameters: [], returns: .void))
        let outer = structure("Outer", .array(.generated(closure.name)))
        let plain = structure("Plain", .optional(.named("String")))
        let types = HashableTypes(enums: [], structs: [closure, outer, plain])
        #expect(!types.contains(.generated(closure.name)))
        #expect(!types.contains(.generated(outer.name)))
        #expect(types.contains(.generated(plain.name)))
    }

    @Test("A type that holds itself is as good a key as the rest of it")
    func recursion() {
        let name = structure("Node", .void).name
        let node = structure("Node", .array(.generated(name)))
        #expect(HashableTypes(enums: [], structs: [node]).contains(.generated(name)))
    }

    @Test(
        "Insets, sizes and texts can’t be keys, nor what carries them",
        arguments: ["EdgeInsets", "UIEdgeInsets", "CGSize", "Text", "Any"]
    )
    func insets(type: String) { #expect(!HashableTypes(enums: [], structs: []).contains(.optional(.named(type)))) }

    private func structure(_ name: String, _ type: SwiftType) -> SwiftStruct {
        SwiftStruct(
            name: GeneratedTypeName(SwiftIdentifier(name, as: .type)),
            members: [SwiftStruct.Member(name: SwiftIdentifier("value", as: .property), type: type, webName: "value")]
        )
    }
}
