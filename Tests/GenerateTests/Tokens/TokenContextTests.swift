import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("The computed properties by which a component asks its tokens")
struct TokenContextTests {
    private func accessors(_ component: HandMadeComponent) -> [String: TokenAccessor] {
        let library = ScaffoldLibrary(component.library, of: Library())
        let tokens = TokenContext(component.scaffold, TokenAxis.axes(of: component.scaffold, in: library), in: library)
        return Dictionary(tokens.accessors.map { ($0.name, $0) }) { first, _ in first }
    }

    @Test("ask each other by the names that they have, also where members have taken the nicer ones")
    func names() {
        #expect(
            accessors(HandMadeComponent())["outline"]?.value.text
                == "ComponentShape(ButtonTokens.shape, radius: metrics.cornerRadius)"
        )
        let taken = accessors(
            HandMadeComponent().value("metrics", .string).value("ownMetrics", .string).value("outline", .string)
        )
        #expect(taken["ownOwnMetrics"]?.type == "ComponentMetrics")
        #expect(
            taken["ownOutline"]?.value.text
                == "ComponentShape(ButtonTokens.shape, radius: ownOwnMetrics.cornerRadius)"
        )
    }

    @Test("that tell whether a value is allowed have names that no member has")
    func rules() {
        let component = HandMadeComponent().binding("text", .string).value("minLength", .optional(.named("Int")))
        #expect(accessors(component)["textRules"]?.value.text == "ComponentTextRules(minLength: minLength)")
        #expect(accessors(component)["isUnfit"]?.value.text == "!textRules.allow(text)")
        let taken = component.value("textRules", .string).value("ownTextRules", .string).value("isUnfit", .bool)
        #expect(accessors(taken)["ownOwnTextRules"]?.value.text == "ComponentTextRules(minLength: minLength)")
        #expect(accessors(taken)["ownIsUnfit"]?.value.text == "!ownOwnTextRules.allow(text)")
    }
}
