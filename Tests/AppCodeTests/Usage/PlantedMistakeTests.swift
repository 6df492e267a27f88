import AppCode
import Core
import Foundation
import Testing

@Suite("Mistakes in examples")
struct PlantedMistakeTests {
    static let page = """
        <elvt-button tone="primary" size="m" disabled onclick="save()">Save</elvt-button>
        <elvt-input label="Name" type="email" maxlength="20" clearable></elvt-input>
        <elvt-card layer="1" shape="pill">
          <h2 slot="header">Title</h2>
          <p>Body</p>
          <elvt-badge tone="danger" rank="2" max="9">3</elvt-badge>
        </elvt-card>
        <elvt-dialog label="Sure?" no-header size="s">
          <elvt-button slot="footer" @click="close()">OK</elvt-button>
        </elvt-dialog>
        <elvt-select label="Fruit" multiple (elvt-change)="pick($event)">
          <elvt-select-option value="a">Apple</elvt-select-option>
          <elvt-icon slot="prefix" icon="fruit"></elvt-icon>
        </elvt-select>
        <elvt-tab-group :value="tab">
          <elvt-tab slot="tabs" value="one">One</elvt-tab>
          <p>First</p>
        </elvt-tab-group>
        <ul class="list"><li data-id="1">Item <b>one</b></li></ul>

        """

    /// What is written in the place of what, and where it is told.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let old: String
        let new: String
        let mark: String

