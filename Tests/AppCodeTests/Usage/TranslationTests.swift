import Core
import TestSupport
import Testing

@testable import AppCode

@Suite("Examples in Swift")
struct TranslationTests {
    private static func swift(_ html: String) throws -> [String] { try UsageSample.elevate.translate(html).swift }

    @Test("values are enums, booleans are there or not, and text is the label")
    func values() throws {
        #expect(
            try Self.swift("<elvt-button tone=\"primary\" size='s' disabled>\n  Save\n  it\n</elvt-button>")
                == [
                    "ElevateButton(", "    \"Save it\",", "    tone: .primary,", "    size: .small,",
                    "    isDisabled: true,", "    action: {}", ")",
                ]
        )
    }

    @Test("what the page does is a closure with a note")
    func events() throws {
        for handler in ["onclick=\"save(1)\"", "@click=\"save(1)\"", "(click)='save(1)'", "on:click={save(1)}"] {
            let lines = try Self.swift("<elvt-button \(handler)>Save</elvt-button>")
            #expect(lines.contains { $0.contains("// TODO(weblift): ") && $0.contains("save(1)") }, "\(handler)")
        }
    }

    @Test("named slots are builders, in the order of the init")
    func slots() throws {
        let lines = try Self.swift(
            "<elvt-card><p slot=footer>End</p><elvt-badge slot=header>1</elvt-badge>Middle</elvt-card>"
        )
        #expect(
            lines == [
                "ElevateCard(", "    content: { Text(\"Middle\") },", "    header: { ElevateBadge(\"1\") },",
                "    footer: { Text(\"End\") }", ")",
            ]
        )
    }

    @Test("children that are data are items, and what a child chooses is the state")
    func items() throws {
        let lines = try Self.swift(
            """
            <elvt-radio-group label="Pet" name="pet">
              <elvt-radio value="cat">Cat</elvt-radio>
              <elvt-radio value="dog" disabled>Dog</elvt-radio>
            </elvt-radio-group>
            """
        )
        #expect(
            lines == [
                "@State private var pet: String?", "ElevateRadioGroup(", "    \"Pet\",", "    options: [",
                "        ElevateRadio(\"Cat\", value: \"cat\"),",
                "        ElevateRadio(\"Dog\", value: \"dog\", isDisabled: true),", "    ],", "    selection: $pet",
                ")",
            ]
        )
    }

    @Test("an icon in data is its name, and what is no icon there is told")
    func iconsOfItems() throws {
        let tabs = """
            <elvt-tab-group><elvt-tab slot="tabs" value="a"><elvt-icon slot="prefix" icon="mail"></elvt-icon>Mail</elvt-tab>\
            <elvt-tab slot="tabs" value="b"><elvt-badge slot="prefix">1</elvt-badge>Look</elvt-tab></elvt-tab-group>
            """
        let example = try UsageSample.elevate.translate(tabs)
        #expect(example.swift.contains { $0.contains("ElevateTab(\"Mail\", value: \"a\", systemImage: \"mail\")") })
        #expect(example.swift.contains { $0.contains("ElevateTab(\"Look\", value: \"b\")") })
        #expect(example.absences.filter { !$0.isDecided }.map(\.subject) == ["<elvt-tab> slot “prefix”"])
    }

    @Test("state is named after the name or the id in the markup, and never twice")
    func state() throws {
        let lines = try Self.swift(
            """
            <elvt-checkbox name="agree-all">A</elvt-checkbox><elvt-checkbox name="agree-all" checked>B</elvt-checkbox>
            <elvt-checkbox id="class">C</elvt-checkbox><elvt-checkbox>D</elvt-checkbox>
            <elvt-dialog id="settings" label="E"></elvt-dialog>
            """
        )
        #expect(
            lines.prefix(5) == [
                "@State private var agreeAll: Bool = false", "@State private var agreeAll2: Bool = true",
                "@State private var classValue: Bool = false", "@State private var isOn: Bool = false",
                "@State private var isSettingsPresented: Bool = false",
            ]
        )
    }

    @Test("plain HTML is what the matrix says: headings, texts in pieces, lists, links, images, rows")
    func plain() throws {
        let lines = try Self.swift(
            """
            <h2>Title</h2>
            <p>One <b>two</b> <em><u>three</u></em><br>four 100%</p>
            <div style="display: flex"><a href="https://example.com/a">Link</a><img src="https://example.com/b.png" alt="B"></div>
            <ul><li>x</li><li><elvt-badge>y</elvt-badge></li></ul><hr>
            """
        )
        #expect(
            lines == [
                "VStack {", "    Text(\"Title\").font(.title)", "    Text(\"One \")", "        + Text(\"two\").bold()",
                "        + Text(\" \")", "        + Text(\"three\").italic().underline()",
                "        + Text(verbatim: \"\\nfour 100%\")", "    HStack {",
                "        Link(\"Link\", destination: URL(string: \"https://example.com/a\")!)",
                "        AsyncImage(url: URL(string: \"https://example.com/b.png\"))",
                "            .accessibilityLabel(\"B\")", "    }", "    VStack(alignment: .leading) {",
                "        HStack(alignment: .firstTextBaseline) {", "            Text(\"•\")", "            Text(\"x\")",
                "        }", "        HStack(alignment: .firstTextBaseline) {", "            Text(\"•\")",
                "            ElevateBadge(\"y\")", "        }", "    }", "    Divider()", "}",
            ]
        )
    }

    @Test("what has no translation is told with its place, and nothing is guessed")
    func absences() throws {
        let example = try UsageSample.elevate.translate(
            "<table><tr><td><elvt-badge style='x'>1</elvt-badge></td></tr></table><other-tag>y</other-tag>"
        )
        let missing = example.absences.filter { !$0.isDecided }.map {
            "\($0.place.line):\($0.place.column) \($0.subject)"
        }
        #expect(missing == ["1:1 <table>", "1:8 <tr>", "1:12 <td>", "1:70 <other-tag>"])
        #expect(example.absences.filter(\.isDecided).map(\.subject) == ["<elvt-badge> style"])
        #expect(example.state == .partial)
    }

    @Test("an example of nothing but data is data")
    func data() throws {
        let example = try UsageSample.elevate.translate("<elvt-radio value=\"a\">A</elvt-radio>")
        #expect(example.swift == ["let radio = ElevateRadio(\"A\", value: \"a\")"])
        #expect(example.state == .complete)
    }

    @Test("UIKit has the same values, texts, views and closures")
    func uiKit() throws {
        let lines = try UsageSample.elevate.translate(
            "<elvt-card><elvt-button tone=primary disabled onclick='go()'>Save</elvt-button></elvt-card>"
        ).uiKit
        #expect(lines.contains("let button = ElevateUIKitButton()"))
        #expect(lines.contains("button.label = \"Save\""))
        #expect(lines.contains("button.tone = .primary"))
        #expect(lines.contains("button.isEnabled = false"))
        #expect(lines.contains("card.contentView = button"))
        #expect(lines.contains { $0.contains("// TODO(weblift): onclick=go()") })
        #expect(lines.last == "view.addSubview(card)")
    }

    @Test("the order of attributes makes no difference")
    func shuffled() throws {
        var generator = SeededGenerator(seed: 24)
        let attributes = [
            "label=\"Name\"", "type=\"email\"", "maxlength=\"20\"", "clearable", "required", "name=\"mail\"",
            "@elvt-change=\"a()\"", "placeholder='p'", "help-text=\"h\"", "data-x=\"1\"", "aria-label='l'",
        ]
        let first = try UsageSample.elevate.translate("<elvt-input \(attributes.joined(separator: " "))></elvt-input>")
        #expect(first.swift.count > 8)
        for _ in 0..<50 {
            let shuffled = attributes.shuffled(using: &generator).joined(separator: "\n")
            let other = try UsageSample.elevate.translate("<elvt-input \(shuffled)></elvt-input>")
            #expect(other.swift == first.swift)
            #expect(other.uiKit == first.uiKit)
            #expect(other.state == first.state)
        }
    }

    @Test("text of the markup stays text, whatever is in it")
    func hostileText() throws {
        let text = "\"); fatalError(\"\\(1) \u{202E}*/ // \u{2028}"
        let example = try UsageSample.elevate.translate(
            "<elvt-button name=\"x; y\" onclick=\"\(text.replacing("\"", with: "&quot;"))\">\(text)</elvt-button>"
        )
        #expect(example.swift.contains { $0.contains("\\\"); fatalError(\\\"\\\\(1) \\u{202E}*/ //") })
        let todo = try #require(example.swift.first { $0.contains("TODO") })
        #expect(todo.trimmingPrefix { $0 == " " }.hasPrefix("// TODO(weblift): onclick="))
        #expect(!todo.unicodeScalars.contains("\u{202E}") && !todo.unicodeScalars.contains("\u{2028}"))
    }

    @Test(
        "addresses that run scripts are no links",
        arguments: ["javascript:alert(1)", " java\nscript:x", "data:text/html,x", "vbscript:x", "JAVASCRIPT:x"]
    )
    func scripts(address: String) throws {
        let example = try UsageSample.elevate.translate(
            "<elvt-badge>1</elvt-badge><a href=\"\(address)\">x</a><img src=\"\(address)\">"
        )
        #expect(
            !(example.swift + example.uiKit).contains { $0.lowercased().contains("script") || $0.contains("data:") }
        )
        #expect(example.absences.count { $0.reason == "It is no address of the web." } == 2)
    }

    @Test(
        "nor are they the address of a component",
        arguments: ["javascript:alert(1)", "file:///etc/passwd", "itms-services://?a=b", "&#106;avascript:x"]
    )
    func componentAddress(address: String) throws {
        let sample = UsageSample(
            manifest: """
                {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
                {"kind": "class", "name": "XLink", "customElement": true, "tagName": "x-link", "slots": [{"name": ""}],
                "members": [{"kind": "field", "name": "href", "attribute": "href", "type": {"text": "string"}}]}]}]}
                """
        )
        let example = try sample.translate("<x-link href=\"\(address)\">x</x-link>")
        #expect(!(example.swift + example.uiKit).contains { $0.contains("URL(") || $0.contains("href:") })
        #expect(example.absences.map(\.reason) == ["It is no address of the web."])
        let harmless = try sample.translate("<x-link href=\"https://a.b\">x</x-link>")
        #expect(harmless.swift.contains { $0.contains("https://a.b") })
    }

    @Test("tags that nobody knows are told in a time that does not grow with the library", .ends(within: .seconds(60)))
    func manyUnknownTags() throws {
        let classes = (0..<4000).map {
            #"{"kind": "class", "name": "X\#($0)", "customElement": true, "tagName": "x-t\#($0)"}"#
        }
        let sample = UsageSample(
            manifest: """
                {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js",
                "declarations": [\(classes.joined(separator: ","))]}]}
                """
        )
        let markup = (0..<4000).map { "<x-t\($0)a></x-t\($0)a>" }.joined(separator: "\n")
        let findings = try sample.translate(markup).findings
        #expect(findings.count == 4000 && findings.count { $0.suggestion != nil } == 100)
    }
}
