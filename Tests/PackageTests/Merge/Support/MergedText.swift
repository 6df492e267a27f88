@testable import Package

/// Texts as a test writes them down.
extension ThreeWayMerge {
    init(_ base: String, _ yours: String, _ generated: String, _ syntax: MergeSyntax = .text) {
        self.init(base: Array(base.utf8), yours: Array(yours.utf8), generated: Array(generated.utf8), syntax: syntax)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
