import Tokens

/// A color set of an asset catalog: a color of the design system in each appearance in which it is another one.
struct ColorSet: Hashable {
    /// What the code calls it: the folders that it is in, and its own name, with slashes between them.
    let path: [String]
    let values: ColorValues

    var name: String { path.joined(separator: "/") }
}
