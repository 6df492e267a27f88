import Core
import Documents
import Foundation
import Generate
import Package
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Verify

/// One init serves all calls: whatever a caller leaves out, the compiler knows the types of what isn't there.
@Suite(.startsCompiler, .needsSurface)
struct OmittedSlotsTests {
    @Test func eachCombinationOfOmittedSlotsAndValuesIsACallWithOneMeaning() async throws {
        let messages = try await messages(to: combinations.map { "    _ = \($0)" })
        #expect(messages == [])
    }

    @Test func callsThatNothingFitsAreFound() async throws {
        #expect(try await messages(to: ["    _ = ElevateButton()"]).contains { $0.contains("action") })
    }

    /// All with closures by their names, then those that people write.
    private var combinations: [String] {
        let values = [["tone: .primary"], ["isDisabled: true"]]
        let slots = ["onClose: {}", "label: { Text(\"a\") }", "prefix: { Text(\"b\") }", "suffix: { Color.red }"]
        let texts = ["prefix: \"p\""]
        var calls: [String] = []
        // With another view the label has to be there: a closure without a name is the label then.
        for choice in 0..<(1 << 6) where choice & 0b1000 != 0 || choice & 0b110000 == 0 {
            var arguments: [String] = []
            for (bit, value) in values.enumerated() where choice & (1 << bit) != 0 { arguments += value }
            arguments.append("action: {}")
            for (bit, slot) in slots.enumerated() where choice & (1 << (bit + 2)) != 0 { arguments.append(slot) }
            calls.append("ElevateButton(\(arguments.joined(separator: ", ")))")
        }
        for choice in 0..<(1 << 5) {
            var arguments = ["\"Save\""]
            if choice & 1 != 0 { arguments += texts }
            for (bit, value) in values.enumerated() where choice & (2 << bit) != 0 { arguments += value }
            arguments.append("action: {}")
            if choice & 8 != 0 { arguments.append("onClose: {}") }
            if choice & 16 != 0 { arguments.append("suffix: { Color.red }") }
            calls.append("ElevateButton(\(arguments.joined(separator: ", ")))")
        }
        return calls + [
            "ElevateButton(\"Save\") {}", "ElevateButton {} label: { Text(\"a\") }",
            "ElevateButton(action: {}) { Image(systemName: \"x\") } prefix: { Text(\"b\") }",
            "ElevateButton(action: {}) { Image(systemName: \"x\") }",
        ]
    }

    // MARK: The package

    private func messages(to statements: [String]) async throws -> [String] {
        var bag = DiagnosticBag()
        let set = TemplateLayers(.elevate).set(into: &bag)
        let settings = RenderSettings(module: ModuleName(prefix: "Elevate"), emissions: [.swiftui])
        let swift = SwiftLibrary(prefix: "Elevate", components: [button])
        let files = Renderer(ScaffoldTemplates(set), settings: settings)
            .render(PreparedLibrary(swift, of: Library(), into: &bag), into: &bag)
        #expect(bag.sorted.map(\.message) == [])
        let package = TestFolders.parent.appending(path: "weblift-slots-\(UUID().uuidString)")
        defer {
            do { try FileManager.default.removeItem(at: package) } catch { print("can't remove \(package.path)") }
        }
        for file in files {
            let path = package.appending(path: file.path.description)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: path)
        }
        let lines = ["import SwiftUI", "", "@MainActor func calls() {"] + statements + ["}"]
        try Data(lines.joined(separator: "\n").utf8).write(to: package.appending(path: "Sources/ElevateUI/Calls.swift"))
        let result = try await SharedSurface.check(package.path)
        return result.messages.map { "\($0.message.severity.rawValue): \($0.message.message)" }
    }

    private var button: SwiftComponent {
        func type(_ name: String) -> SwiftIdentifier { SwiftIdentifier(name, as: .type) }
        func name(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text, as: .property) }
        let tokens = type("ButtonTokens")
        var button = SwiftComponent(
            tag: "elvt-button",
            names: SwiftComponentNames(
                web: "button",
                base: SwiftIdentifier("Button", as: .namePart),
                view: type("ElevateButton"),
                uiKit: type("ElevateUIKitButton"),
                tokens: tokens,
                componentTokens: type("ButtonComponentTokens"),
                delegate: type("ElevateUIKitButtonDelegate"),
                root: type("ElevateUIKitButtonRoot"),
                previews: type("ElevateButtonPreviews"),
                tests: type("ElevateButtonTests")
            )
        )
        button.primitive = .button
        let tone = GeneratedTypeName(SwiftIdentifier("Tone", as: .nestedType), in: tokens)
        let cases = ["neutral", "primary"].map {
            SwiftEnum.Case(name: SwiftIdentifier($0, as: .enumCase), value: .string($0))
        }
        button.enums = [SwiftEnum(name: tone, form: .strings, cases: cases)]
        let string = SwiftType.named("String")
        let values: [(String, SwiftType, SwiftExpression)] = [
            ("label", string, .string("")), ("prefix", .optional(string), .nothing),
            ("tone", .generated(tone), .member(SwiftIdentifier("neutral", as: .enumCase))),
            ("isDisabled", .named("Bool"), .boolean(false)),
        ]
        button.members = values.map { text, type, value in
            Member(.value(type), name: name(text), defaultValue: value, origin: ItemReference(.property, text))
        }
        button.members += ["label", "prefix", "suffix"].map {
            Member(
                .slot(viewType: SwiftIdentifier($0, as: .genericParameter)),
                name: name($0),
                origin: ItemReference(.slot, $0 == "label" ? "" : $0)
            )
        }
        button.members += [("action", false, "click"), ("onClose", true, "close")].map { text, isOptional, event in
            Member(
                .action(parameters: [], isOptional: isOptional),
                name: name(text),
                origin: ItemReference(.event, event)
            )
        }
        return button
    }
}
