import Core

/// The CommonMark library, while it reads running text, enters the special characters of the extensions into a table
/// that all its parsers share. The only such character is the `~` of strikethrough: texts without one are parsed
/// without the extension, on as many threads as there are.
enum CommonMarkLock {
    static let shared = Lock()
}
