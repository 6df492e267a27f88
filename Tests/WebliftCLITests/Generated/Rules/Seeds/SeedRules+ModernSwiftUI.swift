/// What the guide to modern SwiftUI asks for, in its words.
extension SeedRules {
    static let modernSwiftUI: [SeedRule] = [
        SeedRule("**Always prefer `@Observable` over `ObservableObject`** for new code", checkedBy: ForbiddenName.self),
        SeedRule(
            "**Mark `@Observable` classes with `@MainActor`** unless using default actor isolation",
            checkedBy: ObservableModel.self
        ),
        SeedRule(
            "**Always mark `@State` and `@StateObject` as `private`** (makes dependencies clear)",
            checkedBy: PrivateState.self
        ),
        SeedRule(
            "**Never declare passed values as `@State` or `@StateObject`** (they only accept initial values)",
            checkedBy: StateOfPassedValue.self
        ),
        SeedRule("Use `@State` with `@Observable` classes (not `@StateObject`)", checkedBy: ForbiddenName.self),
        SeedRule(
            "`@Binding` only when child needs to **modify** parent state",
            notChecked: "the matrix makes a Binding of what the user changes, and of nothing else"
        ),
        SeedRule(
            "`@Bindable` for injected `@Observable` objects needing bindings",
            notChecked: "no view binds a property of a model: ComponentNotifications gives a Binding by a function"
        ),
        SeedRule(
            "Use `let` for read-only values; `var` + `.onChange()` for reactive reads",
            checkedBy: ReadOnlyProperty.self
        ),
        SeedRule(
            "Legacy: `@StateObject` for owned `ObservableObject`; `@ObservedObject` for injected",
            checkedBy: PrivateEnvironment.self,
            ForbiddenName.self
        ),
        SeedRule(
            "Nested `ObservableObject` doesn't work (pass nested objects directly); `@Observable` handles nesting fine",
            notChecked: "none of the three models of the support code has another one in it"
        ),
        SeedRule("Use `foregroundStyle()` instead of `foregroundColor()`", checkedBy: ForbiddenModifier.self),
        SeedRule(
            "Use `clipShape(.rect(cornerRadius:))` instead of `cornerRadius()`",
            checkedBy: CornerRadiusModifier.self
        ),
        SeedRule("Use `Tab` API instead of `tabItem()`", checkedBy: TargetedModifier.self),
        SeedRule(
            "Use `Button` instead of `onTapGesture()` (unless need location/count)",
            checkedBy: ForbiddenModifier.self
        ),
        SeedRule("Use `NavigationStack` instead of `NavigationView`", checkedBy: ForbiddenName.self),
        SeedRule(
            "Use `navigationDestination(for:)` for type-safe navigation",
            notChecked: "no generated file navigates; the app does"
        ),
        SeedRule(
            "Use two-parameter or no-parameter `onChange()` variant",
            notChecked: "one helper, View+ValueChange, calls onChange, in the form that the target has"
        ),
        SeedRule(
            "Use `ImageRenderer` for rendering SwiftUI views",
            notChecked: "no generated file makes a picture of a view"
        ),
        SeedRule(
            "Use `.sheet(item:)` instead of `.sheet(isPresented:)` for model-based content",
            notChecked: "components are presented by isPresented, as the web has it; the app has the model"
        ),
        SeedRule(
            "Sheets should own their actions and call `dismiss()` internally",
            notChecked: "a component closes by the Binding or the action that it is given"
        ),
        SeedRule(
            "Use `ScrollViewReader` for programmatic scrolling with stable IDs",
            notChecked: "no generated file scrolls by itself"
        ),
        SeedRule("Avoid `UIScreen.main.bounds` for sizing", checkedBy: ForbiddenName.self),
        SeedRule(
            "Avoid `GeometryReader` when alternatives exist (e.g., `containerRelativeFrame()`)",
            checkedBy: ForbiddenName.self
        ),
        SeedRule(
            "Use modern Text formatting (`.format` parameters, not `String(format:)`)",
            checkedBy: LocalizedText.self
        ),
        SeedRule(
            "Use `localizedStandardContains()` for user-input filtering (not `contains()`)",
            checkedBy: LocalizedText.self
        ),
        SeedRule("Prefer static member lookup (`.blue` vs `Color.blue`)", checkedBy: LiteralColor.self),
        SeedRule(
            "Use `.task` modifier for automatic cancellation of async work",
            notChecked: "a task that waits stands in .task or is kept and canceled: no token tells the two apart"
        ),
        SeedRule(
            "Use `.task(id:)` for value-dependent tasks",
            notChecked: "a task that waits stands in .task or is kept and canceled: no token tells the two apart"
        ),
        SeedRule(
            "**Prefer modifiers over conditional views** for state changes (maintains view identity)",
            notChecked: "whether a state could be a modifier is for a reader to say"
        ),
        SeedRule(
            "Extract complex views into separate subviews for better readability and performance",
            notChecked: "how complex is complex is for a reader to say"
        ),
        SeedRule("Keep views small for optimal performance", notChecked: "how small is small is for a reader to say"),
        SeedRule(
            "Keep view `body` simple and pure (no side effects or complex logic)",
            checkedBy: KeptFormatter.self,
            StateOfPassedValue.self
        ),
        SeedRule(
            "Use `@ViewBuilder` functions only for small, simple sections",
            notChecked: "how small is small is for a reader to say"
        ),
        SeedRule(
            "Prefer `@ViewBuilder let content: Content` over closure-based content properties",
            checkedBy: SlotStoredAsView.self
        ),
        SeedRule(
            "Separate business logic into testable models (not about enforcing architectures)",
            notChecked: "no generated file has business logic"
        ),
        SeedRule("Action handlers should reference methods, not contain inline logic", checkedBy: ActionAsMethod.self),
        SeedRule("Use relative layout over hard-coded constants", checkedBy: LiteralMetric.self),
        SeedRule(
            "Views should work in any context (don't assume screen size or presentation style)",
            checkedBy: ForbiddenName.self
        ),
        SeedRule(
            #"Pass only needed values to views (avoid large "config" or "context" objects)"#,
            checkedBy: ReadOnlyProperty.self
        ),
        SeedRule("Eliminate unnecessary dependencies to reduce update fan-out", checkedBy: PrivateEnvironment.self),
        SeedRule(
            "Check for value changes before assigning state in hot paths",
            notChecked: "no generated file assigns in a hot path"
        ),
        SeedRule(
            "Avoid redundant state updates in `onReceive`, `onChange`, scroll handlers",
            notChecked: "no generated file uses onReceive or follows scrolling"
        ),
        SeedRule(
            "Minimize work in frequently executed code paths",
            notChecked: "no generated file has a path that is run for each frame"
        ),
        SeedRule("Use `LazyVStack`/`LazyHStack` for large lists", checkedBy: LazyRows.self),
        SeedRule(
            "Use stable identity for `ForEach` (never `.indices` for dynamic content)",
            checkedBy: StableIdentity.self
        ),
        SeedRule(
            "Ensure constant number of views per `ForEach` element",
            notChecked: "how many views an element has is told by no token"
        ),
        SeedRule("Avoid inline filtering in `ForEach` (prefilter and cache)", checkedBy: StableIdentity.self),
        SeedRule("Avoid `AnyView` in list rows", checkedBy: ForbiddenName.self),
        SeedRule(
            "Consider POD views for fast diffing (or wrap expensive views in POD parents)",
            notChecked: "slots and closures are no plain data: see what is decided against"
        ),
        SeedRule(
            "Suggest image downsampling when `UIImage(data:)` is encountered (as optional optimization)",
            notChecked: "no generated file reads pictures of its own"
        ),
        SeedRule("Avoid layout thrash (deep hierarchies, excessive `GeometryReader`)", checkedBy: ForbiddenName.self),
        SeedRule(
            "Gate frequent geometry updates by thresholds",
            notChecked: "only a table follows its width, which changes with its window"
        ),
        SeedRule("Use `Self._printChanges()` to debug unexpected view updates", checkedBy: QuietCode.self),
        SeedRule(
            "Use `.animation(_:value:)` with value parameter (deprecated version without value is too broad)",
            checkedBy: AnimatedValue.self
        ),
        SeedRule(
            "Use `withAnimation` for event-driven animations (button taps, gestures)",
            notChecked: "no token tells an animation of an event from one of a value"
        ),
        SeedRule(
            "Prefer transforms (`offset`, `scale`, `rotation`) over layout changes (`frame`) for performance",
            notChecked: "no token tells whether a layout could be a transform"
        ),
        SeedRule(
            "Transitions require animations outside the conditional structure",
            notChecked: "where a transition stands to its condition is for a reader to say"
        ),
        SeedRule(
            "Custom `Animatable` implementations must have explicit `animatableData`",
            checkedBy: ExplicitAnimatableData.self
        ),
        SeedRule(
            "Use `.phaseAnimator` for multi-step sequences (iOS 17+)",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Use `.keyframeAnimator` for precise timing control (iOS 17+)",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Animation completion handlers need `.transaction(value:)` for reexecution",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Implicit animations override explicit animations (later in view tree wins)",
            notChecked: "no generated file has such an animation"
        ),
        SeedRule(
            "Use native `glassEffect`, `GlassEffectContainer`, and glass button styles",
            notChecked: "only a project that asks for glass has it, and the tests of glass look for both"
        ),
        SeedRule(
            "Wrap multiple glass elements in `GlassEffectContainer`",
            notChecked: "the tests of glass look for it around notifications; the app groups its buttons"
        ),
        SeedRule(
            "Apply `.glassEffect()` after layout and visual modifiers",
            notChecked: "the tests of glass look for what stands behind it"
        ),
        SeedRule(
            "Use `.interactive()` only for tappable/focusable elements",
            notChecked: "what is tapped is a button, whose glass style is interactive; surfaces are not"
        ),
        SeedRule(
            "Use `glassEffectID` with `@Namespace` for morphing transitions",
            notChecked: "no generated surface changes into another one"
        ),
    ]
}