        var testDescription: String { "\(old) → \(new)" }
    }

    static let mistakes: [Mistake] = [
        // Elements.
        Mistake(
            old: "<elvt-badge tone=\"danger\" rank=\"2\" max=\"9\">3</elvt-badge>",
            new: "<elvt-bagde>3</elvt-bagde>",
            mark: "usage.unknown-tag 6:3"
        ),
        Mistake(old: "<p>Body</p>", new: "<elvt-text>Body</elvt-text>", mark: "usage.unknown-tag 5:3"),
        Mistake(old: "<p>Body</p>", new: "<buton>Body</buton>", mark: "usage.unknown-tag 5:3"),
        Mistake(old: "<b>one</b>", new: "<bold>one</bold>", mark: "usage.unknown-tag 19:39"),
        Mistake(
            old: "<h2 slot=\"header\">Title</h2>",
            new: "<elvt-heading slot=\"header\">Title</elvt-heading>",
            mark: "usage.unknown-tag 4:3"
        ),
        // Attributes.
        Mistake(old: "tone=\"primary\"", new: "tine=\"primary\"", mark: "usage.unknown-attribute 1:14"),
        Mistake(old: "disabled", new: "disable", mark: "usage.unknown-attribute 1:38"),
        Mistake(old: "clearable", new: "clear", mark: "usage.unknown-attribute 2:54"),
        Mistake(old: "layer=\"1\"", new: "level=\"1\"", mark: "usage.unknown-attribute 3:12"),
        Mistake(old: "no-header", new: "noHeader", mark: "usage.unknown-attribute 8:28"),
        Mistake(old: "maxlength=\"20\"", new: "valueAsNumber=\"20\"", mark: "usage.unknown-attribute 2:39"),
        Mistake(old: "multiple", new: ":multipel=\"yes\"", mark: "usage.unknown-attribute 11:28"),
        Mistake(old: ":value=\"tab\"", new: "[selektion]=\"tab\"", mark: "usage.unknown-attribute 15:17"),
        // Slots.
        Mistake(old: "slot=\"header\"", new: "slot=\"heading\"", mark: "usage.unknown-slot 4:13"),
        Mistake(old: "slot=\"footer\"", new: "slot=\"actions\"", mark: "usage.unknown-slot 9:22"),
        Mistake(old: "slot=\"prefix\"", new: "slot=\"perfix\"", mark: "usage.unknown-slot 13:20"),
        Mistake(old: "clearable></elvt-input>", new: "clearable>Name</elvt-input>", mark: "usage.unknown-slot 2:64"),
        Mistake(old: "<p>Body</p>", new: "<p slot='body'>Body</p>", mark: "usage.unknown-slot 5:12"),
        Mistake(old: "slot=\"tabs\"", new: "slot=\"nav\"", mark: "usage.unknown-slot 16:19"),
        // Values.
        Mistake(old: "tone=\"primary\"", new: "tone=\"primray\"", mark: "usage.unknown-value 1:20"),
        Mistake(old: "size=\"m\"", new: "size=\"medium\"", mark: "usage.unknown-value 1:35"),
        Mistake(old: "size=\"m\"", new: "size", mark: "usage.unknown-value 1:29"),
        Mistake(old: "type=\"email\"", new: "type = 'mail'", mark: "usage.unknown-value 2:34"),
        Mistake(old: "shape=\"pill\"", new: "shape=round", mark: "usage.unknown-value 3:28"),
        Mistake(old: "layer=\"1\"", new: "layer=\"7\"", mark: "usage.unknown-value 3:19"),
        Mistake(old: "rank=\"2\"", new: "rank=\"high\"", mark: "usage.unknown-value 6:35"),
        // Types.
        Mistake(old: "maxlength=\"20\"", new: "maxlength=\"many\"", mark: "usage.wrong-type 2:50"),
        Mistake(old: "maxlength=\"20\"", new: "maxlength=\"\"", mark: "usage.wrong-type 2:50"),
        Mistake(old: "max=\"9\"", new: "max=\"9px\"", mark: "usage.wrong-type 6:43"),
        Mistake(old: "disabled", new: "disabled=\"false\"", mark: "usage.wrong-type 1:48"),
        Mistake(old: "multiple", new: "multiple=\"two\"", mark: "usage.wrong-type 11:38"),
        // Events.
        Mistake(old: "onclick=", new: "onclik=", mark: "usage.unknown-event 1:47"),
        Mistake(old: "@click=", new: "@press=", mark: "usage.unknown-event 9:30"),
        Mistake(old: "(elvt-change)=", new: "(elvt-changed)=", mark: "usage.unknown-event 11:37"),
        // What is deprecated.
        Mistake(old: "no-header", new: "hide-header", mark: "usage.deprecated 8:28"),
        Mistake(old: "(elvt-change)=", new: "@sl-clear=", mark: "usage.deprecated 11:37"),
        // What is missing.
        Mistake(old: "<elvt-dialog label=\"Sure?\"", new: "<elvt-dialog", mark: "usage.missing 8:1"),
        Mistake(old: "<elvt-select-option value=\"a\">Apple</elvt-select-option>", new: "", mark: "usage.missing 11:1"),
        Mistake(old: ">Save</elvt-button>", new: "></elvt-button>", mark: "usage.missing 1:1"),
        // Twice, or without an end.
        Mistake(old: "size=\"s\"", new: "size=\"s\" size=\"m\"", mark: "usage.duplicate-attribute 8:47"),
        Mistake(old: "<p>Body</p>", new: "<p class=a id=b class=c>Body</p>", mark: "usage.duplicate-attribute 5:19"),
        Mistake(old: "3</elvt-badge>", new: "3", mark: "usage.unclosed 6:3"),
        Mistake(old: "icon=\"fruit\"></elvt-icon>", new: "icon=\"fruit\"/>", mark: "usage.unclosed 13:3"),
    ]

    @Test("none is found in a page without one")
    func clean() throws {
        let marks = try UsageSample.elevate.translate(Self.page).marks
        #expect(marks == [])
    }

    @Test("each is found at its line and column, and no other with it", arguments: mistakes)
    func planted(mistake: Mistake) throws {
        let range = try #require(Self.page.range(of: mistake.old))
        let page = Self.page.replacingCharacters(in: range, with: mistake.new)
        let marks = try UsageSample.elevate.translate(page).marks
        #expect(marks == [mistake.mark])
    }

    @Test("there are forty, of every kind")
    func kinds() {
        #expect(Self.mistakes.count >= 40)
        let kinds = Set(Self.mistakes.map { $0.mark.prefix { $0 != " " } })
        #expect(kinds.count == 10)
    }

    @Test("the nearest name is told, and what the library says of what is deprecated")
    func suggestions() throws {
        let page = "<elvt-button tine=\"primary\" tone=\"primray\">x</elvt-button><elvt-buton></elvt-buton>"
        let findings = try UsageSample.elevate.translate(page).findings
        #expect(
            findings.map(\.suggestion) == [
                "did you mean “tone”?", "did you mean “primary”?", "did you mean <elvt-button>?",
            ]
        )
        let deprecated = try UsageSample.elevate.translate("<elvt-dialog label=\"a\" hide-header></elvt-dialog>")
        #expect(deprecated.findings.first?.message.contains("noHeader") == true)
    }
}
