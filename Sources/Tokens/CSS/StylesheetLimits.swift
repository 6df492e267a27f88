/// Limits to the demands of a hostile stylesheet. No real one comes near.
enum StylesheetLimits {
    /// Functions and parentheses one inside the other.
    static let valueDepth = 64
    static let ruleDepth = 256
    /// `:not(:is(…))`, and parentheses of a media query.
    static let selectorDepth = 16
    /// Tokens in front of the brace of a rule.
    static let preludeLength = 1 << 16
    /// Parts of one value; a map is one.
    static let valueLength = 1 << 20
    /// Words and strings with variables in them, in bytes: variables that hold each other twice grow fast.
    static let textLength = 4096
    /// The name of a token, in bytes. Each entry of a map has the names of all maps that it is in.
    static let nameLength = 1024
    static let declarations = 1 << 18
    /// Entries that maps take over from other maps: a few lines of merges could make any number of them.
    static let mergedEntries = 1 << 14
}
