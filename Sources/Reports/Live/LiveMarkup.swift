import AppCode
import Core
import Generate
import SwiftModel
import WebModel

/// The first example of the documentation, or else a tag with some words.
struct LiveMarkup {
    let text: String
    /// The library itself shows the component in this way.
    let isExample: Bool

    /// nil for a component that shows nothing without its parent.
    init?(_ component: DocumentedComponent) {
        let own = component.examples?.examples.first { example in
            example.translation.map { $0.tags.contains(component.tag) && $0.isSound } ?? false
        }
        // An example of an overlay opens it by a script, which does not run here.
        if let own, !own.code.isEmpty, component.swift.primitive?.isPresented != true {
            text = own.code.joined(separator: "\n")
            isExample = true
            return
        }
        guard component.guide?.isItem != true else { return nil }
        text = Self.made(component)
        isExample = false
    }

    /// Takes names of the library alone, and only names that HTML takes as they are.
    private static func made(_ component: DocumentedComponent) -> String {
        let words = component.guide?.words ?? component.title
        let tag = HTMLText.escaped(component.tag)
        var attributes = ""
        let texts = ["label", "title", "heading", "header", "text", "name"]
        if let label = attribute(texts, of: component) { attributes += " \(label)=\"\(HTMLText.escaped(words))\"" }
        // Closed components show nothing.
        if let opening = attribute(["isPresented", "isExpanded"], of: component) { attributes += " \(opening)" }
        let hasContent = component.web.slots.contains { $0.name.isEmpty }
        return "<\(tag)\(attributes)>\(hasContent ? HTMLText.escaped(words) : "")</\(tag)>"
    }

    /// The attribute of the first property that has one of the roles in Swift.
    private static func attribute(_ roles: [String], of component: DocumentedComponent) -> String? {
        let members = component.swift.members
        let found = roles.lazy.compactMap { role -> String? in
            guard let member = members.first(where: { $0.role == role && $0.origin.kind == .property }) else {
                return nil
            }
            return component.web.properties.first { $0.name == member.origin.name }?.attribute
        }
        return found.first { $0.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) } }
    }
}
