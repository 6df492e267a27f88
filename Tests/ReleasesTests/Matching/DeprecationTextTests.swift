import Testing
import WebModel

@testable import Releases

@Suite("What the text of a deprecation says to use")
struct DeprecationTextTests {
    @Test(
        "names in quotes of any kind, and words behind “use” and the like",
        arguments: [
            ("use `noHeader` instead", ["noHeader"]),
            ("Use 'elvt-clear' instead.", ["elvt-clear"]),
            ("Use “wide” or `stretched`", ["wide", "stretched"]),
            ("replaced by withTooltip", ["withTooltip"]),
            ("use <elvt-chip>", ["elvt-chip"]),
            ("use the `show()` method", ["show"]),
            ("use the show property instead", ["show"]),
            ("renamed to wide.", ["wide"]),
            ("It goes in the next release.", []),
            ("", []),
        ]
    )
    func names(text: String, names: [String]) { #expect(DeprecationText.names(in: .reason(text)) == names) }

    @Test("a deprecation without a text, and none, say nothing")
    func nothing() {
        #expect(DeprecationText.names(in: .flagged) == [])
        #expect(DeprecationText.names(in: nil) == [])
    }
}
