import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("How severe a project calls the changes of a rule")
struct DecidedSeverityTests {
    private let folder = TemporaryFolder()

    /// `olt` is gone, and the description of `zeni` is another one.
    private static func manifest(_ fields: [(name: String, text: String)]) -> [UInt8] {
        let members = fields.map {
            #"{"kind": "field", "name": "\#($0.name)", "description": "\#($0.text)", "type": {"text": "string"}}"#
        }
        return Array(
            """
            {"schemaVersion": "1.0.0", "modules": [{"declarations": [{"kind": "class", "name": "A", "tagName": "x-a",
            "customElement": true, "members": [\(members.joined(separator: ", "))]}]}]}
            """.utf8
        )
    }

    private static func run(_ severity: String, _ words: String...) throws -> (
        exit: ExitCode, console: RecordingConsole
    ) {
        try TemporaryFolder.with { folder in
            try folder.write(manifest([("olt", "Old."), ("zeni", "One.")]), to: "old.json")
            try folder.write(manifest([("zeni", "Two.")]), to: "new.json")
            let configuration = #"{"changes": {"severity": {\#(severity)}}}"#
            try folder.write(configuration, to: "weblift.json")
            let sides = ["diff", folder.path("old.json"), folder.path("new.json")]
            let console = RecordingConsole()
            let options = ["--config", folder.path("weblift.json"), "--quiet"] + words
            return (Weblift.run(sides + options, console: console, environment: [:]), console)
        }
    }

    private static func totals(_ severity: String) throws -> JSONInstance? {
        try JSONInstance(run(severity, "--format", "json").console.output)["totals"]
    }

    @Test("what a project calls a note breaks no run and asks for no major version, whatever it does to Swift")
    func lowered() throws {
        let severity = #""property.removed": "note", "docs.changed": "note""#
        let run = try Self.run(severity)
        #expect(run.exit == .success)
        #expect(run.console.outputText.contains("required version bump: patch"))
        #expect(run.console.outputText.contains("severity by weblift.json: 2 changes"))
        #expect(!run.console.outputText.contains("broken on the web"))
        let totals = try Self.totals(severity)
        #expect(totals?["note"] == .number(2) && totals?["breaking"] == .number(0))
    }

    @Test("what a project calls breaking breaks, and other rules stay as they are")
    func raised() throws {
        #expect(try Self.run("").exit == .found)
        let totals = try Self.totals(#""docs.changed": "breaking""#)
        #expect(totals?["breaking"] == .number(2) && totals?["note"] == .number(0))
        #expect(try Self.run(#""docs.changed": "breaking", "property.removed": "warning""#).exit == .found)
        #expect(try Self.run("").console.outputText.contains("severity by weblift.json") == false)
    }

    @Test("what only a source stopped to tell stays uncertain, and is no more than that")
    func uncertain() throws {
        func library(_ hasDefaults: Bool) -> [UInt8] {
            let declarations = (0..<6).map { number in
                let members = ["olt", "mip"].map { name in
                    #"{"kind": "field", "name": "\#(name)", "type": {"text": "string"}"#
                        + (hasDefaults ? #", "default": "'\#(name)'"}"# : "}")
                }
                return
                    #"{"kind": "class", "name": "A\#(number)", "tagName": "x-a\#(number)", "customElement": true, "#
                    + #""members": [\#(members.joined(separator: ","))]}"#
            }
            let all = declarations.joined(separator: ",")
            return Array(#"{"schemaVersion": "1.0.0", "modules": [{"declarations": [\#(all)]}]}"#.utf8)
        }
        try folder.write(library(true), to: "old.json")
        try folder.write(library(false), to: "new.json")
        let severity = #"{"changes": {"severity": {"property.default-removed": "breaking"}}}"#
        try folder.write(severity, to: "weblift.json")
        let console = RecordingConsole()
        let words = ["diff", folder.path("old.json"), folder.path("new.json"), "--config", folder.path("weblift.json")]
        _ = Weblift.run(words + ["--format", "json", "--quiet"], console: console, environment: [:])
        let totals = try JSONInstance(console.output)["totals"]
        #expect(totals?["uncertain"] == .number(12) && totals?["breaking"] == .number(0), "\(console.outputText)")
    }

    @Test("a rule that is none is told, with the nearest one")
    func unknown() throws {
        let run = try Self.run(#""property.remved": "note""#)
        #expect(run.exit == .usage)
        #expect(run.console.errorText.contains("did you mean “property.removed”?"))
    }
}
