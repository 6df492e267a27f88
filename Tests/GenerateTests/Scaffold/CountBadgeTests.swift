import Foundation
import Generate
import Testing

@Suite("Badges that count")
struct CountBadgeTests {
    private func text(_ members: String, _ style: TemplateStyle) throws -> String {
        try SmallLibrary(("x-badge", #""members":[\#(members)]"#), style: style, target: 15).files.text(
            "+SwiftUI.swift"
        )
    }

    private func number(_ name: String, _ rest: String = "") -> String {
        #"{"kind":"field","name":"\#(name)","type":{"text":"number"}\#(rest)}"#
    }

    @Test("show their number, whatever it is called", arguments: ["value", "count", "number", "badgeContent"])
    func shown(name: String) throws {
        for style in TemplateStyle.allCases {
            let text = try text(number(name), style)
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
            let given = try text(number("count", #","default":"0""#) + "," + number(name, #","default":"99""#), style)
            #expect(given.contains(#"if count > limit { return "\(limit.formatted())+" }"#), "\(given)")
            #expect(!given.contains("guard let"))
            let open = try text(number("count", #","default":"0""#) + "," + number(name), style)
            #expect(open.contains("if let limit = maximumValue, count > limit {"), "\(open)")
        }
    }
}
