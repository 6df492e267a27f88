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
        roles.contains(word(role, of: component))
    }

    /// Leaves out the words of the component, and that it is a text.
    static func word(_ role: String, of component: SwiftIdentifier) -> String {
        var words = role.nameWords[...]
        let own = component.name.nameWords
        // A prefix of the library may be left in the name of the component.
        for start in own.indices where words.count > own.count - start && words.starts(with: own[start...]) {
            words = words.dropFirst(own.count - start)
            break
        }
        if words.count > 1, ["text", "content", "slot"].contains(words.last) { words = words.dropLast() }
        return words.joined(separator: " ")
    }

    private static let roles: Set<String> =
        Meaning.label.words.union(Meaning.description.words)
        .union(["body", "content", "error", "error message", "footer"])
}

/// Sense of a text or a view, by the words that libraries have for it: the summary of a panel is its label.
enum Meaning: CaseIterable {
    case label, description, leading, trailing, content, actions, footer

    /// Places of bodies for it, the best first.
    var places: [String] {
        switch self {
        case .label: ["label", "titleText", "header", "headerText", "text"]
        case .description: ["description", "message", "helpText", "text"]
        case .leading: ["icon", "prefix", "start", "media", "image"]
        case .trailing: ["suffix", "end", "status", "actions"]
        case .content: ["content", "text", "description"]
        case .actions: ["actions", "footer", "end", "suffix"]
        case .footer: ["footer", "footerText", "actions"]
        }
    }

    fileprivate var words: Set<String> {
        switch self {
        case .label:
            [
                "label", "title", "heading", "headline", "header", "legend", "caption", "summary", "text", "primary",
                "eyebrow", "overline", "kicker",
            ]
        case .description:
            [
                "description", "subtitle", "sub title", "subheading", "sub heading", "subheader", "sub label",
                "sublabel", "subhead", "supporting", "secondary", "detail", "details", "tagline", "helper", "help",
                "hint", "note", "message", "help message", "validity message", "assistive", "copy", "quote",
            ]
        case .leading:
            ["leading", "left", "start", "before", "prefix", "icon", "icons", "image", "media", "avatar", "thumbnail"]
        case .trailing: ["trailing", "right", "end", "after", "suffix", "status", "meta", "badge"]
        case .content: ["content", "children", "body", "items", "default", "main"]
        case .actions: ["action", "actions", "button", "buttons", "controls", "tertiary", "toolbar", "tools"]
        case .footer: ["footer", "bottom"]
        }
    }

    /// Side of the body where it stands if that has no place for it.
    enum Side { case above, leading, trailing, below }

    private var side: Side {
        switch self {
        case .label: .above
        case .leading: .leading
        case .trailing: .trailing
        case .description, .content, .actions, .footer: .below
        }
    }

    private static func all(of member: Member, _ component: ComponentScaffold) -> [Meaning] {
        guard let role = member.role else { return [] }
        // Any word of a view may say it, the last one first: an overflow button, icons of a suffix.
        let own = member.form.isSlot ? role.nameWords.filter { $0 != "text" }.reversed() : []
        let words = [CopyWords.word(role, of: component.swift.names.base)] + own.filter(trailing.words.contains) + own
        return words.lazy.map { word in allCases.filter { $0.words.contains(word) } }.first { !$0.isEmpty } ?? []
    }

    /// Places that a member without one may take, the best first.
    static func places(for member: Member, of component: ComponentScaffold) -> [String] {
        let played = Set(component.members.compactMap(\.role))
        return all(of: member, component).flatMap(\.places).filter { !played.contains($0) }
    }

    /// Whether it says more of a control than its label; errors and warnings have places of their own.
    static func isMessage(_ member: Member, of component: ComponentScaffold) -> Bool {
        all(of: member, component).first == .description
    }

    static func side(of member: Member, in component: ComponentScaffold) -> Side {
        all(of: member, component).first?.side ?? .below
    }
}
