package import SourceText

/// Says that a ledger is what a run with certain inputs has left behind: `.weblift/seal`.
///
/// A hash of all that the generated files depend on, and of the ledger byte for byte. Where it fits, the ledger tells what
/// would be generated today, and nothing need be. It fits to nothing else: not to a ledger that was edited or brought
/// together with another one, and not where the program, an input, a template or a setting is another.
package struct LedgerSeal: Sendable, Equatable {
    private let hash: ContentHash

    /// `fingerprint` is of all that generated files depend on.
    package init(_ fingerprint: ContentHash, ledger: [UInt8]) {
        var hasher = ContentHasher()
        hasher.add(fingerprint)
        hasher.add(contents: ledger)
        hash = hasher.hash
    }

    /// As it is written.
    var bytes: [UInt8] { Array("\(hash)\n".utf8) }
}
