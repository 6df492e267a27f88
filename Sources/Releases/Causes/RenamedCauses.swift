import SwiftModel
import Translate
import WebModel

/// Finds the effects of a component's new tag alone: another name of its class, and other names in Swift, also where
/// other components take it.
struct RenamedCauses: CauseSeeker {
    func proposals(in context: CauseContext) -> [CauseProposal] {
        let renamed = context.open([.componentRenamed])
        guard !renamed.isEmpty else { return [] }
        let classes = context.open([.classRenamed])
        let onlySwift = context.open([.swiftChanged])
        return renamed.compactMap { index in
            let change = context.changes[index]
            guard let old = change.before, let new = change.after else { return nil }
            let names = SwiftNames(
                context.translations.old[old.tag]?.component,
                context.translations.new[new.tag]?.component
            )
            let effects =
                [index] + classes.filter { context.changes[$0].tag == new.tag }
                + onlySwift.filter { other in
                    let edits = context.changes[other].swift.edits
                    return !edits.isEmpty && edits.allSatisfy(names.explain)
                }
            return CauseProposal(
                ChangeCause(
                    .renamed,
                    "<\(old.tag)> is <\(new.tag)> now",
                    evidence: [.init(change.evidence.map(\.explanation).joined(separator: ", "), at: new.place)]
                ),
                effects: effects.sorted()
            )
        }
    }

    /// Names of a component in Swift that differ, before and now.
    private struct SwiftNames {
        private var pairs: [(old: String, new: String)] = []

        init(_ old: SwiftComponent?, _ new: SwiftComponent?) {
            guard let old, let new else { return }
            pairs = [
                (old.names.view.name, new.names.view.name), (old.names.uiKit.name, new.names.uiKit.name),
                (old.names.tokens.name, new.names.tokens.name),
            ].filter { $0.old != $0.new }
        }

        /// Whether the lines differ by one of the names, and by the names made from it.
        func explain(_ edit: SwiftEdit) -> Bool {
            guard let before = edit.before, let after = edit.after else { return false }
            return pairs.contains { Self.has(before, $0.old) && Self.has(after, $0.new) }
        }

        private static func has(_ line: String, _ name: String) -> Bool {
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
        }
    }
}
