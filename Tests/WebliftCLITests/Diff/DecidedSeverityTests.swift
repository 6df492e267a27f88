import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("How severe a project calls the changes of a rule")
struct DecidedSeverityTests {
    private let folder = TemporaryFolder()

    /// `olt` is gone, and the description of `zeni` is another one.
    private static func manifest(_ fields: [(name: String, text: String)]) -> String {
        let members = fields.map { SmallLibrary.field($0.name, "string", #""description": "\#($0.text)""#) }
        return SmallLibrary.manifest(SmallLibrary.component("x-a", members))
    }

    private func run(_ severity: String, _ words: String...) throws -> ConsoleRun {
        let old = Self.manifest([("olt", "Old."), ("zeni", "One.")])
        return try compare(old, Self.manifest([("zeni", "Two.")]), severity, words)
    }

    private func compare(_ old: String, _ new: String, _ severity: String, _ words: [String]) throws -> ConsoleRun {
        try folder.write(#"{"changes": {"severity": {\#(severity)}}}"#, to: "weblift.json")
        return try folder.diff(old, new, ["--config", folder.path("weblift.json"), "--quiet"] + words)
    }

    private func totals(_ severity: String) throws -> JSONInstance? {
        try JSONInstance(run(severity, "--format", "json").output)["totals"]
    }

    @Test("what a project calls a note breaks no run and asks for no major version, whatever it does to Swift")
    func lowered() throws {
        let severity = #""property.removed": "note", "docs.changed": "note""#
        let run = try run(severity)
        #expect(run.exit == .success && run.outputText.contains("required version bump: patch"))
        #expect(run.outputText.contains("severity by weblift.json: 2 changes"))
        #expect(!run.outputText.contains("broken on the web"))
        let totals = try self.totals(severity)
        #expect(totals?["note"] == .number(2) && totals?["breaking"] == .number(0))
    }

    @Test("what a project calls breaking breaks, and other rules stay as they are")
    func raised() throws {
        #expect(try run("").exit == .found)
        let totals = try self.totals(#""docs.changed": "breaking""#)
        #expect(totals?["breaking"] == .number(2) && totals?["note"] == .number(0))
        #expect(try run(#""docs.changed": "breaking", "property.removed": "warning""#).exit == .found)
        #expect(try run("").outputText.contains("severity by weblift.json") == false)
    }

    @Test("what only a source stopped to tell stays uncertain, and is no more than that")
    func uncertain() throws {
        func library(_ hasDefaults: Bool) -> String {
            let members = ["olt", "mip"].map { name in
                SmallLibrary.field(name, "string", hasDefaults ? #""default": "'\#(name)'""# : nil)
            }
            return SmallLibrary.manifest((0..<6).map { SmallLibrary.component("x-a\($0)", members) })
        }
        let severity = #""property.default-removed": "breaking""#
        let run = try compare(library(true), library(false), severity, ["--format", "json"])
        let totals = try JSONInstance(run.output)["totals"]
        #expect(totals?["uncertain"] == .number(12) && totals?["breaking"] == .number(0), "\(run.outputText)")
    }

    @Test("a rule that is none is told, with the nearest one")
    func unknown() throws {
        let run = try run(#""property.remved": "note""#)
        #expect(run.exit == .usage && run.errorText.contains("did you mean “property.removed”?"))
    }
}
