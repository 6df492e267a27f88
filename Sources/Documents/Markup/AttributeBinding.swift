/// Meaning of an attribute's name: HTML's own, or a framework's way to bind, to listen, to decide.
package enum AttributeBinding: Sendable, Equatable {
    /// A name as it is written, without marks of a framework.
    case plain
    /// A property is set to an expression: `:tone`, `[tone]`, `.tone`.
    case property(String)
    /// An attribute is there or is set by an expression: `?open`, `[attr.role]`.
    case attribute(String)
    /// A property and an expression follow each other: `[(value)]`, `v-model`, `bind:value`; with the event that tells
    /// of it, if any.
    case twoWay(String, event: String?)
    /// `@click`, `(click)`, `on:click`.
    case event(String)
    /// Instruction to a framework for the element: `*ngIf`, `v-for`, `#ref`.
    case directive
    /// Properties of an object, as many as it has: `v-bind`, `{...props}`. Nobody can name them.
    case spread

    package init(_ name: String) {
        self =
            Self.ofAngular(name) ?? Self.ofVue(name) ?? Self.ofSvelte(name)
            ?? name.behind(".").map { .property($0) } ?? name.behind("?").map { .attribute($0) } ?? .plain
    }

    private static func ofAngular(_ name: String) -> AttributeBinding? {
        if let inner = name.between("[(", ")]") { return .twoWay(inner, event: inner + "Change") }
        if let inner = name.between("[", "]") {
            if let attribute = inner.behind("attr.") { return .attribute(attribute) }
            return inner.contains(".") || inner.hasPrefix("@") ? .directive : .property(inner)
        }
        // `window:resize` is of no element.
        if let inner = name.between("(", ")") {
            return inner.contains(":") ? .directive : .event(named(inner) ?? inner)
        }
        return ["*", "#", "let-"].contains(where: name.hasPrefix) ? .directive : nil
    }

    private static func ofVue(_ name: String) -> AttributeBinding? {
        if let event = name.behind("v-on:") ?? name.behind("@") { return named(event).map { .event($0) } ?? .directive }
        if name == "v-bind" || name.hasPrefix("...") || name.hasPrefix("{") { return .spread }
        if let inner = name.behind("v-bind:") ?? name.behind(":") {
            return named(inner).map { .property($0) } ?? .spread
        }
        // Vue binds the value and the event `input` of an element that is not its own.
        if name == "v-model" || name.hasPrefix("v-model.") { return .twoWay("value", event: "input") }
        if let inner = name.behind("v-model:").flatMap({ named($0) }) {
            return .twoWay(inner, event: "update:" + inner)
        }
        return name.hasPrefix("v-") ? .directive : nil
    }

    private static func ofSvelte(_ name: String) -> AttributeBinding? {
        if let event = name.behind("on:") { return .event(named(event, mark: "|") ?? event) }
        if let inner = name.behind("bind:") { return inner == "this" ? .directive : .twoWay(inner, event: nil) }
        let directives = ["class:", "style:", "use:", "transition:", "in:", "out:", "animate:", "let:"]
        return directives.contains(where: name.hasPrefix) ? .directive : nil
    }

    /// Removes modifiers: `click` of `click.prevent`; nil for a name that is only known when the app runs.
    private static func named(_ text: String, mark: Character = ".") -> String? {
        let name = String(text.prefix { $0 != mark })
        return name.isEmpty || name.hasPrefix("[") ? nil : name
    }
}

extension MarkupAttribute {
    package var subject: String {
        switch AttributeBinding(name) {
        case .property(let subject), .attribute(let subject), .twoWay(let subject, _), .event(let subject): subject
        case .plain, .directive, .spread: name
        }
    }

    package var listened: String? {
        switch AttributeBinding(name) {
        case .event(let event): event
        case .plain: AttributeBinding.listened(name)
        case .property, .attribute, .twoWay, .directive, .spread: nil
        }
    }
}

extension AttributeBinding {
    /// The event that an attribute of HTML listens to: `click` of `onclick`; nil for any other attribute.
    package static func listened(_ name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.lowercased().hasPrefix("on"), let first = rest.first, first.isLetter || first == "-" else {
            return nil
        }
        return String(first == "-" ? rest.dropFirst() : rest)
    }

    /// Whether a plain name is of AngularJS, Alpine or htmx. Asked last, for a chart may have an attribute `x-label`.
    package static func isOfFramework(_ name: String) -> Bool {
        ["ng-", "x-", "hx-"].contains(where: name.lowercased().hasPrefix)
    }
}

extension String {
    fileprivate func behind(_ prefix: String) -> String? {
        hasPrefix(prefix) && utf8.count > prefix.utf8.count ? String(dropFirst(prefix.count)) : nil
    }

    fileprivate func between(_ prefix: String, _ suffix: String) -> String? {
        behind(prefix).flatMap { $0.hasSuffix(suffix) && $0 != suffix ? String($0.dropLast(suffix.count)) : nil }
    }
}
