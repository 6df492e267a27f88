import Testing

@testable import Releases
@testable import WebliftCLI

@Suite("Which version a release needs, in words")
struct VersionAdviceTests {
    @Test(
        "names the part of the version, and the least version that is enough",
        arguments: [
            (VersionBump.major, "1.4.0", "major (1.4.0 → 2.0.0)"),
            (.minor, "1.4.2", "minor (1.4.2 → 1.5.0)"),
            (.patch, "1.4.2", "patch (1.4.2 → 1.4.3)"),
            (.none, "1.4.2", "none"),
            (.major, "2.0.0-beta.1", "major (any version after 2.0.0-beta.1)"),
        ]
    )
    func usual(bump: VersionBump, old: String, text: String) throws {
        let version = try #require(SemanticVersion(old))
        #expect(VersionAdvice(bump: bump, old: version).text == text)
        #expect(VersionAdvice(bump: bump, old: nil).text == bump.rawValue)
    }

    @Test(
        "before 1.0.0 the second number says what breaks, and the third what is new",
        arguments: [
            (VersionBump.major, "minor (0.3.1 → 0.4.0; before 1.0.0 a minor version may break)"),
            (.minor, "patch (0.3.1 → 0.3.2)"),
            (.patch, "patch (0.3.1 → 0.3.2)"),
            (.none, "none"),
        ]
    )
    func early(bump: VersionBump, text: String) {
        #expect(VersionAdvice(bump: bump, old: SemanticVersion(0, 3, 1)).text == text)
    }
}
