import TestSupport
import Testing

/// Each program has one mistake that `Tests/Verified/Pairs` has no sentence for, and the compiler must find it.
@Suite(.startsCompiler, .needsSurface)
struct WrongProgramTests {
    private static func view(_ body: String) -> String { "struct A: View { var body: some View { \(body) } }" }

    /// A mistake, a program that makes it, and a part of what the compiler must say to it.
    static let programs = [
        ("no view", "struct N {}\n" + view("VStack { N() }"), "this expression does not conform to 'View'"),
        ("no body", "struct A: View {}", "type 'A' does not conform to protocol 'View'"),
        ("a schedule that is none", view("TimelineView(60) { _ in Text(\"a\") }"), "conform to 'TimelineSchedule'"),
        (
            "an unknown member of a configuration",
            """
            struct A: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.disabled(configuration.pressed) }
            }
            """,
            "has no member 'pressed'"
        ),
        ("no name of SwiftUI", "func a() { _ = AnyCancellable {} }", "cannot find 'AnyCancellable' in scope"),
        ("cases that are not listed", "let a = ScenePhase.allCases", "type 'ScenePhase' has no member 'allCases'"),
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
    ]

    @Test(arguments: programs) func aMistakeIsFound(mistake: String, body: String, message: String) async throws {
        let messages = try await SharedSurface.messages(to: "import SwiftUI\n\n" + body)
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }
}
