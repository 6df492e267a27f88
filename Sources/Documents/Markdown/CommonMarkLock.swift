import Core

/// Lets one thread at a time look for text that is struck through.
///
/// While the CommonMark library reads running text, it enters the special characters of the extensions into a table
/// that all its parsers share, and takes them out when it is done. The extension for tables has none, and the extension
/// for strikethrough has one, `~`. A parser looks into the table only for the characters of its own text: so texts
/// without a `~` share nothing, and are parsed without the extension, on as many threads as there are.
enum CommonMarkLock {
    static let shared = Lock()
}
