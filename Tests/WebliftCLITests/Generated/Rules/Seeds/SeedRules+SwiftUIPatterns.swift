/// The patterns of SwiftUI, by their headings.
extension SeedRules {
    static let swiftUIPatterns = SeedRule.all(
        in: #"""
            Basic Composition :: checked by InitOrder, SlotStoredAsView
            Compound Components with Environment
                :: not checked: children that need each other are data of their parent: see the matrix
            ViewBuilder Closures (Render Props Pattern) :: checked by SlotStoredAsView
            Toggle State :: checked by PrivateState
            Debounced Value :: not checked: ComponentDelayedChange does it, and is tested by itself
            Observable with Reducer
                :: not checked: a component has no state that actions reduce: what changes is a Binding of the app
            Environment-Based Dependency Injection :: checked by PrivateEnvironment
            Lazy Containers :: checked by LazyRows
            Equatable Views :: not checked: comparing views is for what has been measured: see what is decided against
            Computed Properties vs State :: checked by StateOfPassedValue
            Controlled Form with Validation :: not checked: what is valid is for the app to say
            Task-Based Error Handling
                :: not checked: images alone are loaded, by AsyncImage, and all of its phases are shown: see PhasedImage
            Implicit Animations :: checked by AnimatedValue
            Explicit Animations :: not checked: no token tells an animation of an event from one of a value
            Matched Geometry Effect :: not checked: no generated file has such an animation
            VoiceOver Support :: checked by LabeledImageButton
            Dynamic Type Support :: checked by FixedFontSize
            Focus Management :: checked by PrivateState
            """#
    )
}
