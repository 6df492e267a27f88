/// How much a diagnostic weighs.
///
/// One bad item never stops a library: an error means that the whole is wrong, as where a file is not what it has to be, or
/// that what a person wrote for this program can't be followed. What is left out, or taken for something that it may not be,
/// is a warning. A note is for who wants to know all.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
}
