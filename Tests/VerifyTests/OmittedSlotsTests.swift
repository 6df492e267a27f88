import Foundation
import TestSupport
import Testing

@testable import Verify

/// One init serves all calls: whatever a caller leaves out, the compiler knows the types of what isn't there.
@Suite(.startsCompiler, .needsSurface)
struct OmittedSlotsTests {
    @Test func eachCombinationOfOmittedSlotsAndValuesIsACallWithOneMeaning() async throws {
        #expect(try await messages(to: combinations, with: "label: string = ''") == [])
        #expect(try await messages(to: closuresWithoutNames) == [])
    }

    @Test func callsThatNothingFitsAreFound() async throws {
        #expect(try await messages(to: ["ElevateButton()"]).contains { $0.contains("action") })
    }

    /// Calls with closures by their names, of a button whose label may be left out, too.
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
        return calls
    }

    /// Calls that people write of a button whose label has to be there.
    private let closuresWithoutNames = [
        "ElevateButton(\"Save\") {}", "ElevateButton {} label: { Text(\"a\") }",
        "ElevateButton(action: {}) { Image(systemName: \"x\") } prefix: { Text(\"b\") }",
        "ElevateButton(action: {}) { Image(systemName: \"x\") }",
    ]

    private static let items = [
        "prefix: string", "tone: 'neutral' | 'primary' = 'neutral'", "disabled: boolean = false", "#", "#prefix",
        "#suffix", "@click", "@close",
    ]

    private func messages(to calls: [String], with properties: String...) async throws -> [String] {
        let button = ComponentJSON.of(properties + Self.items)
        let input = ["button.json": ComponentJSON.manifest([("elvt-button", button)])]
        return try await PackageFolder.with(input) { input in
            try await GeneratedLibrary.with([input.path + "/button.json"], "--emit", "swiftui,tokens") { libraries in
                let package = PackageFolder(path: try #require(libraries.first).folder.path)
                let lines = ["import SwiftUI", "", "@MainActor func calls() {"] + calls.map { "    _ = \($0)" } + ["}"]
                try package.write(lines.joined(separator: "\n"), to: "Sources/ElevateUI/Calls.swift")
                return try await SharedSurface.check(package.path).messages.map {
                    "\($0.message.severity.rawValue): \($0.message.message)"
                }
            }
        }
    }
}
