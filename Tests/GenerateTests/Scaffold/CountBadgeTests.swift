import Generate
import Testing

@Suite("Badges that count")
struct CountBadgeTests {
    @Test("show their number, whatever it is called", arguments: ["value", "count", "number", "badgeContent"])
    func shown(name: String) throws {
        for style in TemplateStyle.allCases {
            let text = try swiftUI("x-badge", (name, "number"), style: style)
            #expect(text.contains("\(name): Int? = nil"), "\(text)")
            #expect(text.contains("guard let \(name) else { return nil }"))
            #expect(text.contains("return \(name).formatted()"))
            #expect(text.contains("Text(badgeText)"))
            #expect(!text.contains("label"), "nothing is made in its place: \(text)")
            #expect(!text.contains("TODO"))
        }
    }

    @Test("say of a number above their greatest that there are more", arguments: ["max", "maxCount", "overflowCount"])
    func greatest(name: String) throws {
        for style in TemplateStyle.allCases {
            let given = try swiftUI("x-badge", ("count", "number = 0"), (name, "number = 99"), style: style)
            #expect(given.contains(#"if count > limit { return "\(limit.formatted())+" }"#), "\(given)")
            #expect(!given.contains("guard let"))
            let open = try swiftUI("x-badge", ("count", "number = 0"), (name, "number"), style: style)
            #expect(open.contains("if let limit = maximumValue, count > limit {"), "\(open)")
        }
    }
}
