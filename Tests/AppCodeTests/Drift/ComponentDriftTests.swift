import AppCode
import Core
import Foundation
import TestSupport
import Testing

@Suite("Swift that people wrote, beside a web component")
struct ComponentDriftTests {
    private static let items = [
        "tone: 'neutral' | 'danger' = 'neutral'", "disabled: boolean = false", "badge: string | undefined",
        "delay: number = 1000", "#", "@click: MouseEvent",
    ]
    private static let manifest = ComponentJSON.manifest([("acme-button", ComponentJSON.of(items))])

    /// A button as a team would write it, with what a test says in the place of some parameters.
    private func button(_ changes: [String: String] = [:], more: String = "") -> String {
        let written = [
            ("badge", "badge: String? = nil"), ("delay", "delay: Double = 1"), ("tone", "tone: Tone = .neutral"),
            ("disabled", "isDisabled: Bool = false"), ("action", "action: @escaping () -> Void"),
        ]
        let parameters = written.map { changes[$0.0] ?? $0.1 }.filter { !$0.isEmpty }.joined(separator: ",\n        ")
        return """
            import SwiftUI

            public struct AcmeButton<Label: View>: View {
                public enum Tone: String { case neutral, danger }

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
        DriftedSwift(Self.manifest, swift, types: types).lines
    }

    @Test("of Swift that has what the web has there is nothing to say")
    func nothing() { #expect(drift(button()) == []) }

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
            ("action", "action: @escaping @MainActor () -> ()"), ("action", "action: @Sendable @escaping () -> Void"),
            ("action", "action perform: @escaping () -> Swift.Void"),
        ]
    )
    func spelling(part: String, text: String) { #expect(drift(button([part: text])) == []) }

    @Test(
        "a modifier or a property in the place of a parameter is there, unless callers can't reach it",
        arguments: [
            ("public func isDisabled(_ isDisabled: Bool = true) -> Self { self }", []),
            ("public func isDisabled() -> some View { self }", []), ("public var isDisabled = false", []),
            ("func isDisabled(_ isDisabled: Bool) -> Self { self }", ["member.missing isDisabled"]),
        ]
    )
    func modifiers(text: String, lines: [String]) { #expect(drift(button(["disabled": ""], more: text)) == lines) }

    @Test("an init and a modifier in an extension of another file count")
    func extensions() {
        let local = "extension AcmeButton { func isDisabled(_ value: Bool) -> some View { self } }"
        #expect(drift(button(["disabled": ""]), "public " + local) == [])
        #expect(drift(button(["disabled": ""]), local) == ["member.missing isDisabled"])
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
        #expect(drift(button(["disabled": ""], more: more)) == ["member.missing isDisabled"])
    }

    @Test("an enum of a team with other names stands for the generated one, and so do static members of a struct")
    func enums() {
        let kind = "public enum Kind: String { case neutral, danger }"
        #expect(drift(button(["tone": "tone: Kind = .neutral"]), kind) == [])
        let alias = "public typealias Flavor = Kind"
        #expect(drift(button(["tone": "tone: Flavor = .neutral"]), kind, alias) == [])
        let values = """
            public struct Kind { let name: String
                public static let neutral = Kind(name: "neutral")
                public static let danger = Kind(name: "danger")
            }
            """
        #expect(drift(button(["tone": "tone: Kind = .neutral"]), values) == [])
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
        let notes = ["tone", "isDisabled", "badge", "delay"].map { "init.partial \($0)" }
        #expect(Set(drift(swift)).isSubset(of: notes))
        let hidden = swift.replacing("var isDisabled = false", with: "private var isDisabled = false")
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
        #expect(drift(button(["disabled": "", "badge": ""], more: more)) == [])
    }

    // MARK: How a type is found

    @Test("a type is found by its name, by its documentation, and by what a project says, the last of these first")
    func finding() {
        let named = button().replacing("AcmeButton", with: "Knob")
        #expect(drift(named) == ["component.missing AcmeButton"])
        #expect(drift(named, types: ["acme-button": "Knob"]) == [])
        let comment = "/// A knob.\n///\n/// **Web Component:** `<acme-button>`\n"
        let documented = named.replacing("public struct", with: comment + "public struct")
        #expect(drift(documented) == ["component.renamed Knob"])
        let told = drift(documented, "public struct Other: View {}", types: ["acme-button": "Other"])
        #expect(told.contains("member.missing tone"))
    }

    @Test("a type of a similar name is proposed")
    func proposal() {
        let swift = DriftedSwift(Self.manifest, ["public struct BrandButton: View {}"])
        let expected = "\"drift\": { \"types\": { \"acme-button\": \"BrandButton\" } }"
        #expect(swift.report.findings.first?.suggestion == expected)
    }

    @Test("a type that is named and not there is told, and so is a component")
    func unknown() {
        let types = ["acme-button": "AcmeButon", "acme-buton": "AcmeButton"]
        let told = DriftedSwift(Self.manifest, [button()], types: types).diagnostics
        #expect(
            told.map { "\($0.id.rawValue) \($0.suggestion ?? "")" }.sorted() == [
                "drift.unknown-component did you mean “acme-button”?", "drift.unknown-type did you mean “AcmeButton”?",
            ]
        )
    }

    // MARK: What can't be read

    @Test("one bad file stops nothing, and says that not all was read")
    func badFile() {
        let swift = DriftedSwift(Self.manifest, ["struct {", button()])
        #expect(swift.lines == [] && !swift.report.isComplete)
        let told = swift.diagnostics.map { "\($0.id.rawValue) \($0.location?.description ?? "")" }
        #expect(told == ["drift.not-read File0.swift:1:8"])
    }

    @Test("second names that stand for each other end")
    func circle() {
        let circle = "public typealias Tone1 = Tone2\npublic typealias Tone2 = Tone1"
        #expect(drift(button(["tone": "tone: Tone1"]), circle).contains("member.type tone"))
    }

    @Test("thousands of inits are compared in a time that grows with their number", .ends(within: .seconds(60)))
    func manyInits() {
        let inits = (0..<20_000).map { "    public init(a\($0): Int, tone: Tone = .neutral) {}" }
        let found = drift(button(more: inits.joined(separator: "\n")))
        #expect(found.count { $0.hasPrefix("member.more") } == 20_000, "\(found.prefix(3)) of \(found.count)")
    }
}
