import SwiftModel
import Testing

@testable import Reports
@testable import WebliftCLI

@Suite("What to know of native primitives")
struct NativeGuidanceTests {
    private let guidance = NativeGuidance(String(decoding: EmbeddedSpecs.needed("guidance.md"), as: UTF8.self))

    @Test("every line of specs/guidance.md is understood")
    func isRead() { #expect(guidance.unread == []) }

    @Test(
        "each primitive that is a view has a word on accessibility and on what to decide",
        arguments: NativePrimitive.allCases.filter { $0 != .item }
    )
    func isComplete(primitive: NativePrimitive) {
        #expect(!guidance.notes(on: .accessibility, of: primitive).isEmpty)
        #expect(!guidance.notes(on: .decisions, of: primitive).isEmpty)
    }

    @Test("a later section adds to an earlier one, and an unknown primitive or topic is told")
    func reading() {
        let read = NativeGuidance(
            """
            - **Limits** is no note above the first heading.

            ### `Link`, `Button`

            - **Limits:** One.

            ### `Button`

            - **Limits:** Two, in `code`.
            - **Nothing:** Three.
            - Four.

            ### `Button`, `NoSuch`
            """
        )
        #expect(read.notes(on: .limits, of: .button) == ["One.", "Two, in `code`."])
        #expect(read.notes(on: .limits, of: .link) == ["One."])
        #expect(read.notes(on: .limits, of: nil) == [])
        #expect(read.unread == ["- **Nothing:** Three.", "- Four.", "### `Button`, `NoSuch`"])
    }
}
