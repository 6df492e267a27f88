/// Why the references in a value can't be replaced.
enum ExpansionFailure: Error {
    /// A token that it needs has no value, which is reported there.
    case broken
    case tooLarge
    /// A token with several named values stands where a single one is needed.
    case record(Int)
}
