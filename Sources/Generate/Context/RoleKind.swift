import Documents

/// Kind of a member, as far as a template has to know: the first part of a role's name.
package enum RoleKind: String, Sendable, CaseIterable {
    /// A slot, or a value that is shown by itself: a text, an icon, an image.
    case shown
    /// Statement that draws it, in one line.
    case view
    /// The slot itself, which may be a view that is empty.
    case slot
    case text, flag, number, variant
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
    /// Swift that stands in a place of the primitive, of the one type that the place has.
    case place
    /// The value of a place that takes a Binding.
    case current
    /// Negation of the value of a place that is true or false.
    case not
    /// Whether somebody fills a place.
    case has

    /// Shape of a field that is no object.
    var shape: ContextSchema.Shape? {
        switch self {
        case .view, .slot, .place, .current, .not: .text
        case .has: .flag
        default: nil
        }
    }

    func key(_ name: String) -> TemplateKey { TemplateKey(rawValue + "-" + name) }
}
