/// Why git can't give what was asked for.
struct GitFailure: Error, Equatable {
    let message: String
    /// What git itself said, line by line.
    var words: [String] = []
}
