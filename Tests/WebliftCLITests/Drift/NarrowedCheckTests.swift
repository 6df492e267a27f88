import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("generate --check of components whose API people edited away")
struct NarrowedCheckTests {
    private static let sample = Shared.project.appending(path: "specs/elevate/2.0").path

    private static let views = "out/Sources/ElevateUI/SwiftUI"

    /// A check of a package in which the button was edited, and `more` was written beside it.
    private func check(more: String? = nil, _ edit: (String) -> String) throws -> ConsoleRun {
        try TemporaryFolder.with { folder in
            let words = ["generate", Self.sample, "--out", folder.path("out"), "--only", "elvt-button"]
            #expect(ConsoleRun(words + ["--quiet"]).exit == .success)
            let file = "\(Self.views)/ElevateButton+SwiftUI.swift"
            let text = try folder.text(file)
            #expect(edit(text) != text || more != nil)
            try folder.write(edit(text), to: file)
            if let more { try folder.write(more, to: "\(Self.views)/Texts.swift") }
            return ConsoleRun(words + ["--check"])
        }
    }

    @Test("a parameter that is gone is told with the inits that had it, and is no mistake")
    func parameter() throws {
        let run = try check { $0.replacing("        isPulsing: Bool = false,\n", with: "") }
        #expect(run.exit == .success && run.outputText.contains("narrowed"))
        #expect(run.outputText.contains("Sources/ElevateUI/SwiftUI/ElevateButton+SwiftUI.swift\n"))
        let lost = "  - ElevateButton.init(_:padding:url:tone:size:shape:isDisabled:isSelected:isPulsing:"
        #expect(run.outputText.contains(lost))
        for part in ["edits took API away from 1 file", "Next: weblift drift"] { #expect(run.errorText.contains(part)) }
    }

    @Test("what keeps callers compiling is not told: a new default, a parameter more, a body, a comment")
    func kept() throws {
        for (old, new) in [
            ("isPulsing: Bool = false", "isPulsing: Bool = true"),
            ("        isPulsing: Bool = false,\n", "        isPulsing: Bool = false,\n        glow: Double = 1,\n"),
            (".focused($isFocused)", ".focused($isFocused).opacity(0.5)"),
            ("/// - Parameters:", "/// What it takes:"),
        ] {
            let run = try check { $0.replacing(old, with: new) }
            #expect(run.exit == .success && run.outputText == "", "\(new): \(run.outputText)")
            #expect(!run.errorText.contains("took API away"))
        }
    }

    @Test("a parameter that must be given now, another type and another name are told")
    func changed() throws {
        for (old, new) in [
            ("isPulsing: Bool = false", "isPulsing: Bool"), ("url: URL? = nil", "url: String? = nil"),
            ("public struct ElevateButton", "struct ElevateButton"), ("isDisabled: Bool", "isOff isDisabled: Bool"),
        ] {
            let run = try check { $0.replacing(old, with: new) }
            #expect(run.exit == .success && run.outputText.contains("narrowed"), "\(new): \(run.outputText)")
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
        #expect(try check(cut).outputText.contains("  - ElevateButton.init(_:"))
        let whole = try check(more: "import SwiftUI\n" + moved, cut)
        #expect(!whole.outputText.contains("narrowed"), "\(whole.outputText)")
    }
}
