import Core
import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("The bundled sample")
struct BundledSampleTests {
    private let folder = TemporaryFolder()
    private static let folder = Shared.project.appending(path: "specs/elevate/2.0")

    @Test("holds what lies in the folder, byte for byte: also byte-order marks and the ends of lines")
    func bytes() throws {
        let files = BundledSample.files
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".md") || $0.hasSuffix(".json") }
        #expect(files.count == paths.count)
        for file in files {
            let path = file.path.published.dropFirst(BundledSample.folder.count)
            let data = try Data(contentsOf: Self.folder.appending(path: String(path)))
            #expect(file.bytes == Array(data), "\(path)")
        }
    }

    @Test(
        "is taken by no command in a folder with a package of ours, unless it is named",
        .keepsGoing,
        arguments: [
            ["coverage"], ["docs"], ["drift", "."], ["explain", "elvt-button", "disabled"], ["generate"],
            ["generate", "--check"], ["inspect"], ["inventory", "app"], ["tokens"], ["usage", "app"],
        ]
    )
    func besidePackage(command: [String]) async throws {
        try folder.write("{}", to: ".weblift/ledger.json")
        try folder.write("<p>Text</p>", to: "app/a.html")
        let run = try await folder.run(command)
        #expect(run.ending == .exit(ExitCode.usage.rawValue), "\(run.errorText)")
        #expect(run.errorText.contains("this folder has a package that was generated"), "\(run.errorText)")
        #expect(run.errorText.contains("weblift:sample"))
        #expect(try folder.names() == [".weblift", "app"])
    }

    @Test(
        "fills no package that is there, in the folder that is named or that is written into without a name",
        .keepsGoing
    )
    func intoPackage() async throws {
        for (option, out) in [([], "out"), (["--out", "mine"], "mine")] {
            try await TemporaryFolder.with { folder in
                try folder.write(BadInputRun.good, to: "cem.json")
                try await folder.run(["generate", "cem.json"] + option).exits(0)
                let run = try await folder.run(["generate"] + option)
                #expect(run.ending == .exit(ExitCode.usage.rawValue))
                #expect(run.errorText.contains("\(out) has a package that was generated"), "\(run.errorText)")
                try await folder.run(["inspect", "weblift:sample", "--format", "summary"]).exits(0)
            }
        }
    }
}
