import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("generate --check of components whose API people edited away")
struct NarrowedCheckTests {
    private static let sample = Shared.project.appending(path: "specs/elevate/2.0").path

    private func check(
        _ file: String,
        _ edit: (String) -> String,
        besides more: (name: String, text: String)? = nil
    ) throws -> (exit: ExitCode, output: String, error: String) {
        try TemporaryFolder.with { folder in
            let out = folder.path + "/out"
            let words = ["generate", Self.sample, "--out", out, "--only", "elvt-button"]
            #expect(ConsoleRun(words + ["--quiet"]).exit == .success)
            let path = URL(filePath: out + "/Sources/ElevateUI/SwiftUI/" + file)
            let text = try String(contentsOf: path, encoding: .utf8)
            #expect(edit(text) != text || more != nil)
            try Data(edit(text).utf8).write(to: path)
            if let more {
                try Data(more.text.utf8).write(to: path.deletingLastPathComponent().appending(path: more.name))
            }
            let run = ConsoleRun(words + ["--check"])
            return (run.exit, run.outputText, run.errorText)
        }
    }

    private static let button = "ElevateButton+SwiftUI.swift"

    @Test("a parameter that is gone is told with the inits that had it, and is no mistake")
    func parameter() throws {
        let run = try check(Self.button) { $0.replacingOccurrences(of: "        isPulsing: Bool = false,\n", with: "") }
        #expect(run.exit == .success && run.output.contains("narrowed"))
        #expect(run.output.contains("Sources/ElevateUI/SwiftUI/ElevateButton+SwiftUI.swift\n"))
        #expect(
            run.output.contains("  - ElevateButton.init(_:padding:url:tone:size:shape:isDisabled:isSelected:isPulsing:")
        )
        for part in ["edits took API away from 1 file", "Next: weblift drift"] { #expect(run.error.contains(part)) }
    }

    @Test("what keeps callers compiling is not told: a new default, a parameter more, a body, a comment")
    func kept() throws {
        for (old, new) in [
            ("isPulsing: Bool = false", "isPulsing: Bool = true"),
            ("        isPulsing: Bool = false,\n", "        isPulsing: Bool = false,\n        glow: Double = 1,\n"),
            (".focused($isFocused)", ".focused($isFocused).opacity(0.5)"),
            ("/// - Parameters:", "/// What it takes:"),
        ] {
            let run = try check(Self.button) { $0.replacingOccurrences(of: old, with: new) }
            #expect(run.exit == .success && run.output == "", "\(new): \(run.output)")
            #expect(!run.error.contains("took API away"))
        }
    }

    @Test("a parameter that must be given now, another type and another name are told")
    func changed() throws {
        for (old, new) in [
            ("isPulsing: Bool = false", "isPulsing: Bool"), ("url: URL? = nil", "url: String? = nil"),
            ("public struct ElevateButton", "struct ElevateButton"), ("isDisabled: Bool", "isOff isDisabled: Bool"),
        ] {
            let run = try check(Self.button) { $0.replacingOccurrences(of: old, with: new) }
            #expect(run.exit == .success && run.output.contains("narrowed"), "\(new): \(run.output)")
        }
    }

    @Test("what stands in another file of the package now is not lost")
    func moved() throws {
        let start = "@available(iOS 15, *)\nextension ElevateButton where LabelContent == Text {"
        var moved = ""
        func cut(_ text: String) -> String {
            guard let from = text.range(of: start),
                let to = text.range(of: "\n#if DEBUG", range: from.upperBound..<text.endIndex)
            else { return text }
            moved = String(text[from.lowerBound..<to.lowerBound])
            return text.replacingCharacters(in: from.lowerBound..<to.lowerBound, with: "")
        }
        #expect(try check(Self.button, cut).output.contains("  - ElevateButton.init(_:"))
        let whole = try check(Self.button, cut, besides: ("Texts.swift", "import SwiftUI\n" + moved))
        #expect(!whole.output.contains("narrowed"), "\(whole.output)")
    }
}
