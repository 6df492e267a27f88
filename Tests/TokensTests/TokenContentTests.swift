import Core
import Testing

@testable import Tokens

@Suite("What a declaration says of a token")
struct TokenContentTests {
    @Test("A value is a reference where it is nothing but one")
    func reference() {
        let place = SourceLocation.start(of: SourcePath("tokens.css"))
        let fill = ValuePart(.reference(TokenName("fill"), fallback: nil), at: place)
        let comma = ValuePart(.comma, at: place)
        #expect(TokenContent.parts([fill]).reference == TokenName("fill"))
        #expect(TokenContent.parts([fill, comma, fill]).reference == nil)
        #expect(TokenContent.record([TokenContent.Field(name: "color", parts: [fill])]).reference == nil)
    }
}
