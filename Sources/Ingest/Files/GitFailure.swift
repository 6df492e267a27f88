/// Why git can't give what was asked for.
package struct GitFailure: Error, Equatable {
    package let message: String
    /// What git itself said, line by line.
    package var words: [String] = []
}
