/// Why a type has no Swift counterpart, as a sentence's end: “`symbol` has no counterpart”.
struct Untranslatable: Error {
    let reason: String
}
