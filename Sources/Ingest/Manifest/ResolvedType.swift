import WebModel

/// A type as structure, with the text that a person would look for in the source.
struct ResolvedType: Equatable {
    var type: WebType
    var text: String
}
