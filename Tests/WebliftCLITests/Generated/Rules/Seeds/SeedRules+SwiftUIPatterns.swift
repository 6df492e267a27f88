/// The patterns of SwiftUI, by their headings.
extension SeedRules {
    static let swiftUIPatterns: [SeedRule] = [
        SeedRule("Basic Composition", checkedBy: InitOrder.self, SlotStoredAsView.self),
        SeedRule(
            "Compound Components with Environment",
            notChecked: "children that need each other are data of their parent: see the matrix"
        ),
        SeedRule("ViewBuilder Closures (Render Props Pattern)", checkedBy: SlotStoredAsView.self),
        SeedRule("Toggle State", checkedBy: PrivateState.self),
        SeedRule("Debounced Value", notChecked: "ComponentDelayedChange does it, and is tested by itself"),
        SeedRule(
            "Observable with Reducer",
            notChecked: "a component has no state that actions reduce: what changes is a Binding of the app"
        ),
        SeedRule("Environment-Based Dependency Injection", checkedBy: PrivateEnvironment.self),
        SeedRule("Lazy Containers", checkedBy: LazyRows.self),
        SeedRule(
            "Equatable Views",
            notChecked: "comparing views is for what has been measured: see what is decided against"
        ),
        SeedRule("Computed Properties vs State", checkedBy: StateOfPassedValue.self),
        SeedRule("Controlled Form with Validation", notChecked: "what is valid is for the app to say"),
        SeedRule(
            "Task-Based Error Handling",
            notChecked: "images alone are loaded, by AsyncImage, and all of its phases are shown: see PhasedImage"
        ),
        SeedRule("Implicit Animations", checkedBy: AnimatedValue.self),
        SeedRule("Explicit Animations", notChecked: "no token tells an animation of an event from one of a value"),
        SeedRule("Matched Geometry Effect", notChecked: "no generated file has such an animation"),
        SeedRule("VoiceOver Support", checkedBy: LabeledImageButton.self),
        SeedRule("Dynamic Type Support", checkedBy: FixedFontSize.self),
        SeedRule("Focus Management", checkedBy: PrivateState.self),
    ]
}
