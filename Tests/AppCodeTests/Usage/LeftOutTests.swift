import AppCode
import Core
import Testing

@Suite("Components that are nothing in Swift")
struct LeftOutTests {
    private static let manifest = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "Theme", "tagName": "x-theme", "customElement": true,
           "attributes": [{"name": "mode", "type": {"text": "string"}}],
           "members": [{"kind": "field", "name": "mode", "attribute": "mode", "type": {"text": "string"}}],
           "slots": [{"name": ""}, {"name": "styles"}]},
          {"kind": "class", "name": "Include", "tagName": "x-include", "customElement": true, "slots": [{"name": "a"}]},
          {"kind": "class", "name": "Badge", "tagName": "x-badge", "customElement": true, "slots": [{"name": ""}]},
          {"kind": "class", "name": "Card", "tagName": "x-card", "customElement": true,
           "slots": [{"name": ""}, {"name": "footer"}]},
          {"kind": "class", "name": "Popup", "tagName": "x-popup", "customElement": true,
           "members": [{"kind": "field", "name": "open", "attribute": "open", "type": {"text": "boolean"}}],
           "slots": [{"name": ""}, {"name": "anchor"}]}
        ]}]}
        """

    private static let sample = UsageSample(manifest: manifest)

    @Test("what stands in them is drawn in their place, and all else of them is told")
    func content() throws {
        let example = try Self.sample.translate(
            "<x-theme mode=\"dark\"><x-badge>1</x-badge><link slot=styles href=a.css>Text</x-theme>"
        )
        #expect(example.swift == ["VStack {", "    XBadge(\"1\")", "    Text(\"Text\")", "}"])
        #expect(example.state == .complete)
        #expect(
            Set(example.absences.map(\.subject)) == [
                "<x-theme>", "<x-theme> mode", "<x-theme> slot “styles”", "<link>",
            ]
        )
    }

    @Test("also within a component, in the slot that they are put into, and one in the other")
    func nested() throws {
        let example = try Self.sample.translate(
            "<x-card><x-theme slot=footer><x-theme><x-badge>1</x-badge></x-theme></x-theme><x-theme>a</x-theme></x-card>"
        )
        #expect(example.swift == ["XCard(content: { Text(\"a\") }, footer: { XBadge(\"1\") })"])
    }

    @Test("what a browser would not show is not drawn either, and wrong slots are found")
    func slots() throws {
        let example = try Self.sample.translate("<x-include>Text</x-include><x-theme><p slot=b>Text</p></x-theme>")
        #expect(example.swift.isEmpty)
        #expect(example.marks == ["usage.unknown-slot 1:12", "usage.unknown-slot 1:45"])
    }

    @Test("an overlay that has what it points at is a view in its place")
    func popup() throws {
        let example = try Self.sample.translate(
            "<x-popup open><x-badge slot=anchor>1</x-badge><p>More</p></x-popup><x-badge>2</x-badge>"
        )
        #expect(
            example.swift == [
                "@State private var isPresented: Bool = true", "VStack {", "    XPopup(",
                "        isPresented: $isPresented,",
                "        content: { Text(\"More\") },", "        target: { XBadge(\"1\") }", "    )",
                "    XBadge(\"2\")", "}",
            ]
        )
    }
}
