import TestSupport
import Testing

/// Each program has one mistake, and the compiler must find it.
@Suite(
    .startsCompiler,
    .needsSurface
)
struct WrongProgramTests {
    /// A program and a part of what the compiler must say to it.
    struct Wrong: Sendable, CustomTestStringConvertible {
        let mistake: String
        let body: String
        let message: String

        var testDescription: String { mistake }
    }

    static let programs = [
        Wrong(
            mistake: "a wrong label",
            body: "struct A: View { var body: some View { Text(verbatum: \"a\") } }",
            message: "extraneous argument label 'verbatum:' in call"
        ),
        Wrong(
            mistake: "a wrong type",
            body: "struct A: View { var body: some View { Toggle(\"a\", isOn: true) } }",
            message: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
        ),
        Wrong(
            mistake: "no view",
            body: "struct N {}\nstruct A: View { var body: some View { VStack { N() } } }",
            message: "this expression does not conform to 'View'"
        ),
        Wrong(
            mistake: "no body",
            body: "struct A: View {}",
            message: "type 'A' does not conform to protocol 'View'"
        ),
        Wrong(
            mistake: "a schedule that is none",
            body: "struct A: View { var body: some View { TimelineView(60) { _ in Text(\"a\") } } }",
            message: "conform to 'TimelineSchedule'"
        ),
        Wrong(
            mistake: "an unknown modifier",
            body: "struct A: View { var body: some View { Text(\"a\").paddings() } }",
            message: "value of type 'Text' has no member 'paddings'"
        ),
        Wrong(
            mistake: "an unknown member of a configuration",
            body: """
                struct A: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.opacity(configuration.pressed ? 1 : 0)
                    }
                }
                """,
            message: "has no member 'pressed'"
        ),
        Wrong(
            mistake: "a missing argument",
            body: "struct A: View { @State private var t = \"\"; var body: some View { SecureField(\"a\") } }",
            message: "missing argument for parameter 'text' in call"
        ),
        Wrong(
            mistake: "the main actor from elsewhere",
            body: "func a() -> UIView { UIView() }",
            message: "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"
        ),
        Wrong(
            mistake: "a value that two could use at once",
            body: """
                final class Box { var n = 0 }
                @MainActor func take(_ box: Box) { box.n += 1 }
                func a() async {
                    let box = Box()
                    await take(box)
                    box.n = 2
                }
                """,
            message: "sending 'box' risks causing data races"
        ),
        Wrong(
            mistake: "a type that is newer than the target",
            body: "struct A: View { var body: some View { ContentUnavailableView(\"a\", systemImage: \"b\") } }",
            message: "'ContentUnavailableView' is only available in iOS 17.0 or newer"
        ),
        Wrong(
            mistake: "a modifier that is newer than the target",
            body: "struct A: View { var body: some View { Text(\"a\").presentationDetents([.medium]) } }",
            message: "is only available in iOS 16.0 or newer"
        ),
        Wrong(
            mistake: "a switch without its default",
            body: "func a(_ c: ColorScheme) -> Int { switch c { case .light: 1 case .dark: 2 } }",
            message: "switch covers known cases, but 'ColorScheme' may have additional unknown values"
        ),
        Wrong(
            mistake: "a missing result",
            body: "func a(_ b: Bool) -> Int { if b { return 1 } }",
            message: "missing return in global function expected to return 'Int'"
        ),
        Wrong(
            mistake: "a number that is too large",
            body: "let a: Int8 = 300",
            message: "integer literal '300' overflows when stored into 'Int8'"
        ),
        Wrong(
            mistake: "a warning",
            body: "func a() { var b = 1; print(\"c\") }",
            message: "warning: initialization of variable 'b' was never used"
        ),
        Wrong(
            mistake: "a missing initializer",
            body:
                "final class A: UIControl { let b: Int; override init(frame: CGRect) { b = 1; super.init(frame: frame) } }",
            message: "'required' initializer 'init(coder:)' must be provided by subclass of 'UIControl'"
        ),
    ]

    @Test(arguments: programs) func aMistakeIsFound(_ wrong: Wrong) async throws {
        let messages = try await SharedSurface.messages(to: "import SwiftUI\nimport UIKit\n\n" + wrong.body)
        #expect(messages.contains { $0.contains(wrong.message) }, "\(messages)")
    }

    @Test func whatIsNewerMayBeUsedBehindAvailable() async throws {
        let messages = try await SharedSurface.messages(
            to: """
                import SwiftUI

                struct A: View {
                    var body: some View {
                        if #available(iOS 17, *) {
                            ContentUnavailableView("a", systemImage: "b")
                        } else {
                            Text("a")
                        }
                    }
                }
                """
        )
        #expect(messages.isEmpty)
    }

    @Test func onlyTheSwiftSixModeFindsWhatOnlyItForbids() async throws {
        let messages = try await SharedSurface.messages(to: "final class A { static let shared = A() }\n")
        #expect(messages.contains { $0.contains("not concurrency-safe") }, "\(messages)")
    }
}
