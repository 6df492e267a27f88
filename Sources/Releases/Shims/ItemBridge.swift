import SwiftModel
import WebModel

/// The properties that an item had: a child component that is data of its parent.
struct ItemBridge {
    private(set) var members: [FormerMembers] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        guard old.isItem else { return }
        // Properties that nothing keeps compiling are told by the name that callers wrote.
        let name = old.names.view.name
        let before = ComponentSignature.stored(old.inits)
        guard new.primitive == .item else {
            // Properties that a view stores are its own, even under the same names.
            gaps = before.map { "\(name).\($0.name.member) is gone." }
            return
        }
        let after = ComponentSignature(new).stored
        var former = FormerMembers(of: GeneratedTypeName(new.names.view))
        for property in before {
            if let same = after.first(where: { $0.name.name == property.name.name }) {
                guard !types.areSame(property.type, same.type) else { continue }
                gaps.append("\(name).\(property.name.member) is \(same.type) now.")
                continue
            }
            let type = types.now(property.type)
            let wanted = property.origin.map(renames.name)
            let successor = after.first { other in
                wanted != nil && other.origin == wanted && !before.contains { $0.name.name == other.name.name }
            }
            if let successor, types.areSame(property.type, successor.type) {
                former.properties.append(FormerProperty(property.name, type, .renamed(successor.name)))
            } else if let successor,
                let kept = FormerProperty(property.name, type, as: successor.name, of: successor.type)
            {
                former.properties.append(kept)
            } else if let text = property.defaultText {
                former.properties.append(FormerProperty(property.name, type, .gone(defaultText: text)))
            } else {
                gaps.append("\(name).\(property.name.member) is gone.")
            }
        }
        if !former.isEmpty { members = [former] }
    }
}
