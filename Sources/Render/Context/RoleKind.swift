import Mustache

/// What a member is, as far as a template has to know: the first part of a role's name.
package enum RoleKind: String, Sendable, CaseIterable {
    /// A slot, or a value that has an obvious looks: a text, an icon, an image.
    case shown
    case text, flag, number, date, variant
    /// Any value, whatever its type.
    case value
    case binding
    /// A closure without parameters.
    case action
    /// A closure that is told what happened.
    case event
    case items

    func key(_ name: String) -> TemplateKey { TemplateKey("\(rawValue)-\(name)") }
}
