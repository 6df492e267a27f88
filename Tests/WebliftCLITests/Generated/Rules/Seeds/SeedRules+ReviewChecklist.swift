/// The checklist with which the guide to modern SwiftUI has views reviewed, in its words.
extension SeedRules {
    static let reviewChecklist: [SeedRule] =
        stateReview + interfaceReview + structureReview + listReview + layoutReview + animationReview + glassReview

    private static let stateReview = SeedRule.all(
        in: #"""
            Using `@Observable` instead of `ObservableObject` for new code :: checked by ObservableModel
            `@Observable` classes marked with `@MainActor` (if needed) :: checked by ObservableModel
            Using `@State` with `@Observable` classes (not `@StateObject`) :: checked by ForbiddenName
            `@State` and `@StateObject` properties are `private` :: checked by PrivateState
            Passed values NOT declared as `@State` or `@StateObject` :: checked by StateOfPassedValue
            `@Binding` only where child modifies parent state
                :: not checked: the matrix makes a Binding of what the user changes, and of nothing else
            `@Bindable` for injected `@Observable` needing bindings
                :: not checked: no view binds a property of a model: ComponentNotifications gives a Binding by a function
            Nested `ObservableObject` avoided (or passed directly to child views)
                :: not checked: none of the three models of the support code has another one in it
            """#
    )

    private static let interfaceReview = SeedRule.all(
        in: #"""
            Using `foregroundStyle()` instead of `foregroundColor()` :: checked by ForbiddenModifier
            Using `clipShape(.rect(cornerRadius:))` instead of `cornerRadius()` :: checked by CornerRadiusModifier
            Using `Tab` API instead of `tabItem()` :: checked by TargetedModifier
            Using `Button` instead of `onTapGesture()` (unless need location/count) :: checked by ForbiddenModifier
            Using `NavigationStack` instead of `NavigationView` :: checked by ForbiddenName
            Avoiding `UIScreen.main.bounds` :: checked by ForbiddenName
            Using alternatives to `GeometryReader` when possible :: checked by ForbiddenName
            Button images include text labels for accessibility :: checked by LabeledImageButton
            Using `.sheet(item:)` for model-based sheets
                :: not checked: components are presented by isPresented, as the web has it; the app has the model
            Sheets own their actions and dismiss internally
                :: not checked: a component closes by the Binding or the action that it is given
            Using `navigationDestination(for:)` for type-safe navigation
                :: not checked: no generated file navigates; the app does
            Using `ScrollViewReader` with stable IDs for programmatic scrolling
                :: not checked: no generated file scrolls by itself
            Using `.scrollIndicators(.hidden)` instead of initializer parameter :: checked by TargetedModifier
            Using modern Text formatting (not `String(format:)`) :: checked by LocalizedText
            Using `localizedStandardContains()` for search filtering :: checked by LocalizedText
            """#
    )

    private static let structureReview = SeedRule.all(
        in: #"""
            Using modifiers instead of conditionals for state changes
                :: not checked: whether a state could be a modifier is for a reader to say
            Complex views extracted to separate subviews :: not checked: how complex is complex is for a reader to say
            Views kept small for performance :: not checked: how small is small is for a reader to say
            Container views use `@ViewBuilder let content: Content` :: checked by SlotStoredAsView
            View `body` kept simple and pure (no side effects) :: checked by StateOfPassedValue
            Passing only needed values (not large config objects) :: checked by ReadOnlyProperty
            Eliminating unnecessary dependencies :: checked by PrivateEnvironment
            State updates check for value changes before assigning :: not checked: no generated file assigns in a hot path
            Hot paths minimize state updates :: not checked: no generated file assigns in a hot path
            No object creation in `body` :: checked by KeptFormatter
            Heavy computation moved out of `body` :: not checked: how heavy a computation is, is told by no token
            """#
    )

    private static let listReview = SeedRule.all(
        in: #"""
            ForEach uses stable identity (not `.indices`) :: checked by StableIdentity
            Constant number of views per ForEach element :: not checked: how many views an element has is told by no token
            No inline filtering in ForEach :: checked by StableIdentity
            No `AnyView` in list rows :: checked by ForbiddenName
            """#
    )

    private static let layoutReview = SeedRule.all(
        in: #"""
            Avoiding layout thrash (deep hierarchies, excessive GeometryReader) :: checked by ForbiddenName
            Gating frequent geometry updates by thresholds
                :: not checked: only a table follows its width, which changes with its window
            Business logic separated into testable models :: not checked: no generated file has business logic
            Action handlers reference methods (not inline logic) :: checked by ActionAsMethod
            Using relative layout (not hard-coded constants) :: checked by LiteralMetric
            Views work in any context (context-agnostic) :: checked by ForbiddenName
            """#
    )

    private static let animationReview = SeedRule.all(
        in: #"""
            Using `.animation(_:value:)` with value parameter :: checked by AnimatedValue
            Using `withAnimation` for event-driven animations
                :: not checked: no token tells an animation of an event from one of a value
            Transitions paired with animations outside conditional structure
                :: not checked: where a transition stands to its condition is for a reader to say
            Custom `Animatable` has explicit `animatableData` implementation :: checked by ExplicitAnimatableData
            Preferring transforms over layout changes for animation performance
                :: not checked: no token tells whether a layout could be a transform
            Phase animations for multi-step sequences (iOS 17+) :: not checked: no generated file has such an animation
            Keyframe animations for precise timing (iOS 17+) :: not checked: no generated file has such an animation
            Completion handlers use `.transaction(value:)` for reexecution
                :: not checked: no generated file has such an animation
            """#
    )

    private static let glassReview = SeedRule.all(
        in: #"""
            `#available(iOS 26, *)` with fallback for Liquid Glass
                :: not checked: only a project that asks for glass has it, and the tests of glass look for both
            Multiple glass views wrapped in `GlassEffectContainer`
                :: not checked: the tests of glass look for it around notifications; the app groups its buttons
            `.glassEffect()` applied after layout/appearance modifiers
                :: not checked: the tests of glass look for what stands behind it
            `.interactive()` only on user-interactable elements
                :: not checked: what is tapped is a button, whose glass style is interactive; surfaces are not
            Shapes and tints consistent across related elements
                :: not checked: shape and tint are the outline and the color that the design tokens tell
            """#
    )
}
