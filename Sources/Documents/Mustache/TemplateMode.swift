/// Treatment of a name that the data does not have, and of everything else that a template should not ask for.
package enum TemplateMode: Sendable, Hashable {
    /// Makes it an error with its place. A template that fails silently writes wrong code, so the product uses no other
    /// mode.
    case strict
    /// Makes it empty text, as the Mustache specification wants it.
    case lenient
}
