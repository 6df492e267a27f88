// STUB: the naming room replaces this file; the signatures stay.
extension SwiftIdentifier {
    /// The name that something gets which is called `webName` in the web library, whatever that is made of.
    ///
    /// `fallback` is the word for what it is (`value`, `slot`), for names of which nothing is left.
    package init(
        _ webName: String,
        as context: Context,
        spelling: NameSpelling = NameSpelling(),
        fallback: String = "value"
    ) {
        self.init(checked: webName, as: context)
    }

    /// A name that a person wrote as Swift, with or without backticks; nil where it is none, or would hide something
    /// that must not be hidden in this place.
    package init?(swift text: String, as context: Context) {
        self.init(checked: text, as: context)
    }

    /// As it is written where the name is declared: `default` in backticks.
    package var declaration: String { name }
    /// As it is written where the name is used by itself.
    package var reference: String { name }
    /// As it is written behind a dot.
    package var member: String { name }
}
