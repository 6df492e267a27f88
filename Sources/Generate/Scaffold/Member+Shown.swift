import SwiftModel

extension Member {
    /// Whether it is drawn where no body has a place for it: a view is, and a text for people.
    func isShown(in component: ComponentScaffold) -> Bool {
        guard case .value(let type) = form else { return form.isSlot }
        guard let role, type.unwrapped == .string else { return false }
        return CopyWords.isCopy(role, of: component.swift.names.base)
    }
}

/// Tells texts for people (a title, a description) from other strings (an id, a class, the label of a part not there).
enum CopyWords {
    /// Roles may begin with the words of the component: the `alertTitle` of an alert is its title.
    static func isCopy(_ role: String, of component: SwiftIdentifier) -> Bool {
        var words = role.nameWords[...]
        let own = component.name.nameWords
        // A prefix of the library may be left in the name of the component.
        for start in own.indices where words.count > own.count - start && words.starts(with: own[start...]) {
            words = words.dropFirst(own.count - start)
            break
        }
        if words.count > 1, words.last == "text" { words = words.dropLast() }
        return roles.contains(words.joined(separator: " "))
    }

    private static let roles: Set<String> = [
        "body", "caption", "content", "copy", "description", "detail", "details", "error", "error message", "eyebrow",
        "footer", "header", "heading", "headline", "help", "help message", "helper", "hint", "kicker", "label",
        "legend",
        "message", "note", "overline", "primary", "quote", "secondary", "sub heading", "sub label", "sub title",
        "subhead", "subheader", "subheading", "sublabel", "subtitle", "summary", "supporting", "tagline", "text",
        "title",
    ]
}
