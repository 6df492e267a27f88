import Testing

@testable import Reports

@Suite("Editions of the site")
struct SiteEditionTests {
    @Test(
        "no version leads out of the folder, hides there, or is what a system reads otherwise",
        arguments: [
            "", ".", "..", "../x", "a/b", "a\\b", ".git", "1.0.", "1 0", "1:0", "ä", String(repeating: "1", count: 65),
        ]
    )
    func refused(version: String) { #expect(SiteEdition(version: version, others: [:]) == nil) }

    @Test("versions stand by their numbers, the newest first, and a version before its release after it")
    func order() throws {
        let others = ["1.9.0", "1.10.0", "2.0.0-beta.1", "0.1", "next", "../x"]
        let edition = try #require(
            SiteEdition(version: "2.0.0", others: Dictionary(uniqueKeysWithValues: others.map { ($0, ["index.html"]) }))
        )
        #expect(edition.versions() == ["2.0.0", "2.0.0-beta.1", "1.10.0", "1.9.0", "0.1", "next"])
        #expect(SiteEdition.version(ofKind: edition.kind[...]) == "2.0.0")
        #expect(SiteEdition.version(ofKind: "site") == nil)
    }
}
