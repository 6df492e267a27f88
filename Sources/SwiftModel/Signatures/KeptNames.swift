/// Names of types of a component's API, and facts that a caller can't see at a parameter.
package struct KeptNames: Sendable, Hashable {
    /// `Button`, which the methods of the delegate begin with.
    package var base = ""
    package var view = ""
    package var tokens = ""
    package var uiKit = ""
    package var delegate = ""
    /// nil where no rule named the primitive that the component is built on.
    package var primitive: String?
    /// The type parameters for the data of callers, as they are declared.
    package var generics: [String] = []
    package var presentation: String?
    package var strings: String?
    /// The property that `setTitle` sets.
    package var title: String?
    package var isControl = false
    /// Properties by which Interface Builder sets enums, each with the property of the enum.
    package var proxies: [String: String] = [:]

    /// Names that are to be filled in.
    package static let empty = KeptNames()
}
