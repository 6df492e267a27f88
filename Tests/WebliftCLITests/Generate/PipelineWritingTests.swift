import Foundation
import SourceText
import Testing
import Workspace

@testable import WebliftCLI

@Suite("From files in memory to the disk")
struct PipelineWritingTests {
    private func files(_ texts: [(String, String)], _ ownership: FileOwnership = .owned) throws -> [OutputFile] {
        try texts.map { OutputFile(try OutputPath($0), bytes: Array($1.utf8), ownership: ownership) }
    }

    /// What the plan says, and what there is to say about it.
    private func write(_ files: [OutputFile], into folder: String) -> (text: String?, errors: [String]) {
        var bag = DiagnosticBag()
        let plan = Pipeline.plan(files, in: folder, into: &bag)
        if let plan { Pipeline.write(plan, into: folder, &bag) }
        let errors = bag.sorted.map { "\($0.location?.description ?? ""): [\($0.id.rawValue)]" }
        return (plan.map(WritePlanText.print), errors)
    }

    @Test("what is new is made, what differs replaced, what is edited left, and what is the same kept")
    func actions() throws {
        try TemporaryFolder.with { folder in
            let out = folder.path("out")
            let first = try files([("a/b.swift", "1"), ("c.swift", "1")])
            #expect(
                write(first, into: out).text
                    == "create   a/b.swift\ncreate   c.swift\n2 files: 2 to create, 0 to replace, 0 to keep, 0 to leave\n"
            )
            try folder.write("mine", to: "out/Package.swift")
            let second =
                try files([("a/b.swift", "1"), ("c.swift", "2"), ("d.swift", "1")])
                + files([("Package.swift", "theirs")], .once)
            #expect(
                write(second, into: out).text == """
                    leave    Package.swift
                    keep     a/b.swift
                    replace  c.swift
                    create   d.swift
                    4 files: 1 to create, 1 to replace, 1 to keep, 1 to leave

                    """
            )
            #expect(try String(contentsOfFile: folder.path("out/Package.swift"), encoding: .utf8) == "mine")
            #expect(try String(contentsOfFile: folder.path("out/c.swift"), encoding: .utf8) == "2")
        }
    }

    @Test("what is in the way is told with the path that the user knows, and nothing is written")
    func errors() throws {
        try TemporaryFolder.with { folder in
            let out = folder.path("out")
            try folder.makeFolder("out/folder.swift")
            try folder.makeFolder("elsewhere")
            try folder.link("out/link", to: folder.path("elsewhere"))
            try folder.write("x", to: "file")
            let cases: [([String], String, String)] = [
                (["a.swift", "folder.swift"], out, "\(out)/folder.swift:1:1: [output.in-the-way]"),
                (["a.swift", "link/b.swift"], out, "\(out)/link:1:1: [output.link]"),
                (["a.swift", "b.swift", "B.swift"], out, "\(out)/b.swift:1:1: [output.same-name]"),
                (["a.swift"], folder.path("file"), "\(folder.path("file")):1:1: [output.in-the-way]"),
            ]
            for (paths, target, error) in cases {
                let result = write(try files(paths.map { ($0, "x") }), into: target)
                #expect(result.text == nil)
                #expect(result.errors == [error])
            }
            let left = try FolderContents(folder.url).files.keys.sorted()
            #expect(left == ["file"])
        }
    }
}
