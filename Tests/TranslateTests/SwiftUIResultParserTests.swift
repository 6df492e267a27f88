import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct SwiftUIResultParserTests {
    private func parse(_ text: String, knowing parameters: Set<String> = []) throws -> SwiftUIResult {
        try SwiftUIResultParser(types: ResultTypeParser(knownParameters: parameters)).parse(text)
    }

    private func name(_ text: String) -> NameTemplate { NameTemplate(parts: [.literal(text)]) }

    @Test func everyFormOfResult() throws {
        let bool = try SwiftTypeParser.parse("Bool")
        let yes = try SwiftExpressionParser.parse("true")
        #expect(try parse("isOn: Bool") == .value(name("isOn"), bool, default: nil))
        #expect(try parse(" isOn : Bool = true ") == .value(name("isOn"), bool, default: yes))
        #expect(try parse("$isOn: Bool") == .binding(name("isOn"), bool))
        #expect(try parse("content: View") == .slot(name("content")))
        #expect(try parse("tabs: [{Item}]") == .items(name("tabs")))
        #expect(try parse("action()") == .action(name("action"), [], isOptional: false))
        #expect(try parse("onMove(Bool, Bool)?") == .action(name("onMove"), [bool, bool], isOptional: true))
        #expect(try parse("see open") == .reference(ItemReference(.property, "open")))
        #expect(try parse("see @click") == .reference(ItemReference(.event, "click")))
        #expect(try parse("see #(default)") == .reference(ItemReference(.slot, "")))
        #expect(try parse("see focus()") == .reference(ItemReference(.method, "focus")))
    }

    @Test func bareDetailIsAPlaceholder() throws {
        #expect(try parse("onChange(Detail)") == .action(name("onChange"), [.placeholder(.detail)], isOptional: false))
    }

    @Test func aDefaultMayHoldEverySign() throws {
        let text = try SwiftTypeParser.parse("String")
        let value = try SwiftExpressionParser.parse("\"a=b:(c)\"")
        #expect(try parse("label: String = \"a=b:(c)\"") == .value(name("label"), text, default: value))
    }

    @Test func functionsAndTuplesInCallsAreNotCutAtTheirCommas() throws {
        guard case .action(_, let types, _) = try parse("format((Int, Int) -> String, Set<Int>)") else {
            return #expect(Bool(false), "no action")
        }
        #expect(types.count == 2)
    }

    @Test(arguments: SwiftUIMechanism.allCases)
    func everyMechanismIsKnown(mechanism: SwiftUIMechanism) throws {
        #expect(try parse(mechanism.rawValue) == .mechanism(mechanism))
    }

    @Test func namesHaveHoles() throws {
        let template = NameTemplate(parts: [.literal("is"), .hole(.upperName), .literal("In"), .hole(.component)])
        let type = try SwiftTypeParser.parse("Bool")
        #expect(try parse("is{Name}In{Component}: Bool") == .value(template, type, default: nil))
        #expect(try parse("{name}: Bool") == .value(NameTemplate(parts: [.hole(.name)]), type, default: nil))
    }

    @Test func aResultMaySayWhatItsMemberIsFor() throws {
        let bool = try SwiftTypeParser.parse("Bool")
        let wrong = NameTemplate(parts: [.literal("isWrong")], role: "isInvalid")
        #expect(try parse("isWrong: Bool as isInvalid") == .value(wrong, bool, default: nil))
        #expect(try parse(" isWrong: Bool = true  as  isInvalid ") == .value(wrong, bool, default: .boolean(true)))
        #expect(try parse("$isWrong: Bool as isInvalid") == .binding(wrong, bool))
        #expect(try parse("isWrong()? as isInvalid") == .action(wrong, [], isOptional: true))
        #expect(try parse("isWrong: View as isInvalid") == .slot(wrong))
        #expect(try parse("isWrong: [{Item}] as isInvalid") == .items(wrong))
        let text = try SwiftTypeParser.parse("String")
        #expect(try parse("a: String = \"b as label\"") == .value(name("a"), text, default: .string("b as label")))
    }

    @Test(arguments: [("a: Bool as isInvalld", 11), (".focused() as label", 14), ("see open as label", 12)])
    func aRoleIsOneThatIsKnownAndOfAMember(text: String, offset: Int) {
        let error = #expect(throws: TextProblem.self) { try parse(text) }
        #expect(error?.offset == offset)
    }

    @Test(
        arguments: [
            "", " ", ":", ": Bool", "a", "a:", "a: ", "a: Bool =", "a(", "a(Bool", "a()x", "a = 1", "$a", "$a()",
            "$a: Bool = true", ".x", "@x", "see", "see ", "see *", "see a b", "a: View = nil", "a: [{Item}] = []",
            "{x}: Bool", "a{: Bool", "a}: Bool", "a: {x}", "a: {", "{name: Bool", "()", "(Bool)",
        ]
    )
    func brokenResultsAreRefusedWithinTheText(text: String) {
        do {
            let result = try SwiftUIResultParser(types: ResultTypeParser()).parse(text)
            Issue.record("\(result)")
        } catch {
            #expect((0...text.utf8.count).contains(error.offset))
        }
    }
}
