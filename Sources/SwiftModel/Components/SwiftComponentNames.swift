package struct SwiftComponentNames: Sendable, Hashable {
    /// `button`: the tag without the prefix of its library, as design tokens call the component.
    package var web: String
    /// `Button`: also the name of its files.
    package var base: SwiftIdentifier
    /// `ElevateButton`
    package var view: SwiftIdentifier
    /// `ElevateUIKitButton`
    package var uiKit: SwiftIdentifier
    /// `ButtonTokens`, which the component's enums are nested in.
    package var tokens: SwiftIdentifier
    /// `ButtonComponentTokens`, the design tokens that are the component's alone.
    package var componentTokens: SwiftIdentifier

    /// `ElevateUIKitButtonDelegate`
    package var delegate: SwiftIdentifier
    /// `ElevateUIKitButtonRoot`, the view that the UIKit class hosts.
    package var root: SwiftIdentifier
    /// `ElevateButtonPreviews`
    package var previews: SwiftIdentifier
    /// `ElevateButtonTests`
    package var tests: SwiftIdentifier

    /// The names of types, which no other type of the module may have.
    package var types: [SwiftIdentifier] { [view, uiKit, tokens, componentTokens, delegate, root, previews, tests] }

    package init(
        web: String,
        base: SwiftIdentifier,
        view: SwiftIdentifier,
        uiKit: SwiftIdentifier,
        tokens: SwiftIdentifier,
        componentTokens: SwiftIdentifier,
        delegate: SwiftIdentifier,
        root: SwiftIdentifier,
        previews: SwiftIdentifier,
        tests: SwiftIdentifier
    ) {
        self.web = web
        self.base = base
        self.view = view
        self.uiKit = uiKit
        self.tokens = tokens
        self.componentTokens = componentTokens
        self.delegate = delegate
        self.root = root
        self.previews = previews
        self.tests = tests
    }
}
