import TestSupport
import Testing

@testable import Verify

/// What Apple's frameworks are where they are not what one would expect. Each has a program that it allows and one that
/// it forbids.
@Suite(
    "What the frameworks say is what the surface says",
    .startsCompiler,
    .needsSurface
)
struct FrameworkFactTests {
    struct Fact: Sendable, CustomTestStringConvertible {
        let fact: String
        let right: String
        var target = "15"
        let wrong: String
        var wrongTarget = "15"
        let message: String

        var testDescription: String { fact }
    }

    static let facts = [
        Fact(
            fact: "points, sizes, rectangles, vectors and transforms are keys from iOS 18 on",
            right: """
                import SwiftUI
                let a: Set<CGPoint> = [], b: Set<CGSize> = [], c: Set<CGRect> = [], d: Set<CGVector> = []
                let e: Set<CGAffineTransform> = []
                """,
            target: "18",
            wrong: """
                import SwiftUI
                let a: Set<CGSize> = []
                """,
            message: "conformance of 'CGSize' to 'Hashable' is only available in iOS 18.0 or newer"
        ),
        Fact(
            fact: "SwiftUI passes on observable objects, and nothing else of Combine",
            right: """
                import SwiftUI
                final class A: ObservableObject { @Published var isOn = false }
                """,
            wrong: """
                import SwiftUI
                func a() { _ = AnyCancellable {} }
                """,
            message: "cannot find 'AnyCancellable' in scope"
        ),
        Fact(
            fact: "an observed object is made on the main actor",
            right: """
                import SwiftUI
                final class A: ObservableObject {}
                struct B: View {
                    @ObservedObject private var a: A
                    init(a: A) { _a = ObservedObject(wrappedValue: a) }
                    var body: some View { EmptyView() }
                }
                """,
            wrong: """
                import SwiftUI
                final class A: ObservableObject {}
                func a(_ a: A) -> ObservedObject<A> { ObservedObject(wrappedValue: a) }
                """,
            message: "call to main actor-isolated initializer 'init(wrappedValue:)'"
        ),
        Fact(
            fact: "who registers for traits says of which type the environment is",
            right: """
                import UIKit
                final class A: UIView {
                    func a(_ other: UIViewController) {
                        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: A, _) in view.a(other) }
                        other.registerForTraitChanges([]) { (_: UIViewController, previous: UITraitCollection) in }
                    }
                }
                """,
            target: "17",
            wrong: """
                import UIKit
                func a(_ view: UIView) { view.registerForTraitChanges([]) { _, _ in } }
                """,
            wrongTarget: "17",
            message: "cannot infer type of closure parameter"
        ),
        Fact(
            fact: "insets and offsets can be compared, and are no keys",
            right: """
                import UIKit
                let a = UIEdgeInsets.zero == .zero && NSDirectionalEdgeInsets.zero == .zero && UIOffset.zero == .zero
                """,
            wrong: """
                import UIKit
                let a: Set<UIEdgeInsets> = []
                """,
            message: "type 'UIEdgeInsets' does not conform to protocol 'Hashable'"
        ),
        Fact(
            fact: "the closures of a binding run where they are made",
            right: """
                import SwiftUI
                @MainActor final class A {
                    var count = 0
                    func binding() -> Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
                }
                """,
            wrong: """
                import SwiftUI
                @MainActor final class A {
                    var count = 0
                    nonisolated func binding() -> Binding<Int> { Binding(get: { self.count }, set: { _ in }) }
                }
                """,
            message: "main actor-isolated property 'count' can not be referenced"
        ),
        Fact(
            fact: "enums list their cases where they are documented to",
            right: """
                import SwiftUI
                func a() {
                    _ = Axis.allCases
                    _ = Edge.allCases
                    _ = HorizontalEdge.allCases
                    _ = VerticalEdge.allCases
                    _ = TextAlignment.allCases
                    _ = ColorScheme.allCases
                    _ = ColorSchemeContrast.allCases
                    _ = LayoutDirection.allCases
                    _ = ContentMode.allCases
                    _ = ContentSizeCategory.allCases
                    _ = DynamicTypeSize.allCases
                    _ = ControlSize.allCases
                    _ = Visibility.allCases
                    _ = Font.TextStyle.allCases
                    _ = Locale.Weekday.allCases
                }
                """,
            target: "16",
            wrong: """
                import SwiftUI
                let a = ScenePhase.allCases
                """,
            message: "type 'ScenePhase' has no member 'allCases'"
        ),
        Fact(
            fact: "gestures are put together anywhere, and have names",
            right: """
                import SwiftUI
                func a() -> _EndedGesture<_ChangedGesture<LongPressGesture>> { LongPressGesture().onChanged { _ in }.onEnded { _ in } }
                """,
            wrong: """
                import SwiftUI
                func a() -> _EndedGesture<TapGesture> { LongPressGesture().onEnded { _ in } }
                """,
            message: "cannot convert return expression of type '_EndedGesture<LongPressGesture>'"
        ),
        Fact(
            fact: "nothing has to be met of the traits of text input",
            right: """
                import UIKit
                final class A: NSObject, UITextInputTraits {}
                @MainActor func a(_ traits: any UITextInputTraits) -> UIKeyboardType? { traits.keyboardType }
                @MainActor func b(_ field: UITextField) { field.keyboardType = .emailAddress }
                """,
            wrong: """
                import UIKit
                @MainActor func a(_ traits: any UITextInputTraits) -> UIKeyboardType { traits.keyboardType }
                """,
            message: "value of optional type 'UIKeyboardType?' must be unwrapped to a value of type 'UIKeyboardType'"
        ),
    ]

    @Test("what is allowed has no message", arguments: facts)
    func right(_ fact: Fact) async throws {
        let target = try #require(DeploymentTarget(fact.target))
        #expect(try await SharedSurface.messages(to: fact.right, target: target) == [])
    }

    @Test("what is forbidden is found", arguments: facts)
    func wrong(_ fact: Fact) async throws {
        let target = try #require(DeploymentTarget(fact.wrongTarget))
        let messages = try await SharedSurface.messages(to: fact.wrong, target: target)
        #expect(messages.contains { $0.contains(fact.message) }, "\(messages)")
    }
}
