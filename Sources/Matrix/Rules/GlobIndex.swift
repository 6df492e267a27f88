import SourceText

/// Finds the globs that match a name. A name only meets those whose literal beginning or end it has.
struct GlobIndex: Sendable {
    private var globs: [Glob] = []
    private var numbers: [String: Int] = [:]
    private var byBeginning = ByteTrie()
    private var byEnd = ByteTrie()
    /// Those that begin and end with a star: `*label*`.
    private var others: [Int] = []

    /// The number of a glob; equal globs have one.
    mutating func insert(_ text: String) -> Int {
        if let known = numbers[text] { return known }
        let number = globs.count
        globs.append(Glob(text))
        numbers[text] = number
        let star = UInt8(ascii: "*")
        let beginning = text.utf8.prefix { $0 != star }
        let end = text.utf8.reversed().prefix { $0 != star }
        if beginning.isEmpty, end.isEmpty {
            others.append(number)
        } else if beginning.count >= end.count {
            byBeginning.insert(beginning, value: number)
        } else {
            byEnd.insert(end, value: number)
        }
        return number
    }

    /// Adds the numbers of all globs that match the name.
    func collect(matching name: String, into found: inout [Int]) {
        if globs.isEmpty { return }
        let visit = { (number: Int) in
            if globs[number].matches(name) { found.append(number) }
        }
        if !byBeginning.isEmpty { byBeginning.forEachPrefix(of: name.utf8, visit) }
        if !byEnd.isEmpty { byEnd.forEachPrefix(of: name.utf8.reversed(), visit) }
        others.forEach(visit)
    }
}
