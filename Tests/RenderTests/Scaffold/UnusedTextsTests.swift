import SwiftModel
import Testing
import WebModel

@testable import Render

@Suite("The texts that a body does not ask for")
struct UnusedTextsTests {
    private static let component = HandMadeComponent().changed { swift in
        swift.texts = ["close", "open"].map { name in
            SwiftText(
                name: SwiftIdentifier(name, as: .property),
                type: .string,
                defaultValue: .string(name),
                origin: ItemReference(.text, name)
            )
        }
    }

    private func unused(in body: String) -> [String] {
        UnusedTexts(Self.component.scaffold, in: body).members.map(\.name.name)
    }

    @Test("are those whose path stands nowhere in it")
    func paths() {
        #expect(unused(in: "Text(strings.close)") == ["open"])
        #expect(unused(in: "Text(strings.open)\nText(self.strings.close)") == [])
    }

    @Test("are not asked for by a path that only begins or ends like theirs")
    func longerPaths() {
        #expect(unused(in: "Text(strings.closeAll + strings.opened)") == ["close", "open"])
        #expect(unused(in: "Text(strings.closeé)") == ["close", "open"])
        #expect(unused(in: "Text(substrings.close)") == ["close", "open"])
    }
}
