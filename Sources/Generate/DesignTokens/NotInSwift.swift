/// Why a token is no member of Swift, as the end of a sentence about it.
struct NotInSwift: Error {
    let reason: String
    /// Whether it is no design value at all, as a custom property need not be one.
    private(set) var isOpaque = false

    init(_ reason: String) {
        self.reason = reason
    }

    static let opaque: NotInSwift = {
        var reason = NotInSwift("nothing in Swift is like its value")
        reason.isOpaque = true
        return reason
    }()

    /// A part is missing that its type in Swift has to have.
    static func missing(_ part: String) -> NotInSwift { NotInSwift("it does not say its `\(part)`") }
}
