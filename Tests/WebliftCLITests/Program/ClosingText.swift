/// Standard error, taken apart: what is said of the input, and the line that a run ends with.
struct ClosingText {
    let messages: String
    let line: String?

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        guard let last = lines.last, last.hasPrefix("weblift "), last.contains(": ") else {
            messages = text
            line = nil
            return
        }
        line = String(last)
        messages = String(text.dropLast(last.count + 1))
    }
}
