import Core
import Documents
import Foundation
import Package
import TestSupport
import Testing
import WebModel

@testable import AppCode
@testable import Generate
@testable import Ingest
@testable import Tokens
@testable import Verify
@testable import WebliftCLI

@Suite("SECURITY.md")
struct SecurityPageTests {
    private let tests = Shared.project.appending(path: "Tests")

    private func page() throws -> String {
        try String(contentsOf: tests.deletingLastPathComponent().appending(path: "SECURITY.md"), encoding: .utf8)
    }

    @Test("names tests that are there")
    func suites() throws {
        let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        let suites = Set(files.map { ($0 as NSString).lastPathComponent })
        let named = try page().matches(of: /`(\w+Tests)`/).map { String($0.output.1) }
        #expect(named.count > 15)
        for name in named { #expect(suites.contains("\(name).swift"), "\(name)") }
    }

    @Test("tells the bounds that the program has")
    func bounds() throws {
        let bounds = [
            "A file that is read": "\(mebibytes(FileReader.sizeLimit))",
            "Files of an input folder, and folders one inside the other":
                "\(grouped(InputLimits().fileCount)) and \(InputLimits().folderDepth)",
            "Files of a project that `init` looks at, folders one inside the other, and time":
                "\(grouped(ProjectFiles.Limits().count)), \(ProjectFiles.Limits().depth) and \(seconds(ProjectSurvey.timeLimit))",
            "Files in hidden folders of a project that `init` looks at, and folders one inside the other":
                "\(grouped(ProjectFiles.hiddenLimits.count)) and \(ProjectFiles.hiddenLimits.depth)",
            "What a package in one file unpacks to, and beyond \(mebibytes(PackageArchive.smallSize)) for each of its bytes":
                "\(mebibytes(PackageArchive.sizeLimit)) and \(PackageArchive.ratioLimit) bytes",
            "Swift files of a package that is checked, and all together":
                "\(grouped(PackageSources.fileLimit)) and \(mebibytes(PackageSources.sizeLimit))",
            "Processor time of one run of the compiler, which has four times as long to get it; one run of git":
                "\(seconds(Verification.usualTimeLimit)); \(seconds(GitProgram.timeLimit))",
            "Declarations of tokens in stylesheets, and in JSON":
                "\(grouped(StylesheetLimits.declarations)) each",
            "Entries that maps of SCSS take over from other maps": grouped(StylesheetLimits.mergedEntries),
            "Names of a chain of tokens in JSON": "\(TokenAsJSON.chainLimit)",
            "The name of a token": "\(grouped(StylesheetLimits.nameLength)) bytes",
            "Items of one kind in a component, and items that all components of a library inherit":
                "\(grouped(Component.mostItems)) and \(grouped(InputLimits.inheritedItems))",
            "Groups of tokens that take over one another in a chain": "\(DesignTokenLimits.referenceLength)",
            "Suggestions for unknown tags in one text, and the tags of a library that suggests some":
                "\(UsageReader.mostSuggestions) and \(grouped(UsageReader.mostTags))",
            "A type of TypeScript, and its depth":
                "\(WebTypeParser.lengthLimit >> 10) KiB and \(WebTypeParser.depthLimit)",
            "Namespaces of declarations one inside the other, and ancestors of a class there":
                "\(DeclarationParser.depthLimit) and \(DeclaredLineage.ancestorLimit)",
            "Templates that include each other, and the file that one gives":
                "\(TemplateLimits.calls) deep and \(mebibytes(TemplateLimits.output))",
            "Parts of a path that is written, and bytes of one":
                "\(OutputPath.mostParts) and \(OutputPath.longestPart)",
            "An SVG that becomes an icon, its elements, and their depth":
                "\(mebibytes(IconReader.largest)), \(grouped(SVGParser.Limits().elements)) and \(SVGParser.Limits().depth)",
            "Messages of one kind": "\(grouped(DiagnosticBag.limit)); the rest is counted",
        ]
        let rows = try page().matches(of: /(?m)^\| (.+) \| (.+) \|$/).map { (String($0.output.1), String($0.output.2)) }
        #expect(Dictionary(uniqueKeysWithValues: rows.filter { $0.0 != "What" }) == bounds)
        #expect(DesignTokenLimits.declarations == StylesheetLimits.declarations)
        #expect(DesignTokenLimits.nameLength == StylesheetLimits.nameLength)
    }

    private func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

    private func seconds(_ duration: Duration) -> String { "\(duration.components.seconds) s" }

    private func grouped(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }
}
