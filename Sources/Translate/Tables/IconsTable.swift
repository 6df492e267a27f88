/// The table `Icons`: which symbol of the system an icon of the web is.
package struct IconsTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        /// Name in SF Symbols: `magnifyingglass`.
        package let symbol: String
        package let source: RuleSource

        package init(symbol: String, source: RuleSource) {
            self.symbol = symbol
            self.source = source
        }
    }

    /// Symbols by the names of icons.
    package var symbols: [String: Entry] = [:]

    package init() {}
}
