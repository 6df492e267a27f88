import AppCode
import Core
import Foundation
import TestSupport
import Testing

@Suite("Swift that people wrote, beside a web component")
struct ComponentDriftTests {
    private static let manifest = """
        {"schemaVersion": "1.0.0", "modules": [{"path": "button.js", "declarations": [{
          "kind": "class", "customElement": true, "tagName": "acme-button", "name": "AcmeButton",
          "members": [
            {"kind": "field", "name": "tone", "type": {"text": "'neutral' | 'danger'"}, "default": "'neutral'", "attribute": "tone"},
            {"kind": "field", "name": "disabled", "type": {"text": "boolean"}, "default": "false", "attribute": "disabled"},
            {"kind": "field", "name": "badge", "type": {"text": "string | undefined"}, "attribute": "badge"},
            {"kind": "field", "name": "delay", "type": {"text": "number"}, "default": "1000", "attribute": "delay"}
          ],
          "slots": [{"name": ""}],
          "events": [{"name": "click", "type": {"text": "MouseEvent"}}]
        }]}]}
        """

    /// A button as a team would write it, with what a test says in the place of each part.
    private func button(
        head: String = "public struct AcmeButton<Label: View>: View",
        tone: String = "tone: Tone = .neutral",
        disabled: String = "isDisabled: Bool = false",
        badge: String = "badge: String? = nil",
        delay: String = "delay: TimeInterval = 1",
        action: String = "action: @escaping () -> Void",
        cases: String = "case neutral, danger",
        more: String = ""
    ) -> String {
        let parameters = [badge, delay, tone, disabled, action].filter { !$0.isEmpty }.joined(separator: ",\n        ")
        return """
            import SwiftUI

            \(head) {
                public enum Tone: String { \(cases) }

                public init(
                    \(parameters),
                    @ViewBuilder label: () -> Label
                ) {}

                public init(
                    _ label: String,
                    \(parameters)
                ) where Label == Text {}

                public var body: some View { EmptyView() }
                \(more)
            }
            """
    }

    private func drift(_ swift: String..., types: [String: String] = [:]) -> [String] {
        DriftedSwift(Self.manifest, swift, types: types).lines.map { line in
            line.split(separator: " ").prefix(2).joined(separator: " ")
        }
    }

    @Test("of Swift that has what the web has there is nothing to say")
    func nothing() { #expect(drift(button(delay: "delay: Double = 1")) == []) }

    @Test("a component without a type is missing, and a private one is told as such")
    func noType() {
        #expect(drift("struct Other {}") == ["component.missing AcmeButton"])
        #expect(drift("private struct AcmeButton: View {}") == ["component.hidden AcmeButton"])
    }

    // MARK: What is the same

    @Test(
        "another spelling is no difference",
        arguments: [
            ("tone", "tone: AcmeButton.Tone = AcmeButton.Tone.neutral"), ("tone", "tone: Tone = Tone.neutral"),
            ("tone", "tone theTone: Self.Tone = (.neutral)"),
            ("badge", "badge: Optional<String> = nil"), ("badge", "badge: Swift.String? = .none"),
            ("badge", "badge: Optional<Swift.String> = Optional.none"), ("delay", "delay: Swift.Double = 1.0"),
            ("delay", "delay: Double = 0x1"), ("disabled", "isDisabled: Bool = (false)"),
            ("action", "action: @escaping @MainActor () -> ()"), ("action", "action: @Sendable @escaping (()) -> Void"),
            ("action", "action perform: @escaping () -> Swift.Void"),
        ]
    )
    func spelling(part: String, text: String) {
        var parts = ["delay": "delay: Double = 1"]
        parts[part] = text
        let swift = button(
            tone: parts["tone"] ?? "tone: Tone = .neutral",
            disabled: parts["disabled"] ?? "isDisabled: Bool = false",
            badge: parts["badge"] ?? "badge: String? = nil",
            delay: parts["delay"] ?? "",
            action: parts["action"] ?? "action: @escaping () -> Void"
        )
        #expect(drift(swift.replacingOccurrences(of: "(()) -> Void", with: "() -> Void")) == [])
    }

    @Test("a modifier or a property in the place of a parameter is there")
    func modifiers() {
        let modifier = "public func isDisabled(_ isDisabled: Bool = true) -> Self { self }"
        #expect(drift(button(disabled: "", delay: "delay: Double = 1", more: modifier)) == [])
        let flag = "public func isDisabled() -> some View { self }"
        #expect(drift(button(disabled: "", delay: "delay: Double = 1", more: flag)) == [])
        let property = "public var isDisabled = false"
        #expect(drift(button(disabled: "", delay: "delay: Double = 1", more: property)) == [])
        let hidden = "func isDisabled(_ isDisabled: Bool) -> Self { self }"
        #expect(drift(button(disabled: "", delay: "delay: Double = 1", more: hidden)) == ["member.missing isDisabled"])
    }

    @Test("an init and a modifier in an extension of another file count")
    func extensions() {
        let other = """
            extension AcmeButton {
                public func isDisabled(_ value: Bool) -> some View { self }
            }
            """
        #expect(drift(button(disabled: "", delay: "delay: Double = 1"), other) == [])
        let local = "extension AcmeButton { func isDisabled(_ value: Bool) -> some View { self } }"
        #expect(drift(button(disabled: "", delay: "delay: Double = 1"), local) == ["member.missing isDisabled"])
    }

    @Test("what stands in a string, a comment or a body is no declaration")
    func text() {
        let more = """
            /* public init(isDisabled: Bool) {} */
            // public func isDisabled(_ a: Bool) -> Self { self }
            let help = \"\"\"
                public func isDisabled(_ a: Bool) -> Self { self }
                \"\"\"
            private func isDisabled() { func isDisabled(_ a: Bool) -> AcmeButton { fatalError() } }
            """
        #expect(drift(button(disabled: "", delay: "delay: Double = 1", more: more)) == ["member.missing isDisabled"])
    }

    @Test("an enum of a team with other names stands for the generated one")
    func enums() {
        let kind = """
            public enum Kind: String { case neutral, danger }
            """
        #expect(drift(button(tone: "tone: Kind = .neutral", delay: "delay: Double = 1"), kind) == [])
        let alias = "public typealias Flavor = Kind"
        #expect(drift(button(tone: "tone: Flavor = .neutral", delay: "delay: Double = 1"), kind, alias) == [])
    }

    @Test("values as static members of a struct are values")
    func statics() {
        let kind = """
            public struct Kind { let name: String
                public static let neutral = Kind(name: "neutral")
                public static let danger = Kind(name: "danger")
            }
            """
        #expect(drift(button(tone: "tone: Kind = .neutral", delay: "delay: Double = 1"), kind) == [])
    }

    @Test("a struct of an app has the init that Swift makes, with what is not private")
    func memberwise() {
        let swift = """
            struct AcmeButton<Label: View>: View {
                enum Tone { case neutral, danger }
                @Environment(\\.colorScheme) private var scheme
                @State private var isPressed = false
                var tone: Tone = .neutral
                var isDisabled = false
                var badge: String?
                var delay: Double = 1
                let action: () -> Void
                @ViewBuilder let label: () -> Label
                var body: some View { label() }
            }
            extension AcmeButton where Label == Text { init(_ label: String, action: @escaping () -> Void) {
                self.init(action: action) { Text(label) } } }
            """
        // A caller of the second init sets the rest with no modifier, which is worth a note and no more.
        #expect(
            Set(drift(swift)).isSubset(of: [
                "init.partial tone", "init.partial isDisabled", "init.partial badge", "init.partial delay",
            ])
        )
        let hidden = swift.replacingOccurrences(of: "var isDisabled = false", with: "private var isDisabled = false")
        #expect(drift(hidden).contains("member.missing isDisabled"))
    }

