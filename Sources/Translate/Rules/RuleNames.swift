import WebModel

struct RuleNames: Sendable {
    /// `*`
    static let anything = 0

    private var exact: [String: Int] = [:]
    private var globs = GlobIndex()

    /// Exact names get even numbers, globs odd ones.
    mutating func insert(_ pattern: NamePattern, key: String) -> Int {
        switch pattern.precision {
        case .anything: return Self.anything
        case .exact, .primitive:
            let number = exact[key] ?? 2 * exact.count + 2
            exact[key] = number
            return number
        case .glob: return 2 * globs.insert(pattern.text) + 1
        }
    }

    func exact(_ key: String) -> Int? { exact.isEmpty ? nil : exact[key] }

    func globs(matching name: String, or otherName: String? = nil) -> [Int] {
        var found: [Int] = []
        globs.collect(matching: name, into: &found)
        if let otherName {
            let count = found.count
            globs.collect(matching: otherName, into: &found)
            if count > 0, found.count > count { found = found.uniqued }
        }
        for index in found.indices { found[index] = 2 * found[index] + 1 }
        return found
    }
}

extension [Int] {
    var uniqued: [Int] {
        var result: [Int] = []
        for number in sorted() where number != result.last { result.append(number) }
        return result
    }
}
