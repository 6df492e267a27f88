/// The names of everything that is generated for one component, all made from one.
package struct SwiftComponentNames: Sendable, Hashable {
    /// `Button`: also the name of its files.
    package var base: SwiftIdentifier
    /// `ElevateButton`
    package var view: SwiftIdentifier
    /// `ElevateUIKitButton`
    package var uiKit: SwiftIdentifier
    /// `ButtonTokens`, which the component's enums are nested in.
    package var tokens: SwiftIdentifier

    package init(base: SwiftIdentifier, view: SwiftIdentifier, uiKit: SwiftIdentifier, tokens: SwiftIdentifier) {
        self.base = base
        self.view = view
        self.uiKit = uiKit
        self.tokens = tokens
    }
}
