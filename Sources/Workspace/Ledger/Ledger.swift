import JSON
import SourceText
package import SwiftModel

/// What a run of the program tells the next one about each file that it has generated: `.weblift/ledger.json`.
///
/// It is committed by those who use it: sorted, without times, each fact on a line of its own, so that version control
/// brings the ledgers of two branches together as it does with the files that they speak of.
package struct Ledger: Sendable, Equatable {
    /// 1 knew the names of members alone, and nothing of what callers write; it is still read.
    package static let schema = 2

    /// The version of the program that wrote it.
    package let product: String
    /// Sorted by path; no two are about one path or one file.
    package let entries: [LedgerEntry]
    /// In which order callers write what was generated: a source that is sorted anew breaks none of them.
    package let order: MemberOrder
    /// What they write of each component, by its tag; empty where a version wrote it that did not know.
    package let signatures: [String: KeptSignature]

    package init(
        product: String,
        entries: [LedgerEntry],
        order: MemberOrder = MemberOrder(),
        signatures: [String: KeptSignature] = [:]
    ) {
        self.product = product
        self.order = order
        self.signatures = signatures
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// The same after the run that it is of has come to its end.
    var committed: Ledger {
        Ledger(product: product, entries: entries.map(\.committed), order: order, signatures: signatures)
    }

    /// As it is written.
    package var bytes: [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { ledger in
                ledger.member("schema", Self.schema)
                ledger.member("product", product)
                ledger.member("files") { writer in
                    writer.object { files in
                        for entry in entries { files.member(entry.path.description) { Self.write(entry, to: &$0) } }
                    }
                }
                if order != MemberOrder() { ledger.member("order") { Self.write(order, to: &$0) } }
                guard !signatures.isEmpty else { return }
                ledger.member("callers") { writer in
                    writer.object { callers in
                        for (tag, signature) in signatures.sorted(by: { $0.key < $1.key }) {
                            callers.member(tag) { Self.write(signature, to: &$0) }
                        }
                    }
                }
            }
        } + [UInt8(ascii: "\n")]
    }

    private static func write(_ order: MemberOrder, to writer: inout JSONWriter) {
        writer.object { kinds in
            for (kind, lists) in [("components", order.components), ("structs", order.structs)] {
                kinds.member(kind) { writer in
                    writer.object { object in
                        for (key, members) in lists.sorted(by: { $0.key < $1.key }) {
                            object.member(key, array: members.map(LedgerMember.line)) { $0.value($1) }
                        }
                    }
                }
            }
        }
    }

    private static func write(_ signature: KeptSignature, to writer: inout JSONWriter) {
        writer.object { component in
            for form in InitSignature.Kind.allCases {
                guard let parameters = signature.inits[form] else { continue }
                component.member(form.rawValue, array: parameters.map(LedgerParameter.line)) { $0.value($1) }
            }
            if !signature.uiKit.isEmpty {
                component.member("uiKit", array: signature.uiKit.map(LedgerParameter.line)) { $0.value($1) }
            }
            component.member("items") { writer in
                writer.object { items in
                    for (item, hash) in signature.items.sorted(by: { $0.key < $1.key }) {
                        items.member(LedgerItem.text(of: item), hash.description)
                    }
                }
            }
        }
    }

    /// What does not hold for most files is left out.
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
