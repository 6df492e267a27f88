/// Rules for anything: deprecation, prose, and differences that only Swift sees.
extension ChangeRule {
    static let deprecated = ChangeRule(
        "deprecation.added",
        "deprecated",
        .warning,
        .none,
        mirror: "deprecation.removed",
        .name,
        "It still works and will go one day. Where the text says what to use instead, that is told too."
    )
    static let undeprecated = ChangeRule(
        "deprecation.removed",
        "no longer deprecated",
        .note,
        .none,
        mirror: "deprecation.added",
        .name,
        "It stays."
    )
    static let deprecationMessage = ChangeRule(
        "deprecation.message",
        "message of a deprecation changed",
        .note,
        .none,
        mirror: "deprecation.message",
        .nothing,
        "The source says something else of what is deprecated."
    )
    static let docs = ChangeRule(
        "docs.changed",
        "documentation changed",
        .note,
        .none,
        mirror: "docs.changed",
        .nothing,
        "Only the description differs. Where anything else changed about an item, its description is not told apart."
    )
    static let swiftChanged = ChangeRule(
        "swift.changed",
        "changed in Swift only",
        .note,
        .sourceBreaking,
        mirror: "swift.changed",
        .any,
        "Nothing changed about the item on the web, but the translation makes something else of it: another item took its name, or a condition of its rule no longer holds."
    )

    static let common = [deprecated, undeprecated, deprecationMessage, docs, swiftChanged]
}
