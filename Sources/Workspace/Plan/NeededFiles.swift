import SwiftOutline

/// Which files that nothing generates any more are still needed: a file that a person has edited stays, and would not compile
/// without the types that it names.
///
/// It sees names and not types: a file too much stays until the edited one goes, and none is missing.
struct NeededFiles {
    /// What a file names, and which types of its own it declares for others.
    private struct Names {
        var used: Set<ArraySlice<UInt8>> = []
        var declared: Set<ArraySlice<UInt8>> = []
    }

    private static let declaring: Set<[UInt8]> = Set(
        ["struct", "class", "enum", "protocol", "actor", "typealias"].map { Array($0.utf8) }
    )

    let paths: Set<OutputPath>

    /// `edited` are the files that stay, `others` those that may go.
    init(by edited: [[UInt8]], among others: [OutputPath: [UInt8]]) {
        guard !edited.isEmpty, !others.isEmpty else {
            paths = []
            return
        }
        var rest = others.mapValues(Self.names)
        var wanted = edited.map { Self.names(in: $0).used }
        var needed: Set<OutputPath> = []
        while let used = wanted.popLast() {
            for (path, names) in rest where !names.declared.isDisjoint(with: used) {
                needed.insert(path)
                wanted.append(names.used)
                rest[path] = nil
            }
        }
        paths = needed
    }

    /// A file that is no Swift declares nothing. Of one that people have broken each word counts as used.
    private static func names(in bytes: [UInt8]) -> Names {
        var names = Names()
        guard let file = try? SwiftTokens(bytes) else {
            names.used = Set(bytes.split { !$0.continuesWord })
            return names
        }
        var depth = 0
        var isDeclared = false
        for token in file.tokens {
            let word = file.bytes[token.range]
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .word:
                names.used.insert(word)
                if isDeclared { names.declared.insert(word) }
            default: break
            }
            isDeclared = token.kind == .word && depth == 0 && declaring.contains(Array(word))
        }
        return names
    }
}
