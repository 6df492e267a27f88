import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct SwiftUIResultParserTests {
    private func parse(_ text: String) throws -> SwiftUIResult {
        try SwiftUIResultParser(types: ResultTypeParser()).parse(text)
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
        #expect(try parse("see open") == .reference("open"))
        #expect(try parse("see @click") == .reference("@click"))
        #expect(try parse("see #(default)") == .reference("#"))
        #expect(try parse("see focus()") == .reference("focus()"))
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
    func brokenResultsAreRefusedWithinTheText(text: String) throws {
        let problem = #expect(throws: TextProblem.self) { try parse(text) }
        #expect((0...text.utf8.count).contains(try #require(problem).offset))
    }
}

@Suite struct UIKitResultParserTests {
    private func parse(_ text: String) throws -> UIKitResult {
        try UIKitResultParser(types: ResultTypeParser()).parse(text)
    }

    private func name(_ parts: NameTemplate.Part...) -> NameTemplate { NameTemplate(parts: parts) }

    @Test func everyFormOfResult() throws {
        let bool = try SwiftTypeParser.parse("Bool")
        #expect(try parse("a: Bool") == .value(name(.literal("a")), bool, default: nil))
        #expect(try parse("a: Bool = true") == .value(name(.literal("a")), bool, default: .boolean(true)))
        #expect(try parse("isEnabled = !") == .inverted(name(.literal("isEnabled"))))
        #expect(try parse("is{Name}=!") == .inverted(name(.literal("is"), .hole(.upperName))))
        #expect(try parse("delegate.didChange(Bool)") == .delegateMethod(name(.literal("didChange")), [bool]))
        #expect(try parse("delegate.did{Name}()") == .delegateMethod(name(.literal("did"), .hole(.upperName)), []))
        #expect(try parse("see #label") == .reference("#label"))
    }

    @Test(arguments: UIKitControlEvent.allCases)
    func everyControlEventIsKnown(event: UIKitControlEvent) throws {
        #expect(try parse(event.rawValue) == .controlEvent(event))
    }

    @Test(arguments: UIKitMechanism.allCases)
    func everyMechanismIsKnown(mechanism: UIKitMechanism) throws {
        #expect(try parse(mechanism.rawValue) == .mechanism(mechanism))
    }

    @Test(
        arguments: [
            "", "a", "a()", "a:", "a =", "a = 1", "a = !x", "$a: Bool", "@a", ".a", "delegate.", "delegate.a",
            "delegate.a()?", "delegate.a: Bool", "delegate.()", "see", ": Bool", "= !",
        ]
    )
    func brokenResultsAreRefusedWithinTheText(text: String) throws {
        let problem = #expect(throws: TextProblem.self) { try parse(text) }
        #expect((0...text.utf8.count).contains(try #require(problem).offset))
    }
}

@Suite struct MatrixTypeParameterTests {
    @Test func whatEachTagOfAHeadingHasIsKnownBelowIt() {
        var parameters = TypeParameters()
        parameters.insert("Item", for: [NamePattern("a-b"), NamePattern("a-c")])
        parameters.insert("Row", for: [NamePattern("a-b")])
        parameters.insert("Key", for: [NamePattern("*")])
        #expect(parameters.known(for: [NamePattern("a-b")]) == ["Item", "Item.ID", "Row", "Row.ID", "Key", "Key.ID"])
        #expect(
            parameters.known(for: [NamePattern("a-b"), NamePattern("a-c")]) == ["Item", "Item.ID", "Key", "Key.ID"]
        )
        #expect(parameters.known(for: [NamePattern("*")]) == ["Key", "Key.ID"])
        #expect(TypeParameters().known(for: [NamePattern("a-b")]).isEmpty)
    }

    @Test(arguments: ["Item: Identifiable", " Item :Identifiable "])
    func aNameAndAColonMakeOne(text: String) {
        #expect(TypeParameters.split(text)?.name == "Item")
        #expect(TypeParameters.split(text)?.constraint.withoutBlanks == "Identifiable")
    }

    @Test(arguments: ["Item", "[String: Int]", "(a: Int, b: Int)", ": Int", "Set<A: B>"])
    func otherColonsBelongToTypes(text: String) { #expect(TypeParameters.split(text) == nil) }
}

@Suite("What an event carries")
struct EventDetailTests {
    @Test(
        "is one thing, however a source says it",
        arguments: [
            "CustomEvent<{ value: string }>", "EventEmitter<{ value: string }>",
            "Event & { detail: { value: string } }", "{ detail: { value: string } }",
            "EventEmitter<CustomEvent<{ value: string }>>", "(event: CustomEvent<{ value: string }>) => void",
            "{ value: string }", "Event | CustomEvent<{ value: string }>",
            "{ detail: { value: string }, type: 'change', bubbles: boolean }",
        ]
    )
    func forms(text: String) {
        let type = WebTypeParser.parse(text).type
        #expect(EventDetail.type(of: type)?.description == "{ value: string }")
    }

    @Test(
        "may be nothing",
        arguments: ["Event", "CustomEvent", "CustomEvent<void>", "EventEmitter<KeyboardEvent>", "never"]
    )
    func nothing(text: String) { #expect(EventDetail.type(of: WebTypeParser.parse(text).type) == nil) }

    @Test("may have a field `detail` of its own beside others")
    func fieldOfThatName() {
        let type = WebTypeParser.parse("CustomEvent<{ detail: string, index: number }>").type
        #expect(EventDetail.type(of: type)?.description == "{ detail: string; index: number }")
    }

    @Test("ends, however deep it is wrapped")
    func deep() {
        var type = WebType(.keyword(.string))
        for _ in 0..<1_000 { type = WebType(.reference(name: "CustomEvent", arguments: [type])) }
        #expect(EventDetail.type(of: type) != nil)
    }
}
