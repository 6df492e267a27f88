import SwiftModel
import Testing
import WebModel

@testable import Translate

/// The four tables of the guide that the team kept before there was a program: each row with the web item that it is
/// about, and what it says for SwiftUI and for UIKit.
@Suite("The team's guide, row by row")
struct GuideTests {
    private func button(_ json: String) throws -> Fixture { try Fixture((tag: "elvt-button", json: json)) }

    private func property(_ json: String) throws -> ItemTranslation {
        let fixture = try button(#""members":[{"kind":"field",\#(json)}]"#)
        let item = try #require(try fixture.component("elvt-button").items.first)
        return item
    }

    // MARK: Properties

    @Test("`disabled: boolean` is isDisabled in SwiftUI, and isEnabled with the opposite value in UIKit")
    func disabled() throws {
        let item = try property(#""name":"disabled","type":{"text":"boolean"},"default":"false""#)
        #expect(item.swiftUITexts == ["isDisabled: Bool = false"])
        #expect(item.uiKitTexts == ["isEnabled = !"])
        #expect(item.outcome == .translated)
    }

    @Test("`selected: boolean` is isSelected in both")
    func selected() throws {
        let item = try property(#""name":"selected","type":{"text":"boolean"},"default":"false""#)
        #expect(item.swiftUITexts == ["isSelected: Bool = false"])
        #expect(item.uiKitTexts == ["isSelected: Bool = false"])
    }

    @Test(
        "`tone`, `size` and `shape` are enums in both",
        arguments: [
            ("tone", "'neutral' | 'danger'", "neutral", "tone: ButtonTokens.Tone = .neutral"),
            ("size", "'s' | 'm' | 'l'", "m", "size: ButtonTokens.Size = .medium"),
            ("shape", "'box' | 'pill'", "box", "shape: ButtonTokens.Shape = .box"),
        ]
    )
    func variants(name: String, type: String, value: String, result: String) throws {
        let item = try property(#""name":"\#(name)","type":{"text":"\#(type)"},"default":"'\#(value)'""#)
        #expect(item.swiftUITexts == [result])
        #expect(item.uiKitTexts == [result])
        #expect(item.outcome == .translated)
    }

    @Test("`padding: string` is EdgeInsets in SwiftUI and the content's insets in UIKit")
    func padding() throws {
        let item = try property(#""name":"padding","type":{"text":"string | undefined"}"#)
        #expect(item.swiftUITexts == ["padding: EdgeInsets? = nil"])
        #expect(item.uiKitTexts == ["contentEdgeInsets: NSDirectionalEdgeInsets? = nil"])
    }

    @Test("`pulse: boolean` is isPulsing in both")
    func pulse() throws {
        let item = try property(#""name":"pulse","type":{"text":"boolean"},"default":"false""#)
        #expect(item.swiftUITexts == ["isPulsing: Bool = false"])
        #expect(item.uiKitTexts == ["isPulsing: Bool = false"])
    }

    // MARK: Slots

    @Test("the default slot is a label, as text or as a view, where a component has one; setTitle() in UIKit")
    func defaultSlotOfALabel() throws {
        let item = try button(#""slots":[{"name":""}]"#).item(.slot, "")
        #expect(item.swiftUITexts == ["label: String", "label: View"])
        #expect(item.uiKitTexts.contains("setTitle()"))
        #expect(item.outcome == .translated)
    }

    @Test("the default slot is content elsewhere, and contentView in UIKit")
    func defaultSlotOfContent() throws {
        let item = try Fixture((tag: "elvt-card", json: #""slots":[{"name":""}]"#)).item(.slot, "")
        #expect(item.swiftUITexts == ["content: View"])
        #expect(item.uiKitTexts == ["contentView: UIView? = nil"])
    }

    @Test("`prefix` and `suffix` are view builders, and optional views in UIKit", arguments: ["prefix", "suffix"])
    func prefixAndSuffix(name: String) throws {
        let item = try button(#""slots":[{"name":"\#(name)"}]"#).item(.slot, name)
        #expect(item.swiftUITexts == ["\(name): View"])
        #expect(item.uiKitTexts == ["\(name)View: UIView? = nil"])
    }

    // MARK: Events

    @Test("`@click` is the action, and .touchUpInside in UIKit")
    func click() throws {
        let item = try button(#""events":[{"name":"click"}]"#).item(.event, "click")
        #expect(item.swiftUITexts == ["action: () -> Void"])
        #expect(item.uiKitTexts == [".touchUpInside"])
        #expect(item.outcome == .translated)
    }

    @Test(
        "`@request-remove` and `@request-edit` are optional closures, and methods of the delegate in UIKit",
        arguments: [
            ("request-remove", "onRemove: (() -> Void)?", "delegate.didRequestRemove()"),
            ("request-edit", "onEdit: (() -> Void)?", "delegate.didRequestEdit()"),
            ("elvt-request-remove", "onRemove: (() -> Void)?", "delegate.didRequestRemove()"),
        ]
    )
    func requests(name: String, swiftUI: String, uiKit: String) throws {
        let item = try Fixture((tag: "elvt-chip", json: #""events":[{"name":"\#(name)"}]"#))
            .item(.event, name)
        #expect(item.swiftUITexts == [swiftUI])
        #expect(item.uiKitTexts == [uiKit])
    }

    @Test("`@focus` is a matter of @FocusState, and of becoming the first responder in UIKit")
    func focusEvent() throws {
        let item = try button(#""events":[{"name":"focus"}]"#).item(.event, "focus")
        #expect(item.swiftUITexts.contains("@FocusState"))
        #expect(item.uiKitTexts == ["becomeFirstResponder()"])
        #expect(item.outcome == .adapted)
    }

    // MARK: Methods

    @Test(
        "`focus()`, `blur()` and `click()`",
        arguments: [
            ("focus", ["@FocusState", ".focused()"], ["becomeFirstResponder()"]),
            ("blur", ["@FocusState", ".focused()"], ["resignFirstResponder()"]),
            ("click", ["see @click"], ["sendActions(for:)"]),
        ]
    )
    func methods(name: String, swiftUI: [String], uiKit: [String]) throws {
        let item = try button(#""members":[{"kind":"method","name":"\#(name)"}]"#).item(.method, name)
        #expect(item.swiftUITexts == swiftUI)
        #expect(item.uiKitTexts == uiKit)
        #expect(item.outcome == .adapted)
    }

    // MARK: What not to translate

    @Test("the page that a link leads to is a URL, which the app's `openURL` opens")
    func page() throws {
        let item = try property(#""name":"href","type":{"text":"string"}"#)
        #expect(item.swiftUITexts == ["url: URL? = nil"])
        #expect(item.uiKitTexts == ["url: URL? = nil"])
    }

    @Test("how the browser opens a link is the app's navigation", arguments: ["target", "rel", "download"])
    func links(name: String) throws {
        let item = try property(#""name":"\#(name)","type":{"text":"string"}"#)
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(name): \(item.outcome)") }
        #expect(!reason.isEmpty)
    }

    @Test("sending and resetting forms is SwiftUI's")
    func formButtons() throws {
        let item = try property(#""name":"type","type":{"text":"'button' | 'submit' | 'reset'"},"default":"'button'""#)
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
