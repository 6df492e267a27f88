import SwiftModel
import WebModel

/// The texts that the strings of a component had.
struct StringsBridge {
    private let old: FormerComponent
    /// Every former text if any of them changed and no new text has to be given; otherwise none.
    private(set) var texts: [FormerText] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        self.old = old
        guard !old.texts.isEmpty, !new.texts.isEmpty else { return }
        var rest = new.texts
        var found: [FormerText] = []
        for text in old.texts {
            if let index = rest.firstIndex(where: { $0.name.name == text.name.name }) {
                let other = rest.remove(at: index)
                found.append(FormerText(text, types.areSame(text.type, other.type) ? .kept : .unused(isGone: false)))
            } else if let index = rest.firstIndex(where: { $0.origin == renames.name(of: text.origin) }),
                types.areSame(text.type, rest[index].type)
            {
                found.append(FormerText(text, .renamed(rest.remove(at: index).name)))
            } else {
                found.append(FormerText(text, .unused(isGone: true)))
            }
        }
        for text in found where text.fate == .unused(isGone: false) {
            gaps.append("The text \(text.text.name.name) is of another type now.")
        }
        guard found.contains(where: { $0.fate != .kept }) else { return }
        if let missing = new.texts.first(where: { text in
            text.defaultValue == nil && !found.contains { $0.fate == .kept && $0.text.name == text.name }
        }) {
            gaps.append("The text \(missing.name.name) has to be given now.")
            return
        }
        texts = found
    }

    /// Whether former inits take the strings.
    func isUsed(by inits: [FormerInit]) -> Bool {
        let name = old.stringsType.name
        return inits.flatMap(\.parameters).flatMap(\.form.types).flatMap(\.generatedNames).contains { $0.name == name }
    }
}
