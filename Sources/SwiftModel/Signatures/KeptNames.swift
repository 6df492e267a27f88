/// Names of types of a component's API, and facts that a caller can't see at a parameter.
package struct KeptNames: Sendable, Hashable {
    /// `Button`, which the methods of the delegate begin with.
    package var base: String
    package var view: String
    package var tokens: String
    package var uiKit: String
    package var delegate: String
    /// nil where no rule named the primitive that the component is built on.
    package var primitive: String?
    /// The type parameters for the data of callers, as they are declared.
    package var generics: [String]
    package var presentation: String?
    package var strings: String?
    /// The property that `setTitle` sets.
    package var title: String?
    package var isControl: Bool
    /// Properties by which Interface Builder sets enums, each with the property of the enum.
    package var proxies: [String: String]

    package init(
        base: String,
        view: String,
        tokens: String,
        uiKit: String,
        delegate: String,
        primitive: String? = nil,
        generics: [String] = [],
        presentation: String? = nil,
        strings: String? = nil,
        title: String? = nil,
        isControl: Bool = false,
        proxies: [String: String] = [:]
    ) {
        self.base = base
        self.view = view
        self.tokens = tokens
        self.uiKit = uiKit
        self.delegate = delegate
        self.primitive = primitive
        self.generics = generics
        self.presentation = presentation
        self.strings = strings
        self.title = title
        self.isControl = isControl
        self.proxies = proxies
    }
}
