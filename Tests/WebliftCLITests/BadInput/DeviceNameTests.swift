import Foundation
import Testing

@Suite("Components that are called as a device of Windows is")
struct DeviceNameTests {
    private let folder = TemporaryFolder()
    private static let tags = ["com-1", "lpt-2", "x-nul", "x-com1", "x-button"]

    @Test("everything is generated and documented, in files that can be checked out everywhere, with a note")
    func everything() async throws {
        try folder.write(SmallLibrary.manifest(Self.tags.map { SmallLibrary.component($0) }), to: "a.json")
        try folder.write("// a file of the project's own\n", to: "mine/support/Aux.swift.mustache")
        let run = try await folder.run(["generate", "a.json", "--templates", "mine"]).exits(0)
        #expect(run.errorText.contains("no file can be called Aux.swift on Windows; this one is called Aux-file"))
        for format in ["markdown", "html", "docc"] {
            let run = try await folder.run(["docs", "a.json", "--format", format]).exits(0)
            #expect(run.errorText.contains("no file can be called Com1 on Windows; its pages are called Com1-file"))
        }
        let names = try FolderContents(folder.url).files.keys.filter { $0.hasPrefix("out/") }
        let stems = names.map { $0.split(separator: "/").last?.prefix { $0 != "." }.lowercased() ?? "" }
        #expect(Set(stems).isDisjoint(with: ["con", "aux", "nul", "com1", "lpt2", "prn"]))
        for name in ["Com1", "Lpt2"] {
            #expect(names.contains("out/Documentation/Translation/Components/\(name)-file.md"))
            #expect(names.contains("out/Documentation/Site/components/\(name)-file.html"))
        }
        #expect(try folder.text("out/Documentation/Site/index.html").contains("components/Com1%2Dfile.html"))
    }
}
