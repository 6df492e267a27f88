/// Why a token is no member of Swift, as the end of a sentence about it.
struct NotInSwift: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }

    /// A part is missing that its type in Swift has to have.
    static func missing(_ part: String) -> NotInSwift { NotInSwift("it does not say its `\(part)`") }
}
