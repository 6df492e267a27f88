/// What the guide to modern SwiftUI asks for, in its words.
extension SeedRules {
    static let modernSwiftUI = SeedRule.all(
        in: #"""
            **Always prefer `@Observable` over `ObservableObject`** for new code :: checked by ForbiddenName
            **Mark `@Observable` classes with `@MainActor`** unless using default actor isolation
                :: checked by ObservableModel
            **Always mark `@State` and `@StateObject` as `private`** (makes dependencies clear) :: checked by PrivateState
            **Never declare passed values as `@State` or `@StateObject`** (they only accept initial values)
                :: checked by StateOfPassedValue
            Use `@State` with `@Observable` classes (not `@StateObject`) :: checked by ForbiddenName
            `@Binding` only when child needs to **modify** parent state
                :: not checked: the matrix makes a Binding of what the user changes, and of nothing else
            `@Bindable` for injected `@Observable` objects needing bindings
                :: not checked: no view binds a property of a model: ComponentNotifications gives a Binding by a function
            Use `let` for read-only values; `var` + `.onChange()` for reactive reads :: checked by ReadOnlyProperty
            Legacy: `@StateObject` for owned `ObservableObject`; `@ObservedObject` for injected
                :: checked by PrivateEnvironment, ForbiddenName
            Nested `ObservableObject` doesn't work (pass nested objects directly); `@Observable` handles nesting fine
                :: not checked: none of the three models of the support code has another one in it
            Use `foregroundStyle()` instead of `foregroundColor()` :: checked by ForbiddenModifier
            Use `clipShape(.rect(cornerRadius:))` instead of `cornerRadius()` :: checked by CornerRadiusModifier
            Use `Tab` API instead of `tabItem()` :: checked by TargetedModifier
            Use `Button` instead of `onTapGesture()` (unless need location/count) :: checked by ForbiddenModifier
            Use `NavigationStack` instead of `NavigationView` :: checked by ForbiddenName
            Use `navigationDestination(for:)` for type-safe navigation
                :: not checked: no generated file navigates; the app does
            Use two-parameter or no-parameter `onChange()` variant
                :: not checked: one helper, View+ValueChange, calls onChange, in the form that the target has
            Use `ImageRenderer` for rendering SwiftUI views :: not checked: no generated file makes a picture of a view
            Use `.sheet(item:)` instead of `.sheet(isPresented:)` for model-based content
                :: not checked: components are presented by isPresented, as the web has it; the app has the model
            Sheets should own their actions and call `dismiss()` internally
                :: not checked: a component closes by the Binding or the action that it is given
            Use `ScrollViewReader` for programmatic scrolling with stable IDs
                :: not checked: no generated file scrolls by itself
            Avoid `UIScreen.main.bounds` for sizing :: checked by ForbiddenName
            Avoid `GeometryReader` when alternatives exist (e.g., `containerRelativeFrame()`) :: checked by ForbiddenName
            Use modern Text formatting (`.format` parameters, not `String(format:)`) :: checked by LocalizedText
            Use `localizedStandardContains()` for user-input filtering (not `contains()`) :: checked by LocalizedText
            Prefer static member lookup (`.blue` vs `Color.blue`) :: checked by LiteralColor
            Use `.task` modifier for automatic cancellation of async work
                :: not checked: a task that waits stands in .task or is kept and canceled: no token tells the two apart
            Use `.task(id:)` for value-dependent tasks
                :: not checked: a task that waits stands in .task or is kept and canceled: no token tells the two apart
            **Prefer modifiers over conditional views** for state changes (maintains view identity)
                :: not checked: whether a state could be a modifier is for a reader to say
            Extract complex views into separate subviews for better readability and performance
                :: not checked: how complex is complex is for a reader to say
            Keep views small for optimal performance :: not checked: how small is small is for a reader to say
            Keep view `body` simple and pure (no side effects or complex logic)
                :: checked by KeptFormatter, StateOfPassedValue
            Use `@ViewBuilder` functions only for small, simple sections
                :: not checked: how small is small is for a reader to say
            Prefer `@ViewBuilder let content: Content` over closure-based content properties :: checked by SlotStoredAsView
            Separate business logic into testable models (not about enforcing architectures)
                :: not checked: no generated file has business logic
            Action handlers should reference methods, not contain inline logic :: checked by ActionAsMethod
            Use relative layout over hard-coded constants :: checked by LiteralMetric
            Views should work in any context (don't assume screen size or presentation style) :: checked by ForbiddenName
            Pass only needed values to views (avoid large "config" or "context" objects) :: checked by ReadOnlyProperty
            Eliminate unnecessary dependencies to reduce update fan-out :: checked by PrivateEnvironment
            Check for value changes before assigning state in hot paths
                :: not checked: no generated file assigns in a hot path
            Avoid redundant state updates in `onReceive`, `onChange`, scroll handlers
                :: not checked: no generated file uses onReceive or follows scrolling
            Minimize work in frequently executed code paths
                :: not checked: no generated file has a path that is run for each frame
            Use `LazyVStack`/`LazyHStack` for large lists :: checked by LazyRows
            Use stable identity for `ForEach` (never `.indices` for dynamic content) :: checked by StableIdentity
            Ensure constant number of views per `ForEach` element
                :: not checked: how many views an element has is told by no token
            Avoid inline filtering in `ForEach` (prefilter and cache) :: checked by StableIdentity
            Avoid `AnyView` in list rows :: checked by ForbiddenName
            Consider POD views for fast diffing (or wrap expensive views in POD parents)
                :: not checked: slots and closures are no plain data: see what is decided against
            Suggest image downsampling when `UIImage(data:)` is encountered (as optional optimization)
                :: not checked: no generated file reads pictures of its own
            Avoid layout thrash (deep hierarchies, excessive `GeometryReader`) :: checked by ForbiddenName
            Gate frequent geometry updates by thresholds
                :: not checked: only a table follows its width, which changes with its window
            Use `Self._printChanges()` to debug unexpected view updates :: checked by QuietCode
            Use `.animation(_:value:)` with value parameter (deprecated version without value is too broad)
                :: checked by AnimatedValue
            Use `withAnimation` for event-driven animations (button taps, gestures)
                :: not checked: no token tells an animation of an event from one of a value
            Prefer transforms (`offset`, `scale`, `rotation`) over layout changes (`frame`) for performance
                :: not checked: no token tells whether a layout could be a transform
            Transitions require animations outside the conditional structure
                :: not checked: where a transition stands to its condition is for a reader to say
            Custom `Animatable` implementations must have explicit `animatableData` :: checked by ExplicitAnimatableData
            Use `.phaseAnimator` for multi-step sequences (iOS 17+) :: not checked: no generated file has such an animation
            Use `.keyframeAnimator` for precise timing control (iOS 17+)
                :: not checked: no generated file has such an animation
            Animation completion handlers need `.transaction(value:)` for reexecution
                :: not checked: no generated file has such an animation
            Implicit animations override explicit animations (later in view tree wins)
                :: not checked: no generated file has such an animation
            Use native `glassEffect`, `GlassEffectContainer`, and glass button styles
                :: not checked: only a project that asks for glass has it, and the tests of glass look for both
            Wrap multiple glass elements in `GlassEffectContainer`
                :: not checked: the tests of glass look for it around notifications; the app groups its buttons
            Apply `.glassEffect()` after layout and visual modifiers
                :: not checked: the tests of glass look for what stands behind it
            Use `.interactive()` only for tappable/focusable elements
                :: not checked: what is tapped is a button, whose glass style is interactive; surfaces are not
            Use `glassEffectID` with `@Namespace` for morphing transitions
                :: not checked: no generated surface changes into another one
            """#
    )
}
