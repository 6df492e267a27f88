import TestSupport
import Testing

@testable import Verify

/// What Apple's frameworks are where they are not what one would expect. Each has a program that it allows and one that
/// it forbids.
@Suite("What the frameworks say is what the surface says", .startsCompiler, .needsSurface)
struct FrameworkFactTests {
    /// A fact, the module that its programs import, the target and the text of the right one, those of the wrong one, and a part
    /// of what the compiler says to that.
    static let facts = [
        (
            "points, sizes, rectangles, vectors and transforms are keys from iOS 18 on", "SwiftUI", "18",
            """
            let a: Set<CGPoint> = [], b: Set<CGSize> = [], c: Set<CGRect> = [], d: Set<CGVector> = []
            let e: Set<CGAffineTransform> = []
            """,
            "15", "let a: Set<CGSize> = []",
            "conformance of 'CGSize' to 'Hashable' is only available in iOS 18.0 or newer"
        ),
        (
            "SwiftUI passes on observable objects, and nothing else of Combine", "SwiftUI", "15",
            "final class A: ObservableObject { @Published var isOn = false }",
            "15", "func a() { _ = AnyCancellable {} }", "cannot find 'AnyCancellable' in scope"
        ),
        (
            "an observed object is made on the main actor", "SwiftUI", "15",
            """
            final class A: ObservableObject {}
            struct B: View {
                @ObservedObject private var a: A
                init(a: A) { _a = ObservedObject(wrappedValue: a) }
                var body: some View { EmptyView() }
            }
            """,
            "15",
            """
            final class A: ObservableObject {}
            func a(_ a: A) -> ObservedObject<A> { ObservedObject(wrappedValue: a) }
            """,
            "call to main actor-isolated initializer 'init(wrappedValue:)'"
        ),
        (
            "who registers for traits says of which type the environment is", "UIKit", "17",
            """
            final class A: UIView {
                func a(_ other: UIViewController) {
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: A, _) in view.a(other) }
                    other.registerForTraitChanges([]) { (_: UIViewController, previous: UITraitCollection) in }
                }
            }
            """,
            "17", "func a(_ view: UIView) { view.registerForTraitChanges([]) { _, _ in } }",
            "cannot infer type of closure parameter"
        ),
        (
            "insets and offsets can be compared, and are no keys", "UIKit", "15",
            "let a = UIEdgeInsets.zero == .zero && NSDirectionalEdgeInsets.zero == .zero && UIOffset.zero == .zero",
            "15", "let a: Set<UIEdgeInsets> = []", "type 'UIEdgeInsets' does not conform to protocol 'Hashable'"
        ),
        (
            "the closures of a binding run where they are made", "SwiftUI", "15",
            """
            @MainActor final class A {
                var count = 0
                func binding() -> Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
            }
            """,
            "15",
            """
            @MainActor final class A {
                var count = 0
                nonisolated func binding() -> Binding<Int> { Binding(get: { self.count }, set: { _ in }) }
            }
            """,
            "main actor-isolated property 'count' can not be referenced"
        ),
        (
            "enums list their cases where they are documented to", "SwiftUI", "16",
            """
            func a() {
                _ = (Axis.allCases, Edge.allCases, HorizontalEdge.allCases, VerticalEdge.allCases)
                _ = (TextAlignment.allCases, ColorScheme.allCases, ColorSchemeContrast.allCases)
                _ = (LayoutDirection.allCases, ContentMode.allCases, ContentSizeCategory.allCases)
                _ = (DynamicTypeSize.allCases, ControlSize.allCases, Visibility.allCases)
                _ = (Font.TextStyle.allCases, Locale.Weekday.allCases)
            }
            """,
            "15", "let a = ScenePhase.allCases", "type 'ScenePhase' has no member 'allCases'"
        ),
        (
            "gestures are put together anywhere, and have names", "SwiftUI", "15",
            """
            func a() -> _EndedGesture<_ChangedGesture<LongPressGesture>> { LongPressGesture().onChanged { _ in }.onEnded { _ in } }
            """,
            "15", "func a() -> _EndedGesture<TapGesture> { LongPressGesture().onEnded { _ in } }",
            "cannot convert return expression of type '_EndedGesture<LongPressGesture>'"
        ),
        (
            "nothing has to be met of the traits of text input", "UIKit", "15",
            """
            final class A: NSObject, UITextInputTraits {}
            @MainActor func a(_ traits: any UITextInputTraits) -> UIKeyboardType? { traits.keyboardType }
            @MainActor func b(_ field: UITextField) { field.keyboardType = .emailAddress }
            """,
            "15", "@MainActor func a(_ traits: any UITextInputTraits) -> UIKeyboardType { traits.keyboardType }",
            "value of optional type 'UIKeyboardType?' must be unwrapped to a value of type 'UIKeyboardType'"
        ),
    ]

    private func messages(to program: String, _ module: String, _ target: String) async throws -> [String] {
        let target = try #require(DeploymentTarget(target))
        return try await SharedSurface.messages(to: "import \(module)\n\(program)", target: target)
    }

    @Test("what is allowed has no message, and what is forbidden is found", arguments: facts.indices)
    func each(_ index: Int) async throws {
        let (fact, module, rightTarget, right, wrongTarget, wrong, message) = Self.facts[index]
        #expect(try await messages(to: right, module, rightTarget) == [], "\(fact)")
        let found = try await messages(to: wrong, module, wrongTarget)
        #expect(found.contains { $0.contains(message) }, "\(fact): \(found)")
    }
}
