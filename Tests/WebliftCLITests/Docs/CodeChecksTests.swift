import Core
import Generate
import Package
import Testing
import Translate
import WebModel

@testable import Reports
@testable import SwiftModel

/// The entries of the guide's checklist that can be seen in the code: “Accessibility labels and hints included”, “Dynamic
/// Type supported (text scales)”, “Disabled state clearly visible”.
@Suite("The checklist, answered from the generated code")
struct CodeChecksTests {
    private static let body = "Sources/MyUI/SwiftUI/MyButton+SwiftUI.swift"
    private static let style = "Sources/MyUI/Support/ComponentStyle.swift"

    /// One entry, what makes a tick of it, and code that lacks just that.
    struct Case: CustomTestStringConvertible, Sendable {
        let entry: String
        let shown: String
        let place: String
        let lacking: String
        let answer: Checklist.Answer

        init(_ entry: String, _ shown: String, at place: String, without lacking: String, _ answer: Checklist.Answer) {
            self.entry = entry
            self.shown = shown
            self.place = place
            self.lacking = lacking
            self.answer = answer
        }

        var testDescription: String { "\(entry): \(shown)" }
    }

    static let cases = [
        Case(
            "Accessibility labels and hints",
            "image.accessibilityLabel(label)",
            at: "`.accessibilityLabel`",
            without: "image // .accessibilityLabel(label)",
            .open
        ),
        Case(
            "Accessibility labels and hints",
            "Button(action: action) { label }",
            at: "`label`",
            without: "Button(action: action) { Text(\"label\") }",
            .no
        ),
        Case(
            "Dynamic Type",
            "label.font(.footnote)",
            at: "`.font(.footnote)`",
            without: "label.font(metrics.font)",
            .open
        ),
        Case(
            "Dynamic Type",
            "label.font(.body.bold())",
            at: "`.font(.body)`",
            without: "label.font(.system(size: 12))",
            .no
        ),
        Case(
            "Disabled state",
            "Button(action: action) { label }.disabled(isDisabled)",
            at: "`.disabled(isDisabled)`",
            without: "Button(action: action) { label }",
            .no
        ),
        Case(
            "Disabled state",
            "Toggle(isOn: $isOn) { label }.disabled(isDisabled)",
            at: "`.disabled(isDisabled)`",
            without: "label.disabled(isDisabled)",
            .open
        ),
        Case(
            "Selected state",
            "label.background(isSelected ? .blue : .clear)",
            at: "`isSelected`",
            without: "label.accessibilityAddTraits(isSelected ? .isSelected : [])",
            .no
        ),
        Case(
            "Selected state",
            "label.background(isSelected ? .blue : .clear)",
            at: "`isSelected`",
            without: "label.background(.clear) // isSelected",
            .no
        ),
        Case("Loading state", "label.loading(isLoading)", at: "`isLoading`", without: "label.loading(false)", .no),
        Case(
            "Hit targets",
            "label.touchTarget(metrics)",
            at: "`touchTarget`",
            without: "label.frame(width: metrics.touchTarget)",
            .open
        ),
        Case(
            "Hit targets",
            "Button(action: action) { label.frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget) }",
            at: "`touchTarget`",
            without:
                "Button(action: action) { label }.frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget)",
            .open
        ),
        Case(
            "Hit targets",
            "Button { action() } label: { label.touchTarget(.medium) }.buttonStyle(.plain)",
            at: "`touchTarget`",
            without: "Button { action() } label: { label }.buttonStyle(.plain).touchTarget(.medium)",
            .open
        ),
        Case(
            "Hit targets",
            "Toggle(isOn: $isOn) { label }.frame(minHeight: metrics.touchTarget)",
            at: "`touchTarget`",
            without: "Menu { items } label: { label }.frame(minHeight: metrics.touchTarget)",
            .open
        ),
        Case(
            "Hit targets",
            "HStack { TextField(label, text: $text) }.frame(minHeight: metrics.touchTarget)",
            at: "`touchTarget`",
            without: "HStack { Button(action: action) { label } }.frame(minHeight: metrics.touchTarget)",
            .open
        ),
        Case(
            "Traits",
            "label.accessibilityAddTraits(.isHeader)",
            at: "`.accessibilityAddTraits`",
            without: "label.accessibilityHidden(true)",
            .open
        ),
        Case("Traits", "Slider(value: $value)", at: "`Slider`", without: "OwnSlider(value: $value)", .open),
        Case(
            "Animations respect",
            "label.motion(value: isSelected)",
            at: "`.motion`",
            without: "label.animation(.default, value: isSelected)",
            .no
        ),
    ]

