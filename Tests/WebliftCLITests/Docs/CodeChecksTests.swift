import Core
import Generate
import Package
import Testing
import WebModel

@testable import Reports
@testable import SwiftModel
@testable import Translate

/// The entries of the guide's checklist that can be seen in the code: “Accessibility labels and hints included”, “Dynamic
/// Type supported (text scales)”, “Disabled state clearly visible”.
@Suite("The checklist, answered from the generated code")
struct CodeChecksTests {
    private static let body = "Sources/MyUI/SwiftUI/MyButton+SwiftUI.swift"
    private static let style = "Sources/MyUI/Support/ComponentStyle.swift"

    private static let button = "Button(action: action) { label }"
    private static let toggle = "Toggle(isOn: $isOn) { label }"
    private static let colored = "label.background(isSelected ? .blue : .clear)"
    private static let high = ".frame(minHeight: metrics.touchTarget)"
    private static let sized = ".frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget)"

    /// An entry, what makes a tick of it and how that is told, and code that lacks just that, with its answer.
    static let rows: [(String, String, String, String, Checklist.Answer)] = [
        (
            "Accessibility labels", "image.accessibilityLabel(label)", "`.accessibilityLabel`",
            "image // .accessibilityLabel(label)", .open
        ),
        ("Accessibility labels", button, "`label`", "Button(action: action) { Text(\"label\") }", .no),
        ("Dynamic Type", "label.font(.footnote)", "`.font(.footnote)`", "label.font(metrics.font)", .open),
        ("Dynamic Type", "label.font(.body.bold())", "`.font(.body)`", "label.font(.system(size: 12))", .no),
        ("Disabled state", "\(button).disabled(isDisabled)", "`.disabled(isDisabled)`", button, .no),
        (
            "Disabled state", "\(toggle).disabled(isDisabled)", "`.disabled(isDisabled)`", "label.disabled(isDisabled)",
            .open
        ),
        ("Selected state", colored, "`isSelected`", "label.accessibilityAddTraits(isSelected ? .isSelected : [])", .no),
        ("Selected state", colored, "`isSelected`", "label.background(.clear) // isSelected", .no),
        ("Loading state", "label.loading(isLoading)", "`isLoading`", "label.loading(false)", .no),
        (
            "Hit targets", "label.touchTarget(metrics)", "`touchTarget`", "label.frame(width: metrics.touchTarget)",
            .open
        ),
        ("Hit targets", "Button(action: action) { label\(sized) }", "`touchTarget`", "\(button)\(sized)", .open),
        (
            "Hit targets", "Button { action() } label: { label.touchTarget(.medium) }.buttonStyle(.plain)",
            "`touchTarget`", "Button { action() } label: { label }.buttonStyle(.plain).touchTarget(.medium)", .open
        ),
        ("Hit targets", "\(toggle)\(high)", "`touchTarget`", "Menu { items } label: { label }\(high)", .open),
        (
            "Hit targets", "HStack { TextField(label, text: $text) }\(high)", "`touchTarget`",
            "HStack { \(button) }\(high)", .open
        ),
        (
            "Traits", "label.accessibilityAddTraits(.isHeader)", "`.accessibilityAddTraits`",
            "label.accessibilityHidden(true)", .open
        ),
        ("Traits", "Slider(value: $value)", "`Slider`", "OwnSlider(value: $value)", .open),
        (
            "Animations respect", "label.motion(value: isSelected)", "`.motion`",
            "label.animation(.default, value: isSelected)", .no
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

    @Test("a tick says where it is seen, and there is none where the code lacks that", arguments: rows)
    func answers(name: String, shown: String, place: String, lacking: String, answer: Checklist.Answer) throws {
        let entry = try entry(name, [shown])
        #expect(entry.answer == .yes)
        #expect(entry.reason?.contains("\(place) in `\(Self.body)`") == true, "\(entry.reason ?? "")")
        #expect(try self.entry(name, [lacking]).answer == answer)
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
