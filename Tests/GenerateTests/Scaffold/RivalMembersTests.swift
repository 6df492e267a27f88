import Testing

/// Two members for one place of a body: both count where they can, and otherwise one of them is taken.
@Suite("Where two members could say the same")
struct RivalMembersTests {
    private static func fields(_ fields: (String, String)...) -> String { ComponentJSON.fields(fields) }

    @Test("a skeleton moves where neither its flag nor its effect is against it")
    func skeleton() throws {
        let both = Self.fields(("animated", "boolean"), ("effect", "'none' | 'sheen'"))
        let text = try OneComponent(members: both, rows: "", tag: "x-skeleton").text
        #expect(text.contains("isAnimated: isAnimated && !(effect == SkeletonTokens.Effect.none))"))
        let effect = Self.fields(("effect", "'none' | 'sheen'"))
        #expect(
            try OneComponent(members: effect, rows: "", tag: "x-skeleton").text.contains(
                "isAnimated: !(effect == SkeletonTokens.Effect.none))"
            )
        )
        let flag = Self.fields(("animated", "boolean"))
        #expect(try OneComponent(members: flag, rows: "", tag: "x-skeleton").text.contains("isAnimated: isAnimated)"))
        // One without a value that stands still moves.
        let other = Self.fields(("animated", "boolean"), ("effect", "'pulse' | 'sheen'"))
        #expect(try OneComponent(members: other, rows: "", tag: "x-skeleton").text.contains("isAnimated: isAnimated)"))
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
        let members = Self.fields(("open", "boolean"), ("closable", "boolean"), ("one", "string"), ("two", "string"))
        let text = try OneComponent(members: members, rows: rows, tag: "x-alert").text
        #expect(text.contains("ComponentCloseButton(label: one ?? \"\") {"))
        let second = Self.fields(("open", "boolean"), ("closable", "boolean"), ("two", "string"))
        #expect(
            try OneComponent(members: second, rows: rows, tag: "x-alert").text.contains(
                "ComponentCloseButton(label: two ?? \"\") {"
            )
        )
    }
}
