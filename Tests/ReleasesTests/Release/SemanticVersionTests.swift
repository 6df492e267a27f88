import Testing

@testable import Releases

@Suite("Versions")
struct SemanticVersionTests {
    @Test(
        "the order is that of semver.org",
        arguments: [
            ("1.0.0-alpha", "1.0.0-alpha.1"), ("1.0.0-alpha.1", "1.0.0-alpha.beta"), ("1.0.0-alpha.beta", "1.0.0-beta"),
            ("1.0.0-beta", "1.0.0-beta.2"), ("1.0.0-beta.2", "1.0.0-beta.11"), ("1.0.0-beta.11", "1.0.0-rc.1"),
            ("1.0.0-rc.1", "1.0.0"), ("1.0.0", "2.0.0"), ("2.0.0", "2.1.0"), ("2.1.0", "2.1.1"), ("2.9.0", "2.10.0"),
        ]
    )
    func order(lower: String, higher: String) throws {
        let left = try #require(SemanticVersion(lower))
        let right = try #require(SemanticVersion(higher))
        #expect(left < right && !(right < left))
    }

    @Test(
        "what is no version is none",
        arguments: [
            "", "1", "1.2", "1.2.3.4", "01.2.3", "1.2.03", "v1.2.3", "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3+",
            "1.2.x", "-1.2.3", "1.2.3 ", "99999999999999999999.0.0", "1.2.3-é",
        ]
    )
    func mistakes(text: String) { #expect(SemanticVersion(text) == nil) }

    @Test("what stands behind a plus makes no difference")
    func build() {
        #expect(SemanticVersion("1.2.3+4") == SemanticVersion("1.2.3"))
        #expect(SemanticVersion("1.2.3-a+007")?.preRelease == ["a"])
    }

    @Test(
        "a release raises what its changes ask for; before 1.0.0 the second number takes the place of the first",
        arguments: [
            ("1.4.2", VersionBump.major, "2.0.0"), ("1.4.2", .minor, "1.5.0"), ("1.4.2", .patch, "1.4.3"),
            ("1.4.2", .none, "1.4.2"), ("0.4.2", .major, "0.5.0"), ("0.4.2", .minor, "0.4.3"),
            ("0.4.2", .patch, "0.4.3"), ("2.0.0-beta.1", .major, "2.0.0-beta.1"),
        ]
    )
    func least(old: String, bump: VersionBump, least: String) throws {
        #expect(try bump.leastVersion(after: #require(SemanticVersion(old))).description == least)
    }

    @Test(
        "a declared version is large enough, or not",
        arguments: [
            ("1.4.2", VersionBump.major, "2.0.0", true), ("1.4.2", .major, "1.5.0", false),
            ("1.4.2", .major, "2.0.0-beta.1", true), ("1.4.2", .minor, "1.4.3", false),
            ("1.4.2", .minor, "1.5.0", true), ("1.4.2", .minor, "3.0.0", true), ("1.4.2", .patch, "1.4.2", false),
            ("1.4.2", .patch, "1.4.3", true), ("1.4.2", .none, "1.4.2", true), ("1.4.2", .none, "1.4.1", false),
            ("2.0.0-beta.1", .major, "2.0.0-beta.2", true), ("2.0.0-beta.1", .major, "2.0.0", true),
            ("2.0.0-beta.2", .major, "2.0.0-beta.1", false), ("0.4.2", .major, "0.5.0", true),
            ("0.4.2", .major, "0.4.9", false),
        ]
    )
    func isMet(old: String, bump: VersionBump, declared: String, isMet: Bool) throws {
        let old = try #require(SemanticVersion(old))
        let declared = try #require(SemanticVersion(declared))
        #expect(bump.isMet(by: declared, after: old) == isMet)
    }
}