    private func entry(
        _ name: String,
        _ lines: [String],
        support: String = "",
        isMember: Bool = true
    ) throws -> Checklist.Entry {
        var button = SampleTranslation.button
        func member(_ name: String, _ form: Member.Form) -> Member {
            Member(form, name: SwiftIdentifier(name, as: .property), origin: ItemReference(.property, name))
        }
        button.component.members =
            isMember
            ? ["isDisabled", "isSelected", "isLoading"].map { member($0, .value(.bool)) }
                + [member("label", .slot(viewType: SwiftIdentifier("Label", as: .genericParameter)))]
            : []
        let path = OutputPath(ours: Self.style.split(separator: "/").map(String.init))
        let file = OutputFile(path, bytes: Array(support.utf8), ownership: .owned)
        let identity = FileIdentity(component: nil, part: "support/ComponentStyle")
        let hash = ContentHash(of: [])
        let library = DocumentedLibrary(
            SampleTranslation.library,
            LibraryTranslation(components: [button]),
            guides: [],
            bodies: [:],
            code: GeneratedCode(
                module: "MyUI",
                bodies: ["x-button": lines],
                support: support.isEmpty ? [] : [GeneratedFile(file, identity, inputs: hash, template: hash)]
            ),
            matrices: [],
            module: ModuleName(prefix: "My"),
            tokens: nil
        )
        let component = try #require(library.component("x-button"))
        return try #require(Checklist(component, in: library).entries.first { $0.text.hasPrefix(name) })
    }

    @Test("a tick says where it is seen, and there is none where the code lacks that", arguments: cases)
    func answers(_ example: Case) throws {
        let entry = try entry(example.entry, [example.shown])
        #expect(entry.answer == .yes)
        #expect(entry.reason?.contains("\(example.place) in `\(Self.body)`") == true, "\(entry.reason ?? "")")
        #expect(try self.entry(example.entry, [example.lacking]).answer == example.answer)
    }

    @Test("what the body names is looked at too, and nothing that it doesn't name")
    func support() throws {
        let style = "struct ComponentStyle: ButtonStyle {\n    configuration.label // .touchTarget(metrics)\n}\n"
        let own = style.replacing(" // ", with: "")
        let body = ["label.buttonStyle(ComponentStyle())"]
        #expect(try entry("Hit targets", body, support: own).reason == "`touchTarget` in `\(Self.style)`")
        #expect(try entry("Hit targets", body, support: style).answer == .open)
        #expect(try entry("Hit targets", ["label.buttonStyle(OtherStyle())"], support: own).answer == .open)
        let fixed = "struct ComponentStyle {\n    content.font(.system(size: 12))\n"
        #expect(try entry("Dynamic Type", body, support: fixed).answer == .no)
        let scaled = "struct ComponentStyle {\n    @ScaledMetric var size = 12\n    content.font(.system(size: size))\n"
        #expect(try entry("Dynamic Type", body, support: scaled).answer == .open)
    }

    @Test("a state that nobody can set is no tick, and what only people can tell stays theirs")
    func absent() throws {
        let entry = try entry("Disabled state", ["Button {} label: {}"], isMember: false)
        #expect(entry.answer == .open && entry.reason == "it has no such state")
        #expect(try self.entry("VoiceOver", ["Button {} label: {}"]).answer == .open)
    }
}
