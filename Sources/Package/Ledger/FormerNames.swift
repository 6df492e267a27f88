import SwiftModel

/// Names of a package, told by the names of its types where its ledger does not remember them: `elvt-button` became
/// `ElevateButton`, and its base name was `Button`.
struct FormerNames {
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    /// nil where nothing tells it.
    var names: PackageNames? {
        let modules = ledger.modules
        guard modules.count == 1, let module = modules.first else { return nil }
        let names = ledger.callers.signatures.compactMap { tag, signature in signature.names.map { (tag, $0) } }
        guard let tags = Self.mostFrequent(names.compactMap { Self.tagPrefix(of: $0, named: $1.base) }) else {
            // Versions that kept no names used this module for tags with nothing in common.
            return module == "UI" ? PackageNames(tags: "", prefix: "", module: module) : nil
        }
        let own = names.filter { Self.tagPrefix(of: $0.0, named: $0.1.base) == tags }
        let prefixes = own.compactMap { _, names in
            names.view.hasSuffix(names.base) ? String(names.view.dropLast(names.base.count)) : nil
        }
        return PackageNames(tags: tags, prefix: Self.mostFrequent(prefixes) ?? "", module: module)
    }

    /// Finds the part of a tag before the words that its base name is made of; nil where a row of the matrix gave the
    /// base name, as then no words of the tag are it.
    private static func tagPrefix(of tag: String, named base: String) -> String? {
        let base = base.lowercased()
        var rest = tag[...]
        while !rest.isEmpty {
            if rest.filter({ $0 != "-" }).lowercased() == base { return String(tag.dropLast(rest.count)) }
            guard let dash = rest.firstIndex(of: "-") else { return nil }
            rest = rest[rest.index(after: dash)...]
        }
        return nil
    }

    /// Breaks ties in favor of the first text in the alphabet.
    private static func mostFrequent(_ texts: [String]) -> String? {
        var counts: [String: Int] = [:]
        for text in texts { counts[text, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
