import SwiftModel

/// Names of the state of a view, each once.
struct StateNames {
    private var taken: Set<String> = []

    /// `wish` in words of the web: the name of a form field, the id of an element, or else the name of the member.
    mutating func next(_ wish: String, fallback: SwiftIdentifier, as context: SwiftIdentifier.Context)
        -> SwiftIdentifier
    {
        let name = SwiftIdentifier(wish, as: context, fallback: fallback.name).ofState()
        if taken.insert(name.name).inserted { return name }
        for number in 2... {
            let candidate = SwiftIdentifier("\(name.name)\(number)", as: context, fallback: fallback.name)
            if taken.insert(candidate.name).inserted { return candidate }
        }
        return name
    }
}
