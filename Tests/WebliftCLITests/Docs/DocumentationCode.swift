/// The code in a file of documentation.
enum DocumentationCode {
    /// Each block that is a file of Swift, as it stands: it begins with an import. What examples of a library's documentation
    /// are in Swift is no file, and is held to what `weblift usage` writes.
    static func swift(in markdown: String) -> [String] {
        var blocks: [String] = []
        var block: String?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let code = block {
                if line == "```" {
                    if code.hasPrefix("import ") { blocks.append(code) }
                    block = nil
                } else {
                    block = code + line + "\n"
                }
            } else if line == "```swift" {
                block = ""
            }
        }
        return blocks
    }
}
