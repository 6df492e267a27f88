struct TokenDialect: Equatable {
    /// Whether `$` stands in front of the names of properties. Tools before the format have none.
    let hasDollars: Bool
    /// Whether values are texts in which aliases, units and calculations may be mixed, and types need not be said.
    let isLoose: Bool

    static let standard = TokenDialect(hasDollars: true, isLoose: false)
    /// Style Dictionary, and Tokens Studio as it was first.
    static let tools = TokenDialect(hasDollars: false, isLoose: true)
    /// Tokens Studio with the properties of the format.
    static let tokensStudio = TokenDialect(hasDollars: true, isLoose: true)

    var valueKey: String { hasDollars ? "$value" : "value" }
}
