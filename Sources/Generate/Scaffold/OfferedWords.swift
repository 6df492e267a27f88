import SwiftModel
import WebModel

/// Texts about members that a component offers although no source of it lists them.
enum OfferedWords {
    static func text(for item: ItemReference) -> String {
        if item.madeRole == "content", item.primitive?.isChoice == true {
            return "Options as views, each made one by `componentOption(_:)`. They stand behind those that are data."
        }
        return words[item.madeRole] ?? "No source lists it: components of this kind have it."
    }

    private static let words: [String: String] = [
        "accessibilityLabel": "What VoiceOver reads, for nothing that is seen says what this is for.",
        "action": "What a tap does; without it there is nothing to tap.",
        "content": "Children as views. They stand behind those that are data.",
        "errorMessage": "What is wrong with the value. It is shown only while the value is invalid.",
        "isDisabled": "Whether nobody can use it.",
        "isInvalid": "Whether the value is not allowed.",
        "onDismiss": "Called when the user has closed it.",
        "onSelect": "Called for each tap. Without it there is nothing to tap.",
    ]
}
