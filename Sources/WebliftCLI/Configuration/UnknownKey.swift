import Core

/// Refuses settings that there are not, so that none passes unheard.
enum UnknownKey {
    static func check(_ object: JSONValue, among known: [String]) throws(UsageError) {
        for member in object.members where !known.contains(member.key.text) {
            let nearest = NearestName.of(member.key.text, among: known)
            throw UsageError(
                "\(member.key.location): there is no setting “\(member.key.text)”",
                suggestion: nearest.map { "did you mean “\($0)”?" }
            )
        }
    }
}
