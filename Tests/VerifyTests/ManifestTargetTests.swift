import Testing

@testable import Verify

@Suite("The oldest iOS of a package")
struct ManifestTargetTests {
    @Test(
        "is read in its manifest, where that names one from 13 on",
        arguments: [
            ("platforms: [.macOS(.v12), .iOS(.v16)]", "16"), ("platforms: [.iOS(\"16.4\"), .tvOS(.v15)]", "16.4"),
            ("platforms: [\n  .iOS( .v15_4 ) // .iOS(.v17)\n]", "15.4"), ("platforms: [.iOS(.v12)]", nil),
            ("// .iOS(.v16)", nil),
            ("\".iOS(.v16)\"", nil), (".iOS(", nil), (".iOS(.v16", nil), ("", nil),
        ] as [(String, String?)]
    )
    func target(manifest: String, target: String?) throws {
        try PackageFolder.with([:]) { folder in
            #expect(ManifestTarget.of(folder.path) == nil)
            try folder.write(manifest, to: "Package.swift")
            #expect(ManifestTarget.of(folder.path)?.description == target)
        }
    }
}
