import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite struct PackageSourcesTests {
    @Test func modulesFollowThoseThatTheyImportAndTestsComeLast() throws {
        try withPackage([
            "Sources/A/a.swift": "import B\n",
            "Sources/A/Inner/b.swift": "",
            "Sources/B/c.swift": "public import struct C.S; import Foundation",
            "Sources/C/d.swift": "import C",
            "Tests/ATests/e.swift": "@testable import A",
            "Sources/Notes/readme.md": "",
        ]) { folder in
            let sources = try PackageSources(in: folder)
            #expect(sources.modules.map(\.name) == ["C", "B", "A", "ATests"])
            #expect(
                sources.modules[2].files.map(\.path) == [
                    folder + "/Sources/A/Inner/b.swift", folder + "/Sources/A/a.swift",
                ]
            )
        }
    }

    @Test(
        "modules that import each other are all there, and a folder without sources has none",
        arguments: [(["Sources/A/a.swift": "import B", "Sources/B/b.swift": "import A"], ["A", "B"]), ([:], [])]
            as [([String: String], [String])]
    )
    func names(files: [String: String], names: [String]) throws {
        try withPackage(files) { folder in
            let sources = try PackageSources(in: folder)
            #expect(sources.modules.map(\.name) == names)
        }
    }

    @Test func linksOutOfThePackageAreToldAndNotFollowed() throws {
        try withPackage(["Sources/A/a.swift": "", "Sources/loose.swift": ""]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/Sources/A/root", withDestinationPath: "/")
            let sources = try PackageSources(in: folder)
            #expect(sources.skipped == [folder + "/Sources/A/root", folder + "/Sources/loose.swift"])
            #expect(sources.modules.map(\.files.count) == [1])
        }
    }

    /// The compiler gets the names of files as lines: a name of two lines would be two files.
    @Test func namesThatAreMoreThanALineAreToldAndNotChecked() throws {
        try withPackage([
            "Sources/A/a.swift": "", "Sources/A/b\n/etc/c.swift": "", "Sources/A/d\n.swift": "", "Sources/A/e\n.md": "",
            "Sources/F\nG/h.swift": "",
        ]) { folder in
            let sources = try PackageSources(in: folder)
            #expect(sources.modules.flatMap(\.files).map(\.path) == [folder + "/Sources/A/a.swift"])
            #expect(
                sources.skipped == [
                    folder + "/Sources/A/b\n", folder + "/Sources/A/d\n.swift", folder + "/Sources/F\nG",
                ]
            )
        }
    }

    @Test func aListForTheCompilerHasNoMoreLinesThanPaths() throws {
        #expect(try PathLines(["/a/b.swift", "@c"]).text == "/a/b.swift\n@c\n")
        #expect(throws: VerificationFailure.self) { try PathLines(["/a\n/b.swift"]) }
    }

    @Test func aCatalogIsAResourceOfTheModuleThatItIsIn() throws {
        try withPackage([
            "Sources/A/a.swift": "", "Sources/A/Icons/Icons.xcassets/b.swift": "", "Sources/B/c.swift": "",
        ]) { folder in
            let sources = try PackageSources(in: folder)
            #expect(sources.modules.map(\.hasResources) == [true, false])
            #expect(sources.modules.map(\.files.count) == [1, 1])
        }
    }

    @Test func whatIsTooLargeIsNotReadAndToldWithItsPlace() throws {
        try withPackage(["Sources/A/a.swift": ""]) { folder in
            let file = try #require(FileHandle(forWritingAtPath: folder + "/Sources/A/a.swift"))
            try file.truncate(atOffset: UInt64(FileReader.sizeLimit) + 1)
            try file.close()
            let failure = #expect(throws: VerificationFailure.self) { try PackageSources(in: folder) }
            #expect(failure?.message == folder + "/Sources/A/a.swift: it is larger than 64 MiB")
        }
    }

    @Test func whatKilledRunsLeftIsRemovedAfterADay() throws {
        try withPackage(["products.building.old/a": "", "products.building.new/a": "", "surface-1/a": ""]) { folder in
            let yesterday: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -90_000)]
            for name in ["products.building.old", "surface-1"] {
                try FileManager.default.setAttributes(yesterday, ofItemAtPath: "\(folder)/\(name)")
            }
            FileTree.removeLeftovers(beside: "\(folder)/products")
            #expect(try FileTree.names(in: folder) == ["products.building.new", "surface-1"])
        }
    }

    private func withPackage(_ files: [String: String], _ body: (String) throws -> Void) throws {
        try PackageFolder.with(files) { try body($0.path) }
    }
}
