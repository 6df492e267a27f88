import TestSupport
import Testing

/// What Apple doesn't let two threads use at once, the surface doesn't either: each was compared with the documentation.
@Suite(.startsCompiler, .needsSurface)
struct WrongSendingTests {
    private func messages(to body: String) async throws -> [String] {
        try await SharedSurface.messages(to: "import SwiftUI\n\n" + body)
    }

    @Test(
        "objects that are not Sendable can't be shared",
        arguments: [
            "RelativeDateTimeFormatter()", "ISO8601DateFormatter()", "ByteCountFormatter()",
            "NSAttributedString(string: \"a\")",
        ]
    )
    func notShared(value: String) async throws {
        let messages = try await messages(to: "enum Shared { static let value = \(value) }")
        let type = value.prefix { $0 != "(" }
        #expect(
            messages.contains { $0.contains("not concurrency-safe because non-'Sendable' type '\(type)'") },
            "\(messages)"
        )
    }

    @Test(
        "objects that are Sendable can be shared",
        arguments: ["DateFormatter()", "NumberFormatter()", "DateComponentsFormatter()", "UnitLength.meters"]
    )
    func shared(value: String) async throws {
        let messages = try await messages(to: "enum Shared { static let value = \(value) }")
        #expect(messages == [])
    }

    @Test(
        "what the documentation allows has no message",
        arguments: [
            (
                "views and view controllers are Sendable by their actor, and so is what inherits from them",
                """
                final class B: UIControl {}
                func take(_ value: some Sendable) {}
                @MainActor func a(_ view: UIView, _ own: B, _ controller: UIViewController) {
                    take(view)
                    take(own)
                    take(controller)
                }
                """
            ),
            (
                "an alignment has what it needs in its list of captures",
                """
                struct A: View {
                    private var gap: CGFloat { 4 }
                    var body: some View {
                        Text("a")
                            .alignmentGuide(.top) { [gap] in $0[.bottom] + gap }
                            .alignmentGuide(.leading) { [gap] in $0[.trailing] - gap }
                    }
                }
                """
            ),
            (
                "what an action for VoiceOver is put on stays one modified view, whatever follows",
                """
                struct A: View {
                    func described() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
                        accessibilityAction {}
                    }
                    var body: some View {
                        Text("a")
                            .accessibilityAdjustableAction { _ in }
                            .accessibilityAction(named: "Remove") {}
                            .accessibilityAction(.escape) {}
                            .accessibilityLabel("b")
                    }
                }
                """
            ),
        ]
    )
    func allowed(promise: String, body: String) async throws {
        #expect(try await messages(to: body) == [], "\(promise)")
    }

    @Test("an alignment is computed anywhere, and reads no state of the view")
    func alignment() async throws {
        let messages = try await messages(
            to: """
                struct A: View {
                    private var gap: CGFloat { 4 }
                    var body: some View { Text("a").alignmentGuide(.top) { _ in gap } }
                }
                """
        )
        #expect(
            messages.contains { $0.contains("main actor-isolated property 'gap' can not be referenced") },
            "\(messages)"
        )
    }
}
