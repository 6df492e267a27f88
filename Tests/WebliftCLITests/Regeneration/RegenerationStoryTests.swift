import Foundation
import TestSupport
import Testing

/// What an app team does with the files, and what a release of the library makes of that.
@Suite("From one release of the sample to the next")
struct RegenerationStoryTests {
    private let folder = TemporaryFolder()
    private static let releases = Shared.project.appending(path: "specs/elevate")
    private static let views = "out/Sources/ElevateUI/SwiftUI"

    private func generate(_ release: String, _ words: [String] = ["--quiet"]) async throws -> ProgramRun {
        let input = Self.releases.appending(path: release).path
        return try await folder.run(["generate", input] + words, timeLimit: 120)
    }

    /// Replaces a text that is there so often.
    private func edit(_ path: String, _ old: String, _ new: String, count: Int = 1) throws {
        let text = try folder.text(path)
        try #require(text.components(separatedBy: old).count == count + 1, "\(old) in \(path)")
        try folder.write(text.replacing(old, with: new), to: path)
    }

    @Test(
        "edits, a moved file, a deleted file and own files are there, the new API is there, and it compiles",
        .startsCompiler
    )
    func story() async throws {
        try await generate("1.0").exits(0)
        // A modifier, and in another component a private member under another name.
        let card = "\(Self.views)/ElevateCard+SwiftUI.swift"
        let clip = ".clipShape(outline)\n"
        try edit(card, clip, "\(clip)        .accessibilityElement(children: .contain)\n")
        let avatar = "\(Self.views)/ElevateAvatar+SwiftUI.swift"
        try edit(avatar, "avatarPlaceholder", "avatarStandIn", count: 2)
        // The body of a component of which other lines change.
        let slider = "\(Self.views)/ElevateSlider+SwiftUI.swift"
        try edit(slider, "HStack(spacing: metrics.spacing)", "HStack(spacing: 4)")
        // A component that does not change.
        let badge = "\(Self.views)/ElevateBadge+SwiftUI.swift"
        try folder.write(try folder.text(badge) + "// Finished by the team.\n", to: badge)
        let package = "out/Package.swift"
        try folder.write(try folder.text(package) + "// The team's own manifest.\n", to: package)
        try folder.remove("out/Tests/ElevateUITests/ElevateBadgeTests.swift")
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

        #expect(try await generate("2.0", []).exits(0).closingLine?.contains("4 merged with your edits") == true)
        #expect(try folder.text(card).contains(".accessibilityElement(children: .contain)"))
        #expect(try folder.text(avatar).components(separatedBy: "avatarStandIn").count == 3)
        #expect(try folder.text(slider).contains("HStack(spacing: 4)"))
        #expect(try folder.text(badge).hasSuffix("// Finished by the team.\n"))
        #expect(try folder.text("out/Package.swift").hasSuffix("// The team's own manifest.\n"))
        #expect(try folder.text("\(Self.views)/ElevateCard+Team.swift").contains("isTeamCard"))
        #expect(try folder.text(card).contains("@ViewBuilder media: () -> Media"))
        #expect(try !folder.text(card).contains("elevated"))
        #expect(try folder.text(slider).contains("isShown: withTooltip)"))
        #expect(try folder.text(dialog).contains("noHeader"), "what is moved is kept up to date")
        for gone in [
            "\(Self.views)/ElevateStepper+SwiftUI.swift", "\(Self.views)/ElevateDialog+SwiftUI.swift",
            "out/Tests/ElevateUITests/ElevateBadgeTests.swift",
        ] {
            #expect(!folder.has(gone), "\(gone)")
        }
        #expect(folder.has("\(Self.views)/ElevateSkeleton+SwiftUI.swift"))

        for words in [[], ["--werror", "output"]] {
            let check = try await generate("2.0", ["--check"] + words).exits(0)
            #expect(check.closingLine?.hasPrefix("weblift generate: out is up to date") == true)
        }
        let written = try FolderContents(folder.url)
        #expect(try await generate("2.0").ending == .exit(0))
        #expect(written.differences(from: try FolderContents(folder.url)) == [])
        try await expectNewTests()
        try await GeneratedPackage(in: folder, as: "out").expectTypes()
    }

    /// “Update Tests: Add tests for new functionality”: of the slot that the release adds, and of an event and a value of
    /// the next one.
    private func expectNewTests() async throws {
        let tests = "out/Tests/ElevateUITests"
        #expect(try folder.text("\(tests)/ElevateCardTests.swift").contains("@Test(\"media takes a view\")"))
        #expect(try !folder.text("\(tests)/ElevateChipTests.swift").contains("chipDidPin"))
        #expect(try !folder.text("\(tests)/ElevateLinkTests.swift").contains("\"quiet\""))

        let next = folder.url.appending(path: "next")
        try FileManager.default.copyItem(at: Self.releases.appending(path: "2.0"), to: next)
        let manifest = next.appending(path: "custom-elements.json")
        let remove = "\"name\": \"elvt-request-remove\","
        let pin = "\"name\": \"elvt-pin\", \"type\": {\"text\": \"CustomEvent\"}}, {\(remove)"
        let released = try String(contentsOf: manifest, encoding: .utf8)
            .replacing(remove, with: pin)
            .replacing(#"\"default\" | \"subtle\""#, with: #"\"default\" | \"subtle\" | \"quiet\""#)
        try folder.write(released, to: "next/custom-elements.json")
        try await folder.run(["generate", "next", "--quiet"], timeLimit: 120).exits(0)
        let chip = try folder.text("\(tests)/ElevateChipTests.swift")
        for part in ["@Test(\"onPin is called\")", "@Test(\"onPin tells chipDidPin\")"] { #expect(chip.contains(part)) }
        #expect(try folder.text("\(tests)/ElevateLinkTests.swift").contains("            \"quiet\",\n"))
    }
}
