import TestSupport
import Testing

/// Each program has one mistake, and the compiler must find it.
@Suite(.startsCompiler, .needsSurface)
struct WrongProgramTests {
    private static func view(_ body: String) -> String { "struct A: View { var body: some View { \(body) } }" }

    /// A mistake, a program that makes it, and a part of what the compiler must say to it.
    static let programs = [
        ("a wrong label", view("Text(verbatum: \"a\")"), "extraneous argument label 'verbatum:' in call"),
        (
            "a wrong type", view("Toggle(\"a\", isOn: true)"),
            "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
        ),
        ("no view", "struct N {}\n" + view("VStack { N() }"), "this expression does not conform to 'View'"),
        ("no body", "struct A: View {}", "type 'A' does not conform to protocol 'View'"),
        ("a schedule that is none", view("TimelineView(60) { _ in Text(\"a\") }"), "conform to 'TimelineSchedule'"),
        ("an unknown modifier", view("Text(\"a\").paddings()"), "value of type 'Text' has no member 'paddings'"),
        (
            "an unknown member of a configuration",
            """
            struct A: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.opacity(configuration.pressed ? 1 : 0)
                }
            }
            """,
            "has no member 'pressed'"
        ),
        (
            "a missing argument",
            "struct A: View { @State private var t = \"\"; var body: some View { SecureField(\"a\") } }",
            "missing argument for parameter 'text' in call"
        ),
        (
            "the main actor from elsewhere", "func a() -> UIView { UIView() }",
            "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"
        ),
        (
            "a value that two could use at once",
            """
            final class Box { var n = 0 }
            @MainActor func take(_ box: Box) { box.n += 1 }
            func a() async {
                let box = Box()
                await take(box)
                box.n = 2
            }
            """,
            "sending 'box' risks causing data races"
        ),
        (
            "a type that is newer than the target", view("ContentUnavailableView(\"a\", systemImage: \"b\")"),
            "'ContentUnavailableView' is only available in iOS 17.0 or newer"
        ),
        (
            "a modifier that is newer than the target", view("Text(\"a\").presentationDetents([.medium])"),
            "is only available in iOS 16.0 or newer"
        ),
        (
            "a switch without its default",
            "func a(_ c: ColorScheme) -> Int { switch c { case .light: 1 case .dark: 2 } }",
            "switch covers known cases, but 'ColorScheme' may have additional unknown values"
        ),
        (
            "a missing result", "func a(_ b: Bool) -> Int { if b { return 1 } }",
            "missing return in global function expected to return 'Int'"
        ),
        (
            "a number that is too large", "let a: Int8 = 300",
            "integer literal '300' overflows when stored into 'Int8'"
        ),
        (
            "a warning", "func a() { var b = 1; print(\"c\") }",
            "warning: initialization of variable 'b' was never used"
        ),
        (
            "a missing initializer",
            "final class A: UIControl { let b: Int; override init(frame: CGRect) { b = 1; super.init(frame: frame) } }",
            "'required' initializer 'init(coder:)' must be provided by subclass of 'UIControl'"
        ),
    ]

    @Test(arguments: programs) func aMistakeIsFound(mistake: String, body: String, message: String) async throws {
        let messages = try await SharedSurface.messages(to: "import SwiftUI\nimport UIKit\n\n" + body)
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
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
