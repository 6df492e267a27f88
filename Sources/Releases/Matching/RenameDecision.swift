package import Core
import WebModel

/// Statement of a project about two names: that they are one thing, or that they are not.
package struct RenameDecision: Sendable, Hashable {
    /// Former tag. For an item the former or the present tag of its component, or a glob for several.
    package let component: String
    /// Spelled as in the matrix; nil where the component itself is meant.
    package let item: String?
    /// New tag or name, spelled likewise.
    package let to: String
    package let isRefused: Bool
    package let reason: String
    package let place: SourceLocation

    package init(component: String, item: String?, to: String, isRefused: Bool, reason: String, place: SourceLocation) {
        self.component = component
        self.item = item
        self.to = to
        self.isRefused = isRefused
        self.reason = reason
        self.place = place
    }

    func concerns(_ tag: String) -> Bool { Glob(component, wildcards: .starAndQuestionMark).matches(tag) }

    func states(_ tag: String) -> Bool { item == nil && !isRefused && component == tag }

    func refuses(_ tag: String) -> Bool { item == nil && isRefused && component == tag }

    /// The plain name; nil for an item of another kind.
    func name(of kind: ItemKind) -> String? {
        let name = to.filter { !"#@:()".contains($0) }
        for candidate in [to, name, Self.inside(to)] where ItemReference(kind, candidate).description == to {
            return candidate
        }
        return kind == .slot && to == ItemReference(.slot, "").description ? "" : nil
    }

    private static func inside(_ text: String) -> String {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return text }
        return String(text[text.index(after: open)...].dropLast())
    }

    /// Checks for a refusal whether both names are there.
    func isUsed(by changes: [Change]) -> Bool {
        if !isRefused {
            return changes.contains { change in
                change.evidence.contains(.stated) && isFormer(change.before) && isPresent(change.after)
            }
        }
        return changes.contains { $0.after == nil && isFormer($0.before) }
            && changes.contains { $0.before == nil && isPresent($0.after) }
    }

    private func isFormer(_ side: ChangeSide?) -> Bool {
        guard let side else { return false }
        return side.item?.description == item && concerns(side.tag)
    }

    private func isPresent(_ side: ChangeSide?) -> Bool {
        guard let side else { return false }
        return item == nil ? side.item == nil && side.tag == to : side.item?.description == to
    }
}
