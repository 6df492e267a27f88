import Core
package import SwiftModel
import WebModel

/// Users commit `.weblift/ledger.json`: it is sorted, without times, and has each fact on a line of its own, so that
/// version control brings the ledgers of two branches together as it does with the files that they are about.
package struct Ledger: Sendable, Equatable {
    /// Earlier schemas are still read: 1 had the names of members alone; 2 had too little API to keep callers
    /// compiling, and structs by their names alone; 3 had no names of the package.
    package static let schema = 5

    package let product: String
    /// Sorted by path; no two are about one path or one file.
    package private(set) var entries: [LedgerEntry]
    /// Names that the package is named after; nil where a version wrote it that did not know them.
    package let names: PackageNames?
    /// Order in which callers write the generated API: a source that is sorted anew breaks no caller.
    package let order: MemberOrder
    /// Signatures and types that callers write; empty where a version wrote it that did not know them.
    package let callers: KeptLibrary
    /// Signatures and types that callers wrote of earlier generated API, and still may.
    package let former: KeptHistory

    package init(
        product: String,
        entries: [LedgerEntry],
        names: PackageNames? = nil,
        order: MemberOrder = MemberOrder(),
        callers: KeptLibrary = KeptLibrary(),
        former: KeptHistory = KeptHistory()
    ) {
        self.product = product
        self.names = names
        self.order = order
        self.callers = callers
        self.former = former
        self.entries = entries.sorted { $0.path < $1.path }
    }

    package var modules: Set<String> {
        let paths = entries.map { ($0.home ?? $0.path).parts }
        return Set(paths.filter { $0.first == "Sources" && $0.count > 2 }.map { $0[1] })
    }

    /// Uses the remembered names, or else the names of types; nil where nothing tells them.
    package var packageNames: PackageNames? { names ?? FormerNames(ledger: self).names }

    var committed: Ledger {
        var ledger = self
        ledger.entries = entries.map(\.committed)
        return ledger
    }

    package var bytes: [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { ledger in
                ledger.member("schema", Self.schema)
                ledger.member("product", product)
                if let names {
                    ledger.object("names") { object in
                        object.member("tags", names.tags)
                        object.member("prefix", names.prefix)
                        object.member("module", names.module)
                    }
                }
                ledger.object("files") { files in
                    for entry in entries { files.member(entry.path.description) { Self.write(entry, to: &$0) } }
                }
                if order != MemberOrder() { ledger.member("order") { Self.write(order, to: &$0) } }
                Self.write(callers, to: &ledger)
                guard !former.isEmpty else { return }
                ledger.object("former") { history in
                    if let until = former.until { history.member("until", until) }
                    history.member("libraries", array: former.libraries) { writer, library in
                        writer.object { Self.write(library, to: &$0) }
                    }
                    if !former.gone.isEmpty { history.member("gone", former.gone) }
                }
            }
        } + [UInt8(ascii: "\n")]
    }

    private static func write(_ order: MemberOrder, to writer: inout JSONWriter) {
        func write(_ lists: [(String, [KnownMember])], to writer: inout JSONWriter) {
            writer.object { object in
                for (key, members) in lists.sorted(by: { $0.0 < $1.0 }) {
                    object.member(key, array: members.map(LedgerMember.line)) { $0.value($1) }
                }
            }
        }
        writer.object { kinds in
            kinds.member("components") { write(order.components.map { ($0.key, $0.value) }, to: &$0) }
            kinds.member("structs") { writer in
                write(order.structs.map { (LedgerStruct.key(of: $0), $0.members) }, to: &writer)
            }
        }
    }

    private static func write(_ library: KeptLibrary, to object: inout JSONObjectWriter) {
        if !library.signatures.isEmpty {
            object.object("callers") { callers in
                for (tag, signature) in library.signatures.sorted(by: { $0.key < $1.key }) {
                    callers.member(tag) { LedgerSignature.write(signature, to: &$0) }
                }
            }
        }
        guard !library.types.isEmpty else { return }
        object.object("types") { types in
            for (name, lines) in library.types.sorted(by: { $0.key < $1.key }) {
                types.member(name, array: lines) { $0.value($1) }
            }
        }
    }

    /// Writes a fact that does not hold for most files only where it holds.
    private static func write(_ entry: LedgerEntry, to writer: inout JSONWriter) {
        writer.object { file in
            file.member("ownership", entry.ownership.rawValue)
            if let component = entry.identity.component { file.member("component", component) }
            file.member("part", entry.identity.part)
            if let home = entry.home { file.member("home", home.description) }
            if let origin = entry.origin { file.member("origin", origin.description) }
            if entry.state != .present { file.member("state", entry.state.rawValue) }
            file.member("inputs", entry.inputs.description)
            file.member("template", entry.template.description)
            file.member("output", entry.output.description)
        }
    }
}

/// Tells the names of a package by its types: `elvt-button` became `ElevateButton`, with the base name `Button`.
struct FormerNames {
    let ledger: Ledger

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

    /// nil where a row of the matrix gave the base name, as then no words of the tag are it.
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

/// `ATokens.Detail from x-a event change`, or `ATokens.Row at rows from …` for a member of another struct.
enum LedgerStruct {
    static func key(of structure: KnownStruct) -> String {
        guard let origin = structure.origin else { return structure.name }
        let path = origin.path.isEmpty ? "" : " at \(origin.path.joined(separator: "."))"
        return "\(structure.name)\(path) from \(origin.tag) \(LedgerItem.text(of: origin.item))"
    }

    /// nil for a key that no run has written. A key that is a name alone is of a ledger of before.
    static func structure(_ key: String, _ members: [KnownMember]) -> KnownStruct? {
        var words = key.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)[...]
        guard let name = words.popFirst(), LedgerMember.isWord(String(name)) else { return nil }
        guard !words.isEmpty else { return KnownStruct(origin: nil, name: key, members: members) }
        var path: [String] = []
        if words.first == "at" {
            path = words.dropFirst().first?.split(separator: ".").map(String.init) ?? []
            words = words.dropFirst(2)
            if path.isEmpty { return nil }
        }
        guard words.popFirst() == "from", let tag = words.popFirst(), !tag.isEmpty,
            let item = LedgerItem.item(of: words.joined(separator: " "))
        else { return nil }
        let origin = StructOrigin(tag: String(tag), item: item, path: path)
        return KnownStruct(origin: origin, name: String(name), members: members)
    }
}

/// Names that a package got when it was generated first: one more component doesn't rename the module and types that
/// callers use.
package struct PackageNames: Sendable, Equatable {
    /// Prefix of the tags, `elvt-`; empty where they had nothing in common.
    package let tags: String
    /// Form of that prefix in Swift, `Elevate`.
    package let prefix: String
    /// `ElevateUI`
    package let module: String

    package init(tags: String, prefix: String, module: String) {
        self.tags = tags
        self.prefix = prefix
        self.module = module
    }
}
