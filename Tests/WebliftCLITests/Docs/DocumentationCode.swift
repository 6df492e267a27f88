/// The code in a file of documentation.
enum DocumentationCode {
    /// Each block that says that it is Swift, as it stands.
    static func swift(in markdown: String) -> [String] {
        var blocks: [String] = []
        var block: String?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let code = block {
                if line == "```" {
                    blocks.append(code)
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
