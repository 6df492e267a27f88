import Foundation
import TestSupport
import Testing

/// What an app team does with the files, and what a release of the library makes of that.
@Suite("From one release of the sample to the next")
struct RegenerationStoryTests {
    private static let releases = GeneratedInputs.root.appending(path: "specs/elevate")
    private static let views = "out/Sources/ElevateUI/SwiftUI"

    private func generate(_ release: String, _ words: String..., in folder: TemporaryFolder) async throws -> ProgramRun
    {
        let input = Self.releases.appending(path: release).path
        return try await BuiltProgram.run(["generate", input] + words, in: folder.path, timeLimit: 120)
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    /// Replaces a text that is there so often.
    private func edit(
        _ path: String,
        _ old: String,
        _ new: String,
        count: Int = 1,
        in folder: TemporaryFolder
    ) throws {
        let text = try text(path, in: folder)
        try #require(text.components(separatedBy: old).count == count + 1, "\(old) in \(path)")
        try folder.write(text.replacing(old, with: new), to: path)
    }

    @Test(
        "edits, a moved file, a deleted file and own files are there, the new API is there, and it compiles",
        .startsCompiler
    )
    func story() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await generate("1.0", "--quiet", in: folder).ending == .exit(0))
            // A modifier, and a private member under another name.
            let card = "\(Self.views)/ElevateCard+SwiftUI.swift"
            try edit(
                card,
                ".clipShape(outline)\n",
                ".clipShape(outline)\n        .accessibilityElement(children: .contain)\n",
                in: folder
            )
            try edit(card, "cardContent", "framedContent", count: 3, in: folder)
            // The body of a component of which other lines change.
            let slider = "\(Self.views)/ElevateSlider+SwiftUI.swift"
            try edit(slider, ".font(.footnote)", ".font(.caption)", in: folder)
            // A component that does not change.
            let badge = "\(Self.views)/ElevateBadge+SwiftUI.swift"
            try folder.write(try text(badge, in: folder) + "// Finished by the team.\n", to: badge)
            try folder.write(
                (try text("out/Package.swift", in: folder)) + "// The team's own manifest.\n",
                to: "out/Package.swift"
            )
            try FileManager.default.removeItem(atPath: folder.path("out/Tests/ElevateUITests/ElevateBadgeTests.swift"))
            try folder.write(
                "#if os(iOS)\nextension ElevateCard { var isTeamCard: Bool { true } }\n#endif\n",
                to: "\(Self.views)/ElevateCard+Team.swift"
            )
            try folder.makeFolder("out/Sources/ElevateUI/Choosing")
            let dialog = "out/Sources/ElevateUI/Choosing/Dialog.swift"
            try FileManager.default.moveItem(
                atPath: folder.path("\(Self.views)/ElevateDialog+SwiftUI.swift"),
                toPath: folder.path(dialog)
            )

            let release = try await generate("2.0", in: folder)
            #expect(release.ending == .exit(0), "\(release.errorText)")
            #expect(release.closingLine?.contains("3 merged with your edits") == true)
            try expectEdits(in: folder, card, slider, badge)
            #expect(try text(card, in: folder).contains("@ViewBuilder media: () -> Media"))
            #expect(try !text(card, in: folder).contains("elevated"))
            #expect(try text(slider, in: folder).contains("if withTooltip {"))
            #expect(try text(dialog, in: folder).contains("noHeader"), "what is moved is kept up to date")
            for gone in [
                "\(Self.views)/ElevateStepper+SwiftUI.swift", "\(Self.views)/ElevateDialog+SwiftUI.swift",
                "out/Tests/ElevateUITests/ElevateBadgeTests.swift",
            ] {
                #expect(!FileManager.default.fileExists(atPath: folder.path(gone)), "\(gone)")
            }
            #expect(FileManager.default.fileExists(atPath: folder.path("\(Self.views)/ElevateSkeleton+SwiftUI.swift")))

