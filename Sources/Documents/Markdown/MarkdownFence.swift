/// Code as a block of Markdown that nothing in it can close.
package enum MarkdownFence {
    /// `language` is a word of this program.
    package static func lines(_ language: String = "", _ code: [String]) -> [String] {
        let longest = code.map(longestRun).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + language] + code + [fence]
    }

    private static func longestRun(_ line: String) -> Int {
        var longest = 0
        var run = 0
        for byte in line.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
