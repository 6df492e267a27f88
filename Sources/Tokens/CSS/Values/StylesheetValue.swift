/// Value of a declaration, up to its end.
struct StylesheetValue {
    var parts: [ValuePart] = []
    var isImportant = false
    /// `!default`
    var isDefault = false
    /// `!global`
    var isGlobal = false
    /// Whether `light-dark()` stands in it somewhere.
    var hasAppearances = false
    /// Whether a variable of SCSS stands in it somewhere.
    var hasVariables = false
    /// Whether a colon stands inside of parentheses, as in a map.
    var hasKeys = false
}
