/// Where the data comes from.
enum Inputs: Equatable {
    case paths([String])
    /// Nothing was named: the sample library that the program carries with it.
    case bundledSample
}
