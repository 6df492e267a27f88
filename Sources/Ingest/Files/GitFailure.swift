/// The reason why git can't give an answer.
package struct GitFailure: Error, Equatable {
    package let message: String
    /// Words of git itself, line by line.
    package var words: [String] = []
}
