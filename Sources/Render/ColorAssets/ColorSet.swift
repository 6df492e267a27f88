import Tokens

/// A color set of an asset catalog: a color of the design system in each appearance in which it is another one.
struct ColorSet: Hashable {
    /// Folders that the set is in, and its own name: with slashes between them, the name that the code has for it.
    let path: [String]
    let values: ColorValues

    var name: String { path.joined(separator: "/") }
}
