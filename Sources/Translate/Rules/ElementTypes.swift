import WebModel

enum ElementTypes {
    /// Names that do not follow from a pattern.
    private static let nodeNames: Set<String> = [
        "Element", "Node", "ShadowRoot", "Document", "DocumentFragment", "XMLDocument", "HTMLDocument",
        "Text", "Comment", "CharacterData", "ChildNode", "ParentNode",
        "NodeList", "NodeListOf", "RadioNodeList",
        "HTMLCollection", "HTMLCollectionOf", "HTMLFormControlsCollection", "HTMLOptionsCollection",
    ]

    /// Elements may be named by a text, listed, or a choice.
    static func contain(_ type: WebType, classNames: Set<String>) -> Bool {
        switch type.shape {
        case .reference(let name, _): return isNodeName(name) || classNames.contains(name)
        case .array(let element): return contain(element, classNames: classNames)
        case .union(let members):
            var hasElement = false
            for member in members where !isText(member) {
                guard contain(member, classNames: classNames) else { return false }
                hasElement = true
            }
            return hasElement
        case .intersection(let members): return members.contains { contain($0, classNames: classNames) }
        default: return false
        }
    }

    private static func isNodeName(_ name: String) -> Bool {
        if nodeNames.contains(name) { return true }
        guard name.hasSuffix("Element") else { return false }
        return name.hasPrefix("HTML") || name.hasPrefix("SVG") || name.hasPrefix("MathML")
    }

    private static func isText(_ type: WebType) -> Bool {
        switch type.shape {
        case .keyword(.string), .literal(.string), .enumeration: true
        default: false
        }
    }
}
