import Testing

/// Two members for one place of a body: both count where they can, and otherwise one of them is taken.
@Suite("Where two members could say the same")
struct RivalMembersTests {
    @Test(
        "a skeleton moves where neither its flag nor its effect is against it",
        arguments: [
            ("both", "boolean", "'none' | 'sheen'", "isAnimated && !(effect == SkeletonTokens.Effect.none)"),
            ("the effect alone", nil, "'none' | 'sheen'", "!(effect == SkeletonTokens.Effect.none)"),
            ("the flag alone", "boolean", nil, "isAnimated"),
            ("one without a value that stands still moves", "boolean", "'pulse' | 'sheen'", "isAnimated"),
        ] as [(String, String?, String?, String)]
    )
    func skeleton(promise: String, animated: String?, effect: String?, condition: String) throws {
        let fields = [("animated", animated), ("effect", effect)].compactMap { name, type in type.map { (name, $0) } }
        #expect(try swiftUI("x-skeleton", of: fields).contains("isAnimated: \(condition))"), "\(promise)")
    }

    @Test("a button that closes has one label")
    func closeButton() throws {
        let rows = """
            # Rows

            ## Properties

            ### `x-alert`

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `one: any` | `one: String as removeLabel` | `same` |
            | `two: any` | `two: String as closeLabel` | `same` |
            """
        for (labels, first) in [(["one", "two"], "one"), (["two"], "two")] {
            let fields = [("open", "boolean"), ("closable", "boolean")] + labels.map { ($0, "string") }
            let text = try swiftUI("x-alert", of: fields, rows: rows)
            #expect(text.contains("ComponentCloseButton(label: \(first) ?? \"\") {"))
        }
    }
}
