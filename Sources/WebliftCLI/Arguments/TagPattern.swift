/// A pattern for tags: `*` stands for any run of characters, `?` for one.
struct TagPattern: Sendable, Equatable {
    let text: String

    /// Walks both texts once and goes back to the last `*` only, so that no pattern takes more than product time.
    func matches(_ tag: String) -> Bool {
        let pattern = Array(text.unicodeScalars)
        let name = Array(tag.unicodeScalars)
        var position = 0
        var index = 0
        var star: (position: Int, index: Int)?
        while index < name.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, index)
                position += 1
            } else if position < pattern.count,
                pattern[position] == "?" || pattern[position] == name[index]
            {
                position += 1
                index += 1
            } else if let last = star {
                position = last.position + 1
                index = last.index + 1
                star = (last.position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
