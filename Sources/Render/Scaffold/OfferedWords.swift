/// What there is to say of members that a component offers although no source of it lists them.
enum OfferedWords {
    static func text(for role: String) -> String {
        words[role] ?? "No source lists it: components of this kind have it."
    }

    private static let words: [String: String] = [
        "accessibilityLabel": "What VoiceOver reads, for nothing that is seen says what this is for.",
        "action": "What a tap does; without it there is nothing to tap.",
        "errorMessage": "What is wrong with the value. It is shown only while the value is invalid.",
        "isDisabled": "Whether nobody can use it.",
        "isInvalid": "Whether the value is not allowed.",
        "onDismiss": "Called when the user has closed it.",
        "onSelect": "What a tap does; without it there is nothing to tap.",
    ]
}
