/// Why git can't give what was asked for.
package struct GitFailure: Error, Equatable {
    package let message: String
    /// Words of git itself, line by line.
    package var words: [String] = []
}
