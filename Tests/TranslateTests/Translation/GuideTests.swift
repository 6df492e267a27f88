import SwiftModel
import Testing
import WebModel

@testable import Translate

/// The four tables of the guide that the team kept before there was a program: each row with the web item that it is
/// about, and what it says for SwiftUI and for UIKit.
@Suite("The team's guide, row by row")
struct GuideTests {
    private static func example(
        _ web: String,
        _ swiftUI: [String],
        _ uiKit: [String]? = nil,
        of tag: String = "elvt-button"
    ) -> TranslationExample {
        TranslationExample(web, of: tag, swiftUI, uiKit: uiKit)
    }

    private static let focused = ["@FocusState", ".focused()"]

    private static let rows: [(String, TranslationExample, ItemTranslation.Outcome?)] = [
        (
            "`disabled: boolean` is isDisabled in SwiftUI, and isEnabled with the opposite value in UIKit",
            example("disabled: boolean = false", ["isDisabled: Bool = false"], ["isEnabled = !"]), .translated
        ),
        (
            "`selected: boolean` is isSelected in both",
            example("selected: boolean = false", ["isSelected: Bool = false"]), nil
        ),
        (
            "`tone` is an enum in both",
            example("tone: 'neutral' | 'danger' = 'neutral'", ["tone: ButtonTokens.Tone = .neutral"]), .translated
        ),
        (
            "`size` is an enum in both",
            example("size: 's' | 'm' | 'l' = 'm'", ["size: ButtonTokens.Size = .medium"]), .translated
        ),
        (
            "`shape` is an enum in both",
            example("shape: 'box' | 'pill' = 'box'", ["shape: ButtonTokens.Shape = .box"]), .translated
        ),
        (
            "`padding: string` is EdgeInsets in SwiftUI and the content's insets in UIKit",
            example(
                "padding: string | undefined",
                ["padding: EdgeInsets? = nil"],
                ["contentEdgeInsets: NSDirectionalEdgeInsets? = nil"]
            ), nil
        ),
        ("`pulse: boolean` is isPulsing in both", example("pulse: boolean = false", ["isPulsing: Bool = false"]), nil),
        (
            "the default slot is content elsewhere, and contentView in UIKit",
            example("#", ["content: View"], ["contentView: UIView? = nil"], of: "elvt-card"), nil
        ),
        (
            "`prefix` is a view builder, and an optional view in UIKit",
            example("#prefix", ["prefix: View"], ["prefixView: UIView? = nil"]), nil
        ),
        (
            "`suffix` is a view builder, and an optional view in UIKit",
            example("#suffix", ["suffix: View"], ["suffixView: UIView? = nil"]), nil
        ),
        (
            "`@click` is the action, and .touchUpInside in UIKit",
            example("@click", ["action: () -> Void"], [".touchUpInside"]), .translated
        ),
        (
            "`@request-remove` is an optional closure, and a method of the delegate in UIKit",
            example("@request-remove", ["onRemove: (() -> Void)?"], ["delegate.didRequestRemove()"], of: "elvt-chip"),
            nil
        ),
        (
            "`@request-edit` is an optional closure, and a method of the delegate in UIKit",
            example("@request-edit", ["onEdit: (() -> Void)?"], ["delegate.didRequestEdit()"], of: "elvt-chip"), nil
        ),
        (
            "so is `@elvt-request-remove`",
            example(
                "@elvt-request-remove",
                ["onRemove: (() -> Void)?"],
                ["delegate.didRequestRemove()"],
                of: "elvt-chip"
            ),
            nil
        ),
        ("`focus()`", example("focus()", focused, ["becomeFirstResponder()"]), .adapted),
        ("`blur()`", example("blur()", focused, ["resignFirstResponder()"]), .adapted),
        ("`click()`", example("click()", ["see @click"], ["sendActions(for:)"]), .adapted),
        (
            "the page that a link leads to is a URL, which the app's `openURL` opens",
            example("href: string", ["url: URL? = nil"]), nil
        ),
    ]

    @Test("the item is what the guide says", arguments: rows)
    func row(promise: String, example: TranslationExample, outcome: ItemTranslation.Outcome?) throws {
        let item = try example.expect().1
        if let outcome { #expect(item.outcome == outcome, "\(promise)") }
    }

    @Test("the default slot is a label, as text or as a view, where a component has one; setTitle() in UIKit")
    func defaultSlotOfALabel() throws {
        let item = try Fixture("elvt-button", "#").item("#")
        #expect(item.swiftUITexts == ["label: String", "label: View"])
        #expect(item.uiKitTexts.contains("setTitle()"))
        #expect(item.outcome == .translated)
    }

    @Test("`@focus` is a matter of @FocusState, and of becoming the first responder in UIKit")
    func focusEvent() throws {
        let item = try Fixture("elvt-button", "@focus").item("@focus")
        #expect(item.swiftUITexts.contains("@FocusState"))
        #expect(item.uiKitTexts == ["becomeFirstResponder()"])
        #expect(item.outcome == .adapted)
    }

    @Test(
        "how the browser opens a link and what a form does is no matter of a button, and CSS has modifiers in its place",
        arguments: [
            "target: string", "rel: string", "download: string", "type: 'button' | 'submit' | 'reset' = 'button'",
            "::part(base)", "--gap",
        ]
    )
    func notTranslated(item: String) throws {
        #expect(try !#require(try Fixture.property(item, of: "elvt-button").skipReason).isEmpty)
    }
}

/// A web item of a component, with what it should become in SwiftUI and in UIKit.
struct TranslationExample: Sendable, CustomTestStringConvertible {
    let tag: String
    /// The item as a matrix writes it, `name: type = default`, `@event: type`, `#slot` or `method()`, and events beside it.
    let items: [String]
    let swiftUI, uiKit: [String]

    var testDescription: String { "<\(tag)> \(items[0])" }

    init(_ web: String, of tag: String, events: [String] = [], _ swiftUI: [String], uiKit: [String]? = nil) {
        self.tag = tag
        items = [web] + events.map { "@\($0)" }
        self.swiftUI = swiftUI
        self.uiKit = uiKit ?? swiftUI
    }

    /// The tag, the item, the events with spaces between, and what SwiftUI and UIKit get; nil where that is the same.
    typealias Row = (tag: String, item: String, events: String, swiftUI: [String], uiKit: [String]?)

    static func rows(_ rows: [Row]) -> [TranslationExample] {
        rows.map { row in
            let events = row.events.split(separator: " ").map(String.init)
            return TranslationExample(row.item, of: row.tag, events: events, row.swiftUI, uiKit: row.uiKit)
        }
    }

    /// Translates it, by the built-in matrix alone.
    func expect(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> (Fixture, ItemTranslation) {
        let fixture = try Fixture((tag, items))
        let name = items[0].split(separator: ":", maxSplits: 1)[0]
        let translated = try fixture.item(ItemReference(stringLiteral: String(name)))
        #expect(translated.swiftUITexts == swiftUI, sourceLocation: sourceLocation)
        #expect(translated.uiKitTexts == uiKit, sourceLocation: sourceLocation)
        return (fixture, translated)
    }
}
