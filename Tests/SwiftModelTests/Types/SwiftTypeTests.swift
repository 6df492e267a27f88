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
}
