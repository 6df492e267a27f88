import Foundation

/// The code in a file of documentation.
enum DocumentationCode {
    /// Each block that is a file of Swift, as it stands: it begins with an import. What examples of a library's documentation
    /// are in Swift is no file, and is held to what `weblift usage` writes.
    static func swift(in markdown: String) -> [String] {
        markdown.components(separatedBy: "\n```swift\n").dropFirst().compactMap { rest in
            guard rest.hasPrefix("import "), let end = rest.range(of: "\n```\n") else { return nil }
            return rest[..<end.lowerBound] + "\n"
        }
    }
}
