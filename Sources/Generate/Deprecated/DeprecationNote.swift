import SwiftModel

/// Arguments of `@available(*, deprecated, …)`, on a line that is no longer than one may be.
enum DeprecationNote {
    /// The first of several that fits, or else the last.
    static func fitting(_ notes: [String]) -> String {
        let room = DocComment.longestLine - "    @available(*, deprecated, )".utf8.count
        return notes.first { $0.utf8.count <= room } ?? notes[notes.endIndex - 1]
    }

    /// Message where names are too long for a line.
    static let other = message("it is not what it was")

    static func renamed(_ name: String) -> String { "renamed: \(SwiftStringLiteral(name))" }

    static func message(_ text: String) -> String { "message: \(SwiftStringLiteral(text))" }
}
