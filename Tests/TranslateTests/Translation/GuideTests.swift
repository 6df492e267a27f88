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
        of kind: String = "button"
    )
        -> TranslationExample
    {
        TranslationExample(web, of: "elvt-\(kind)", swiftUI, uiKit: uiKit)
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
            example("#", ["content: View"], ["contentView: UIView? = nil"], of: "card"), nil
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
            example("@request-remove", ["onRemove: (() -> Void)?"], ["delegate.didRequestRemove()"], of: "chip"), nil
        ),
        (
            "`@request-edit` is an optional closure, and a method of the delegate in UIKit",
            example("@request-edit", ["onEdit: (() -> Void)?"], ["delegate.didRequestEdit()"], of: "chip"), nil
        ),
        (
            "so is `@elvt-request-remove`",
            example("@elvt-request-remove", ["onRemove: (() -> Void)?"], ["delegate.didRequestRemove()"], of: "chip"),
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

    private func button(_ json: String) throws -> Fixture { try Fixture((tag: "elvt-button", json: json)) }

    @Test("the default slot is a label, as text or as a view, where a component has one; setTitle() in UIKit")
    func defaultSlotOfALabel() throws {
        let item = try button(#""slots":[{"name":""}]"#).item(.slot, "")
        #expect(item.swiftUITexts == ["label: String", "label: View"])
        #expect(item.uiKitTexts.contains("setTitle()"))
        #expect(item.outcome == .translated)
    }

    @Test("`@focus` is a matter of @FocusState, and of becoming the first responder in UIKit")
    func focusEvent() throws {
        let item = try button(#""events":[{"name":"focus"}]"#).item(.event, "focus")
        #expect(item.swiftUITexts.contains("@FocusState"))
        #expect(item.uiKitTexts == ["becomeFirstResponder()"])
        #expect(item.outcome == .adapted)
    }

    // MARK: What not to translate

    @Test("how the browser opens a link is the app's navigation", arguments: ["target", "rel", "download"])
    func links(name: String) throws {
        let item = try Fixture.property(name, "string", of: "elvt-button")
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(name): \(item.outcome)") }
        #expect(!reason.isEmpty)
    }

    @Test("sending and resetting forms is SwiftUI's")
    func formButtons() throws {
        let type = "'button' | 'submit' | 'reset'"
        let item = try Fixture.property("type", type, default: "'button'", of: "elvt-button")
        guard case .skipped = item.outcome else { return #expect(Bool(false), "type: \(item.outcome)") }
    }

    @Test("CSS parts and properties have modifiers and tokens in their place")
    func styling() throws {
        let fixture = try button(#""cssParts":[{"name":"base"}],"cssProperties":[{"name":"--gap"}]"#)
        for item in try fixture.component("elvt-button").items {
            guard case .skipped(let reason) = item.outcome else {
                Issue.record("\(item.item): \(item.outcome)")
                continue
            }
            #expect(!reason.isEmpty)
        }
    }
}
