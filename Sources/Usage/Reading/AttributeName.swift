/// What the name of an attribute says: HTML's own, or a framework's way to bind, to listen, to decide.
struct AttributeName {
    enum Kind {
        case plain
        /// A property is set to an expression: `:tone`, `[tone]`, `.tone`, `?open`.
        case bound
        /// A property and an expression follow each other: `[(value)]`, `v-model`, `bind:value`.
        case twoWay
        /// `onclick`, `@click`, `(click)`, `on:click`.
        case event
        /// What a framework does with the element: `*ngIf`, `v-for`, `#ref`, `{...props}`.
        case directive
    }

    let kind: Kind
    /// Of the property, the attribute or the event.
    let name: String

    init(_ written: String) {
        (kind, name) = Self.read(written)
    }

    private static func read(_ written: String) -> (Kind, String) {
        let rest = { (count: Int) in String(written.dropFirst(count)) }
        let inside = { (count: Int) in String(written.dropFirst(count).dropLast(count)) }
        if written.hasPrefix("[(") { return (.twoWay, inside(2)) }
        if written.hasPrefix("(") { return (.event, event(inside(1))) }
        if written.hasPrefix("[") { return bound(inside(1)) }
        if written.hasPrefix("@") { return (.event, event(rest(1))) }
        if written.hasPrefix("v-on:") { return (.event, event(rest(5))) }
        if written.hasPrefix("on:") { return (.event, event(rest(3).replacing("|", with: "."))) }
        if written.hasPrefix("v-bind:") { return bound(rest(7)) }
        if written == "v-model" { return (.twoWay, "value") }
        if written.hasPrefix("v-model:") { return (.twoWay, rest(8)) }
        if written.hasPrefix("bind:") { return (.twoWay, rest(5)) }
        for prefix in ["v-", "*", "#", "{", "ng-", "let:", "use:", "class:", "style:", "let-", "x-", "hx-"]
        where written.hasPrefix(prefix) { return (.directive, written) }
        if written.hasPrefix(":") || written.hasPrefix(".") || written.hasPrefix("?") { return bound(rest(1)) }
        return (.plain, written)
    }

    /// Vue and Angular say behind a dot when a handler is called.
    private static func event(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    private static func bound(_ name: String) -> (Kind, String) {
        if name.hasPrefix("class.") || name.hasPrefix("style.") { return (.directive, name) }
        return (.bound, name.hasPrefix("attr.") ? String(name.dropFirst(5)) : String(name.prefix { $0 != "." }))
    }

    /// The event that an attribute of HTML listens to: `click` of `onclick`; nil for any other attribute.
    static func listened(_ name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.lowercased().hasPrefix("on"), let first = rest.first, first.isLetter || first == "-" else {
            return nil
        }
        return String(first == "-" ? rest.dropFirst() : rest)
    }
}
