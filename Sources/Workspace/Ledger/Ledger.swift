import JSON
import SourceText
package import SwiftModel

/// What a run of the program tells the next one about each file that it has generated: `.weblift/ledger.json`.
///
/// It is committed by those who use it: sorted, without times, each fact on a line of its own, so that version control
/// brings the ledgers of two branches together as it does with the files that they speak of.
package struct Ledger: Sendable, Equatable {
    package static let schema = 1

    /// The version of the program that wrote it.
    package let product: String
    /// Sorted by path; no two are about one path or one file.
    package let entries: [LedgerEntry]
    /// In which order callers write what was generated: a source that is sorted anew breaks none of them.
    package let order: MemberOrder

    package init(product: String, entries: [LedgerEntry], order: MemberOrder = MemberOrder()) {
        self.product = product
        self.order = order
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// The same after the run that it is of has come to its end.
    var committed: Ledger {
        Ledger(product: product, entries: entries.map(\.committed), order: order)
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
            }
        } + [UInt8(ascii: "\n")]
    }

    private static func write(_ order: MemberOrder, to writer: inout JSONWriter) {
        writer.object { kinds in
            for (kind, lists) in [("components", order.components), ("structs", order.structs)] {
                kinds.member(kind) { writer in
                    writer.object { object in
                        for (key, names) in lists.sorted(by: { $0.key < $1.key }) {
                            object.member(key, array: names) { $0.value($1) }
                        }
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
