import Testing
import WebModel

@testable import Translate

@Suite struct EventPrefixTests {
    @Test(
        arguments: [
            ("elvt-change", "elvt-", "change"), ("elvt-request-remove", "elvt-", "request-remove"),
            ("vsc-change", "vscode-", "change"), ("sl-change", "sl-", "change"),
            ("glide-core-toggle", "glide-core-", "toggle"), ("glide-toggle", "glide-core-", "toggle"),
            ("elvt-change", "elvt", "change"),
        ]
    )
    func aFirstWordThatTheTagBeginsWithIsThePrefix(event: String, tagPrefix: String, bare: String) {
        #expect(EventPrefix.bareName(of: event, tagPrefix: tagPrefix) == bare)
        #expect(EventPrefix.length(in: event, tagPrefix: tagPrefix) == event.utf8.count - bare.utf8.count)
    }

    @Test(
        arguments: [
            ("change", "elvt-"), ("request-remove", "elvt-"), ("e-change", "elvt-"), ("elvt-", "elvt-"),
            ("elvt", "elvt-"), ("-change", "elvt-"), ("", "elvt-"), ("elvt-change", ""), ("elvtx-change", "elvt-"),
            ("sl-change", "elvt-"),
        ]
    )
    func anyOtherNameIsBare(event: String, tagPrefix: String) {
        #expect(EventPrefix.length(in: event, tagPrefix: tagPrefix) == 0)
        #expect(EventPrefix.bareName(of: event, tagPrefix: tagPrefix) == event)
    }

    @Test func aTagPrefixIsItsFirstWordWithTheDash() {
        #expect(EventPrefix.tagPrefix(of: "elvt-icon-button") == "elvt-")
        #expect(EventPrefix.tagPrefix(of: "button") == "")
        #expect(EventPrefix.tagPrefix(of: "-button") == "")
    }
}

@Suite("The words of a component in the names of its items")
struct OwnWordsTests {
    private let endings: Set<String> = ["click", "change", "close", "select"]

    @Test(
        "an event loses the component's own words, `on` before it and `Event` behind it",
        arguments: [
            ("x-navigation-item", "navigationItemClick", "click"), ("x-table-row", "tableRowClick", "click"),
            ("x-table", "tableRowClick", "rowClick"), ("x-menu-item", "item-select", "select"),
            ("x-menu-item", "menu-item-change", "change"), ("x-dialog", "closeEvent", "close"),
            ("x-dialog", "close-event", "close"), ("x-dialog", "onClose", "close"),
            ("x-dialog", "on-dialog-close", "close"),
        ]
    )
    func leftOut(tag: String, event: String, plain: String) {
        #expect(OwnWords(of: tag).plainEvent(event, endings: endings) == plain)
    }

    @Test(
        "an event keeps what says something: words of others, the first words of a tag, and what is no event without them",
        arguments: [
            ("x-tab-group", "tabChange"), ("x-tabs", "tabClick"), ("x-select", "selectAll"), ("x-select", "select"),
            ("x-dialog", "event"), ("x-dialog", "dialogs"), ("x-button", "once"), ("x-button", "online"), ("x-a", ""),
            ("x-input", "inputclick"), ("x-ö", "öClick-"), ("x", "-"), ("x-on", "on"),
        ]
    )
    func kept(tag: String, event: String) { #expect(OwnWords(of: tag).plainEvent(event, endings: endings) == event) }
}
