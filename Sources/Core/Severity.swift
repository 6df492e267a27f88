/// Weight of a diagnostic.
///
/// One bad item never stops a library: an error means that the whole is wrong, as where a file has the wrong form, or
/// that a person's instructions for this program can't be followed. An item that is left out, or taken for something
/// that it may not be, is a warning. A note is for readers that want to know everything.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
}