    @Test("Swift for one system and for another counts as both")
    func conditions() {
        let more = """
            #if os(iOS)
            public func isDisabled(_ value: Bool) -> Self { self }
            #else
            public func badge(_ value: String?) -> Self { self }
            #endif
            """
        #expect(drift(button(disabled: "", badge: "", delay: "delay: Double = 1", more: more)) == [])
    }

    // MARK: How a type is found

    @Test("a type is found by its name, by its documentation, and by what a project says, the last of these first")
    func finding() {
        let named = button(delay: "delay: Double = 1").replacingOccurrences(of: "AcmeButton", with: "Knob")
        #expect(drift(named) == ["component.missing AcmeButton"])
        #expect(drift(named, types: ["acme-button": "Knob"]) == [])
        let documented = named.replacingOccurrences(
            of: "public struct",
            with: "/// A knob.\n///\n/// **Web Component:** `<acme-button>`\npublic struct"
        )
        #expect(drift(documented) == ["component.renamed Knob"])
        #expect(
            drift(documented, "public struct Other: View {}", types: ["acme-button": "Other"]).contains(
                "member.missing tone"
            )
        )
    }

    @Test("a type of a similar name is proposed")
    func proposal() {
        let swift = DriftedSwift(Self.manifest, ["public struct BrandButton: View {}"])
        #expect(
            swift.report.findings.first?.suggestion == "\"drift\": { \"types\": { \"acme-button\": \"BrandButton\" } }"
        )
    }

    @Test("a type that is named and not there is told, and so is a component")
    func unknown() {
        let swift = DriftedSwift(
            Self.manifest,
            [button()],
            types: ["acme-button": "AcmeButon", "acme-buton": "AcmeButton"]
        )
        let told = swift.diagnostics.sorted.map { "\($0.id.rawValue) \($0.suggestion ?? "")" }.sorted()
        #expect(
            told == [
                "drift.unknown-component did you mean “acme-button”?", "drift.unknown-type did you mean “AcmeButton”?",
            ]
        )
    }

    // MARK: What can't be read

    @Test("one bad file stops nothing, and says that not all was read")
    func badFile() {
        let swift = DriftedSwift(Self.manifest, ["struct {", button(delay: "delay: Double = 1")])
        #expect(swift.lines == [])
        #expect(swift.report.isComplete == false)
        #expect(
            swift.diagnostics.sorted.map { "\($0.id.rawValue) \($0.location?.description ?? "")" } == [
                "drift.not-read File0.swift:1:8"
            ]
        )
    }

    @Test("second names that stand for each other end")
    func circle() {
        let circle = "public typealias Tone1 = Tone2\npublic typealias Tone2 = Tone1"
        #expect(drift(button(tone: "tone: Tone1", delay: "delay: Double = 1"), circle).contains("member.type tone"))
    }

    @Test("thousands of inits are compared in a time that grows with their number", .ends(within: .seconds(60)))
    func manyInits() {
        let inits = (0..<20_000).map { "    public init(a\($0): Int, tone: Tone = .neutral) {}" }
        let found = drift(button(more: inits.joined(separator: "\n")))
        #expect(found.count { $0.hasPrefix("member.more") } == 20_000, "\(found.prefix(3)) of \(found.count)")
    }
}