            for words in [["--check"], ["--check", "--werror", "output"]] {
                let check = try await BuiltProgram.run(
                    ["generate", Self.releases.appending(path: "2.0").path] + words,
                    in: folder.path,
                    timeLimit: 120
                )
                #expect(check.ending == .exit(0), "\(check.outputText)\(check.errorText)")
                #expect(check.closingLine?.hasPrefix("weblift generate: out is up to date") == true)
            }
            let written = try FolderContents(folder.url)
            #expect(try await generate("2.0", "--quiet", in: folder).ending == .exit(0))
            #expect(written.differences(from: try FolderContents(folder.url)) == [])
            try await expectNewTests(in: folder)
            try await GeneratedPackage(in: folder, as: "out").expectTypes()
        }
    }

    private func expectEdits(in folder: TemporaryFolder, _ card: String, _ slider: String, _ badge: String) throws {
        #expect(try text(card, in: folder).contains(".accessibilityElement(children: .contain)"))
        #expect(try text(card, in: folder).components(separatedBy: "framedContent").count == 4)
        #expect(try text(slider, in: folder).contains(".font(.caption)"))
        #expect(try text(badge, in: folder).hasSuffix("// Finished by the team.\n"))
        #expect(try text("out/Package.swift", in: folder).hasSuffix("// The team's own manifest.\n"))
        #expect(try text("\(Self.views)/ElevateCard+Team.swift", in: folder).contains("isTeamCard"))
    }

    /// “Update Tests: Add tests for new functionality”: of the slot that the release adds, and of an event and a value of
    /// the next one.
    private func expectNewTests(in folder: TemporaryFolder) async throws {
        let tests = "out/Tests/ElevateUITests"
        #expect(try text("\(tests)/ElevateCardTests.swift", in: folder).contains("@Test(\"media takes a view\")"))
        #expect(try !text("\(tests)/ElevateChipTests.swift", in: folder).contains("chipDidPin"))
        #expect(try !text("\(tests)/ElevateLinkTests.swift", in: folder).contains("\"quiet\""))

        let next = folder.url.appending(path: "next")
        try FileManager.default.copyItem(at: Self.releases.appending(path: "2.0"), to: next)
        let manifest = next.appending(path: "custom-elements.json")
        let remove = "\"name\": \"elvt-request-remove\","
        let pin = "\"name\": \"elvt-pin\", \"type\": {\"text\": \"CustomEvent\"}}, {\(remove)"
        let released = try String(contentsOf: manifest, encoding: .utf8)
            .replacing(remove, with: pin)
            .replacing(#"\"default\" | \"subtle\""#, with: #"\"default\" | \"subtle\" | \"quiet\""#)
        try folder.write(released, to: "next/custom-elements.json")
        let run = try await BuiltProgram.run(["generate", "next", "--quiet"], in: folder.path, timeLimit: 120)
        #expect(run.ending == .exit(0), "\(run.errorText)")
        let chip = try text("\(tests)/ElevateChipTests.swift", in: folder)
        #expect(chip.contains("@Test(\"onPin is called\")"))
        #expect(chip.contains("@Test(\"onPin tells chipDidPin\")"))
        #expect(try text("\(tests)/ElevateLinkTests.swift", in: folder).contains("            \"quiet\",\n"))
    }

    @Test("where both changed the same lines, a person decides, and says so by removing the markers")
    func conflict() async throws {
        try await TemporaryFolder.with { folder in
            _ = try await generate("1.0", "--quiet", in: folder)
            let slider = "\(Self.views)/ElevateSlider+SwiftUI.swift"
            try edit(slider, "if showTooltip {", "if showTooltip && !isDisabled {", in: folder)
            let release = try await generate("2.0", "--quiet", in: folder)
            #expect(release.ending == .exit(1))
            let lines = try text(slider, in: folder).split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0 == "<<<<<<< yours" }) + 1
            #expect(release.errorText.contains("\(slider):\(line):1: error: "))
            #expect(release.errorText.contains("[output.conflict]"))
            let again = try await generate("2.0", "--quiet", in: folder)
            #expect(again.ending == .exit(1))
            #expect(again.errorText.contains("\(slider):\(line):1: error: "))
            #expect(again.errorText.contains("[output.unresolved]"))
            let check = try await generate("2.0", "--check", in: folder)
            #expect(check.outputText.hasPrefix("conflicted  Sources/ElevateUI/SwiftUI/ElevateSlider+SwiftUI.swift"))

            let start = try #require(lines.firstIndex { $0 == "<<<<<<< yours" })
            let end = try #require(lines.firstIndex { $0 == ">>>>>>> now generated" })
            let solved =
                lines[..<start] + ["                        if withTooltip && !isDisabled {"] + lines[(end + 1)...]
            try folder.write(solved.joined(separator: "\n"), to: slider)
            #expect(try await generate("2.0", "--quiet", in: folder).ending == .exit(0))
            #expect(try await generate("2.0", "--check", in: folder).ending == .exit(0))
            #expect(try text(slider, in: folder).contains("if withTooltip && !isDisabled {"))
        }
    }
}
