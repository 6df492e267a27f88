import Testing

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
