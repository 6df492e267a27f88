/// A line of Swift that a comparison shows.
struct SuggestedLine: Hashable, CustomStringConvertible {
    let text: String

    var description: String { text }

    /// On one line of a file, where nothing but the imports is around it: a method as its delegate has it, and everything
    /// else in a function.
    func declaration(_ number: Int) -> String {
        guard text.hasPrefix("func ") else { return "@MainActor func line\(number)() { \(text) }" }
        return "@MainActor final class Delegate\(number): \(sender)Delegate { \(text) }"
    }

    /// The class that calls a method of a delegate, which is the method's first argument.
    private var sender: String { String(text.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "," && $0 != ")" }) }
}
