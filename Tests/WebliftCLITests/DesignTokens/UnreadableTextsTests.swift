import Foundation
import Testing

/// Whatever tokens say, what is generated can be read: `EvaluatedTests` runs it. Here is told whose colors are replaced.
@Suite("Texts that tokens draw too close to what is behind them")
struct UnreadableTextsTests {
    private let folder = TemporaryFolder()
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "chip.js", "declarations": [
          {"kind": "class", "name": "Chip", "customElement": true, "tagName": "elvt-chip", "slots": [{"name": ""}],
           "attributes": [{"name": "tone", "type": {"text": "'primary' | 'danger'"}},
                          {"name": "selected", "type": {"text": "boolean"}}]},
          {"kind": "class", "name": "Badge", "customElement": true, "tagName": "elvt-badge", "slots": [{"name": ""}]}
        ]}]}
        """

    private func notes(_ tokens: [String]) async throws -> [String] {
        try folder.write(Self.library, to: "lib.json")
        let lines = tokens.map { "  --elvt-component-\($0);" }.joined(separator: "\n")
        try folder.write(":root {\n\(lines)\n}\n", to: "t.css")
        let run = try await folder.run(["generate", "lib.json", "--tokens", "t.css", "--diagnostics", "all"]).exits(0)
        return run.errorText.split(separator: "\n").filter { $0.contains("[tokens.unreadable]") }.map(String.init)
    }

    @Test("are told once for a component, with the tones and states in which they are drawn otherwise")
    func told() async throws {
        let notes = try await notes([
            "chip-fill-primary-default: #0000ff", "chip-text-primary-default: #ffffff",
            "chip-fill-primary-selected: #ebedef", "chip-text-primary-selected: #ffffff",
            "chip-fill-danger-default: #ffdddd", "chip-text-danger-default: #ff9999",
            "chip-fill-danger-disabled: #eeeeee", "chip-text-danger-disabled: #bbbbbb",
            "badge-fill-default: #ffffff", "badge-text-default: #000000",
        ])
        #expect(notes.count == 1, "\(notes)")
        let note = notes.first ?? ""
        #expect(note.contains("<elvt-chip>"), "\(note)")
        // Worked out by the definition of WCAG 2: white on #ebedef, and #bbbbbb on #eeeeee.
        for words in ["primary, selected: 1.17:1", "danger, disabled: 1.65:1", "danger: "] {
            #expect(note.contains(words), "\(words) in \(note)")
        }
        #expect(!note.contains("primary: "), "white on blue can be read: \(note)")
    }

    @Test("are not told where all can be read, nor in a state that nothing draws")
    func readable() async throws {
        let notes = try await notes([
            "chip-fill-default: #ffffff", "chip-text-default: #000000", "badge-fill-default: #ffffff",
            "badge-text-default: #000000", "badge-fill-selected: #ffffff", "badge-text-selected: #eeeeee",
        ])
        #expect(notes.isEmpty, "\(notes)")
    }
}
