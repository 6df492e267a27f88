import Core

/// A name meets only globs with a literal beginning or end that it has.
struct GlobIndex: Sendable {
    private struct Entry: Sendable {
        let glob: Glob
        /// Nothing but the beginning or the end stands beside one star.
        let isFoundByEndsAlone: Bool
        /// Letters of the last words, where nothing else is asked for.
        let letters: Int
    }

    private var entries: [Entry] = []
    private var numbers: [String: Int] = [:]
    private var byBeginning = ByteTrie()
    private var byEnd = ByteTrie()
    private var byLastWords = ByteTrie()
    /// `*label*`
    private var others: [Int] = []

    mutating func insert(_ text: String) -> Int {
        if let known = numbers[text] { return known }
        let number = entries.count
        numbers[text] = number
        let star = UInt8(ascii: "*")
        let beginning = text.utf8.prefix { $0 != star }
        let end = text.utf8.reversed().prefix { $0 != star }
        let literalCount = end.isEmpty ? beginning.count : end.count
        let isFound = literalCount > 0 && literalCount + 1 == text.utf8.count
        let words = NamePattern(text).ending.utf8
        entries.append(Entry(glob: Glob(text), isFoundByEndsAlone: isFound, letters: words.count))
        // The end first: all tags of a library begin alike.
        if !words.isEmpty {
            byLastWords.insert(words.reversed(), value: number)
        } else if !end.isEmpty {
            byEnd.insert(end, value: number)
        } else if !beginning.isEmpty {
            byBeginning.insert(beginning, value: number)
        } else {
            others.append(number)
        }
        return number
    }

    func collect(matching name: String, into found: inout [Int]) {
        if entries.isEmpty { return }
        var bytes = name
        bytes.withUTF8 { bytes in
            byBeginning.forEachPrefix(of: bytes) { add($0, matching: name, to: &found) }
            byEnd.forEachPrefix(of: bytes.reversed()) { add($0, matching: name, to: &found) }
            byLastWords.forEachPrefix(of: bytes.lazy.reversed().filter { !$0.isDash }) { number in
                if bytes.hasWords(ofLast: entries[number].letters) { found.append(number) }
            }
        }
        for number in others { add(number, matching: name, to: &found) }
    }

    private func add(_ number: Int, matching name: String, to found: inout [Int]) {
        if entries[number].isFoundByEndsAlone || entries[number].glob.matches(name) { found.append(number) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a word begins with the first of the last letters, dashes left out.
    fileprivate func hasWords(ofLast letters: Int) -> Bool {
        var start = count
        var left = letters
        while start > 0, left > 0 {
            start -= 1
            if !self[start].isDash { left -= 1 }
        }
        return start > 0 && self[start - 1] == UInt8(ascii: "-")
    }
}

/// Finds all strings that a name begins with, in one walk over the name.
struct ByteTrie: Sendable {
    private struct Node: Sendable {
        let byte: UInt8
        var firstChild = 0
        var nextSibling = 0
        /// First of the strings that end here, in a list of its own.
        var firstEnd = -1
    }

    private struct End: Sendable {
        let value: Int
        let next: Int
    }

    /// Root, which no link leads to, so that 0 says that there is no node.
    private var nodes = [Node(byte: 0)]
    private var ends: [End] = []

    mutating func insert(_ bytes: some Sequence<UInt8>, value: Int) {
        var node = 0
        for byte in bytes {
            var next = child(of: node, byte)
            if next == 0 {
                next = nodes.count
                nodes.append(Node(byte: byte, nextSibling: nodes[node].firstChild))
                nodes[node].firstChild = next
            }
            node = next
        }
        ends.append(End(value: value, next: nodes[node].firstEnd))
        nodes[node].firstEnd = ends.count - 1
    }

    @inline(__always)
    func forEachPrefix(of bytes: some Sequence<UInt8>, _ visit: (Int) -> Void) {
        var node = 0
        for byte in bytes {
            node = child(of: node, byte)
            if node == 0 { return }
            var end = nodes[node].firstEnd
            while end >= 0 {
                visit(ends[end].value)
                end = ends[end].next
            }
        }
    }

    private func child(of node: Int, _ byte: UInt8) -> Int {
        var child = nodes[node].firstChild
        while child != 0, nodes[child].byte != byte { child = nodes[child].nextSibling }
        return child
    }
}
