package protocol TypedItem: ComponentItem {
    /// nil where no source says anything about the type.
    var type: WebType? { get set }
    /// The type as the source spells it.
    var typeText: String? { get set }
}
