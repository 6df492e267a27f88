import Tokens

/// A color set of an asset catalog: a color of the design system in each appearance in which it is another one.
struct ColorSet: Hashable {
    /// Path that names the set in the code, with slashes: the folders that it is in, then its own name.
    let path: [String]
    let values: ColorValues

    var name: String { path.joined(separator: "/") }
}
