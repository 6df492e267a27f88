/// The checklist with which the guide to modern SwiftUI has views reviewed, in its words.
extension SeedRules {
    static let reviewChecklist: [SeedRule] =
        stateReview + interfaceReview + structureReview + listReview + layoutReview + animationReview + glassReview

    private static let stateReview = [
        SeedRule("Using `@Observable` instead of `ObservableObject` for new code", checkedBy: ObservableModel.self),
        SeedRule("`@Observable` classes marked with `@MainActor` (if needed)", checkedBy: ObservableModel.self),
        SeedRule("Using `@State` with `@Observable` classes (not `@StateObject`)", checkedBy: ForbiddenName.self),
        SeedRule("`@State` and `@StateObject` properties are `private`", checkedBy: PrivateState.self),
        SeedRule("Passed values NOT declared as `@State` or `@StateObject`", checkedBy: StateOfPassedValue.self),
        SeedRule(
            "`@Binding` only where child modifies parent state",
            notChecked: "the matrix makes a Binding of what the user changes, and of nothing else"
        ),
        SeedRule(
            "`@Bindable` for injected `@Observable` needing bindings",
            notChecked: "no view binds a property of a model: ComponentNotifications gives a Binding by a function"
        ),
        SeedRule(
            "Nested `ObservableObject` avoided (or passed directly to child views)",
            notChecked: "none of the three models of the support code has another one in it"
        ),
    ]

    private static let interfaceReview = [
        SeedRule("Using `foregroundStyle()` instead of `foregroundColor()`", checkedBy: ForbiddenModifier.self),
        SeedRule(
            "Using `clipShape(.rect(cornerRadius:))` instead of `cornerRadius()`",
            checkedBy: CornerRadiusModifier.self
        ),
        SeedRule("Using `Tab` API instead of `tabItem()`", checkedBy: TargetedModifier.self),
        SeedRule(
            "Using `Button` instead of `onTapGesture()` (unless need location/count)",
            checkedBy: ForbiddenModifier.self
        ),
        SeedRule("Using `NavigationStack` instead of `NavigationView`", checkedBy: ForbiddenName.self),
        SeedRule("Avoiding `UIScreen.main.bounds`", checkedBy: ForbiddenName.self),
        SeedRule("Using alternatives to `GeometryReader` when possible", checkedBy: ForbiddenName.self),
        SeedRule("Button images include text labels for accessibility", checkedBy: LabeledImageButton.self),
        SeedRule(
            "Using `.sheet(item:)` for model-based sheets",
            notChecked: "components are presented by isPresented, as the web has it; the app has the model"
        ),
        SeedRule(
            "Sheets own their actions and dismiss internally",
            notChecked: "a component closes by the Binding or the action that it is given"
        ),
        SeedRule(
            "Using `navigationDestination(for:)` for type-safe navigation",
            notChecked: "no generated file navigates; the app does"
        ),
        SeedRule(
            "Using `ScrollViewReader` with stable IDs for programmatic scrolling",
            notChecked: "no generated file scrolls by itself"
        ),
        SeedRule(
            "Using `.scrollIndicators(.hidden)` instead of initializer parameter",
            checkedBy: TargetedModifier.self
        ),
        SeedRule("Using modern Text formatting (not `String(format:)`)", checkedBy: LocalizedText.self),
        SeedRule("Using `localizedStandardContains()` for search filtering", checkedBy: LocalizedText.self),
    ]

    private static let structureReview = [
        SeedRule(
            "Using modifiers instead of conditionals for state changes",
            notChecked: "whether a state could be a modifier is for a reader to say"
        ),
        SeedRule(
            "Complex views extracted to separate subviews",
            notChecked: "how complex is complex is for a reader to say"
        ),
        SeedRule("Views kept small for performance", notChecked: "how small is small is for a reader to say"),
        SeedRule("Container views use `@ViewBuilder let content: Content`", checkedBy: SlotStoredAsView.self),
        SeedRule("View `body` kept simple and pure (no side effects)", checkedBy: StateOfPassedValue.self),
        SeedRule("Passing only needed values (not large config objects)", checkedBy: ReadOnlyProperty.self),
        SeedRule("Eliminating unnecessary dependencies", checkedBy: PrivateEnvironment.self),
        SeedRule(
            "State updates check for value changes before assigning",
            notChecked: "no generated file assigns in a hot path"
        ),
        SeedRule("Hot paths minimize state updates", notChecked: "no generated file assigns in a hot path"),
        SeedRule("No object creation in `body`", checkedBy: KeptFormatter.self),
        SeedRule(
            "Heavy computation moved out of `body`",
            notChecked: "how heavy a computation is, is told by no token"
        ),
    ]

    private static let listReview = [
        SeedRule("ForEach uses stable identity (not `.indices`)", checkedBy: StableIdentity.self),
        SeedRule(
            "Constant number of views per ForEach element",
            notChecked: "how many views an element has is told by no token"
        ),
        SeedRule("No inline filtering in ForEach", checkedBy: StableIdentity.self),
        SeedRule("No `AnyView` in list rows", checkedBy: ForbiddenName.self),
    ]

    private static let layoutReview = [
        SeedRule("Avoiding layout thrash (deep hierarchies, excessive GeometryReader)", checkedBy: ForbiddenName.self),
        SeedRule(
            "Gating frequent geometry updates by thresholds",
            notChecked: "only a table follows its width, which changes with its window"
        ),
        SeedRule("Business logic separated into testable models", notChecked: "no generated file has business logic"),
        SeedRule("Action handlers reference methods (not inline logic)", checkedBy: ActionAsMethod.self),
        SeedRule("Using relative layout (not hard-coded constants)", checkedBy: LiteralMetric.self),
        SeedRule("Views work in any context (context-agnostic)", checkedBy: ForbiddenName.self),
    ]

    private static let animationReview = [
        SeedRule("Using `.animation(_:value:)` with value parameter", checkedBy: AnimatedValue.self),
        SeedRule(
            "Using `withAnimation` for event-driven animations",
            notChecked: "no token tells an animation of an event from one of a value"
        ),
        SeedRule(
            "Transitions paired with animations outside conditional structure",
            notChecked: "where a transition stands to its condition is for a reader to say"
        ),
        SeedRule(
            "Custom `Animatable` has explicit `animatableData` implementation",
            checkedBy: ExplicitAnimatableData.self
        ),
        SeedRule(
            "Preferring transforms over layout changes for animation performance",
            notChecked: "no token tells whether a layout could be a transform"
        ),
        SeedRule(
            "Phase animations for multi-step sequences (iOS 17+)",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Keyframe animations for precise timing (iOS 17+)",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Completion handlers use `.transaction(value:)` for reexecution",
            notChecked: "no generated file has such an animation"
        ),
    ]

    private static let glassReview = [
        SeedRule(
            "`#available(iOS 26, *)` with fallback for Liquid Glass",
            notChecked: "only a project that asks for glass has it, and the tests of glass look for both"
        ),
        SeedRule(
            "Multiple glass views wrapped in `GlassEffectContainer`",
            notChecked: "the tests of glass look for it around notifications; the app groups its buttons"
        ),
        SeedRule(
            "`.glassEffect()` applied after layout/appearance modifiers",
            notChecked: "the tests of glass look for what stands behind it"
        ),
        SeedRule(
            "`.interactive()` only on user-interactable elements",
            notChecked: "what is tapped is a button, whose glass style is interactive; surfaces are not"
        ),
        SeedRule(
            "Shapes and tints consistent across related elements",
            notChecked: "shape and tint are the outline and the color that the design tokens tell"
        ),
    ]
}
