/// The name of a declaration as it is written.
struct StylesheetName {
    enum Sigil: String {
        /// A custom property of CSS.
        case property = "--"
        /// A variable of SCSS.
        case variable = "$"
    }

    let sigil: Sigil
    /// Name without the signs in front.
    let text: String
    let range: Range<Int>

    init(_ sigil: Sigil, _ text: String, _ range: Range<Int>) {
        self.sigil = sigil
        self.text = text
        self.range = range
    }

    /// Name with the signs in front, as people write it.
    var spelling: String { sigil.rawValue + text }
}
