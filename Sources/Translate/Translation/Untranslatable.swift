/// End of a sentence: “`symbol` has no counterpart”.
struct Untranslatable: Error {
    let reason: String
}
