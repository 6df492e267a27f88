import Core

/// Sees names and not types, in code and in texts alike: a file too much stays, and none is missing.
struct NeededFiles {
    let paths: Set<OutputPath>

    /// `users` are the files that are there anyway, `others` the files that stay only if they are needed.
    init(by users: [[UInt8]], among others: [OutputPath: [UInt8]]) {
        guard !users.isEmpty, !others.isEmpty else {
            paths = []
            return
        }
        let others = others.sorted { $0.key < $1.key }
        let owners = NameOwners(Workers.map(others) { DeclaredNames(in: $0.value).words })
        var needed: Set<Int> = []
        var wanted = Workers.map(users) { owners.named(in: $0) }.reduce(into: Set()) { $0.formUnion($1) }
        while let index = wanted.popFirst() {
            needed.insert(index)
            wanted.formUnion(owners.named(in: others[index].value).subtracting(needed))
        }
        paths = Set(needed.map { others[$0].key })
    }
}

private struct NameOwners: Sendable {
    /// Indices by the hash of the name. Two names with one hash keep a file too much.
    private var files: [UInt64: [Int]] = [:]
    /// Whether a declared name has a hash that ends in these bits: most words are no such names.
    private var marks = [Bool](repeating: false, count: 1 << 14)

    init(_ declared: [Set<ArraySlice<UInt8>>]) {
        for (index, words) in declared.enumerated() {
            for word in words {
                let hash = word.reduce(Self.start, Self.next)
                files[hash, default: []].append(index)
                marks[Self.mark(hash)] = true
            }
        }
    }

    /// The files that declare a name of a text. In a line that is a comment only references count.
    func named(in bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var hash = Self.start
        var isWord = false
        var isAtStart = true
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.continuesName {
                hash = Self.next(hash, byte)
                (isWord, isAtStart) = (true, false)
            } else {
                if isWord { add(hash, to: &found) }
                (hash, isWord) = (Self.start, false)
                if isAtStart, bytes[offset...].starts(with: Self.comment) {
                    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                    for name in DocumentedNames(in: bytes[offset..<end]).names {
                        add(name.reduce(Self.start, Self.next), to: &found)
                    }
                    offset = end
                    continue
                }
                isAtStart = byte == UInt8(ascii: "\n") || isAtStart && byte == UInt8(ascii: " ")
            }
            offset += 1
        }
        if isWord { add(hash, to: &found) }
        return found
    }

    private func add(_ hash: UInt64, to found: inout Set<Int>) {
        guard marks[Self.mark(hash)], let files = files[hash] else { return }
        found.formUnion(files)
    }

    private static let comment = Array("//".utf8)

    // FNV-1a
    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    private static func mark(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (1 << 14 - 1) }
}

/// Names that readers of a doc comment can use: a key path in code voice, or a link to a symbol.
private struct DocumentedNames {
    private(set) var names: [ArraySlice<UInt8>] = []

    private static let begins = ["`\\.", "``"].map { Array($0.utf8) }

    init(in line: ArraySlice<UInt8>) {
        var offset = line.startIndex
        while let tick = line[offset...].firstIndex(of: UInt8(ascii: "`")) {
            let begin = Self.begins.first { line[tick...].starts(with: $0) } ?? []
            let code = line[tick...].dropFirst(max(begin.count, 1)).prefix { $0 != UInt8(ascii: "`") }
            if !begin.isEmpty { names += code.split { !$0.continuesName } }
            offset = line[code.endIndex...].firstIndex { $0 != UInt8(ascii: "`") } ?? line.endIndex
        }
    }
}

extension UInt8 {
    /// Whether the byte can continue a name that we give: `$` and backticks are no part of one.
    fileprivate var continuesName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
