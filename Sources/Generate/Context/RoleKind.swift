import Documents

/// Kind of a member, as far as a template has to know: the first part of a role's name.
package enum RoleKind: String, Sendable, CaseIterable {
    /// A slot, or a value that is shown by itself: a text, an icon, an image.
    case shown
    case text, flag, number, date, variant
    case value
    case binding
    /// A closure without parameters.
    case action
    /// Closure that is told the details of an event.
    case event
    case items
    /// Closure that makes a row of one of the caller's own values.
    case rows
    /// A text that can be translated, a member of the component's strings.
    case word

    func key(_ name: String) -> TemplateKey { TemplateKey(rawValue + "-" + name) }
}
