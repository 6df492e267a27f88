import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("weblift diff --write-accepted")
struct AcceptedChangesTests {
    private let folder = TemporaryFolder()

    /// What two runs do in a folder with a configuration: the first accepts, the second compares again.
    private func runs(_ configuration: String, _ words: String...) throws -> (
        text: String, exits: [ExitCode], messages: String
    ) {
        try folder.write(configuration, to: "weblift.json")
        let first = try diff(["olt", "mip", "zeni"], ["--write-accepted"] + words)
        let second = try diff(["olt", "mip", "zeni"])
        return (try folder.text("weblift.json"), [first.exit, second.exit], first.errorText)
    }

    private func diff(_ old: [String], _ words: [String] = []) throws -> ConsoleRun {
        let configuration = ["--config", folder.path("weblift.json")]
        return try folder.diff(SmallLibrary.apple(old), SmallLibrary.apple(["zeni"]), configuration + words)
    }

    @Test("the open breaking changes are accepted with their reason, and the next run finds nothing open")
    func accepted() throws {
        let run = try runs("{\n  \"module\": \"Acme\"\n}\n", "--reason", "Agreed \"upon\".")
        #expect(
            run.text == """
                {
                  "module": "Acme",
                  "changes": {
                    "suppress": [
                      { "rule": "property.removed", "component": "acme-apple", "item": "mip", "reason": "Agreed \\"upon\\"." },
                      { "rule": "property.removed", "component": "acme-apple", "item": "olt", "reason": "Agreed \\"upon\\"." }
                    ]
                  }
                }

                """
        )
        #expect(run.exits == [.success, .success])
    }

    @Test(
        "everything else of the file stays as people wrote it",
        arguments: [
            "{\"changes\": {\"suppress\": []}, \"module\": \"Acme\"}",
            "{\r\n\t\"changes\" : { \"renames\":[ ] },\r\n\t\"module\":\t\"Ac\\u006de\"\r\n}\r\n",
            "{ }",
        ]
    )
    func kept(configuration: String) throws {
        let run = try runs(configuration)
        #expect(run.exits == [.success, .success])
        // What was added can be taken away again: the rest is the file of before, in its order.
        var rest = run.text[...]
        for character in configuration where !character.isWhitespace {
            let found = try #require(rest.firstIndex(of: character), "\(run.text)")
            rest = rest[rest.index(after: found)...]
        }
        #expect(run.text.contains("\r\n") == configuration.contains("\r\n"))
        #expect(run.text.contains(AcceptedChanges.reasonToWrite))
    }

    @Test("without a reason one is left to be written, and the run says so")
    func placeholder() throws {
        let run = try runs("{}\n")
        #expect(run.text.contains("\"reason\": \"TODO: say why this is accepted\""))
        #expect(run.messages.contains("write the reasons in"))
    }

    @Test("what was accepted before stays, and is not written twice")
    func twice() throws {
        let configuration = """
            {
              "changes": {
                "suppress": [
                  { "rule": "property.removed", "component": "acme-apple", "item": "olt", "reason": "Long ago." }
                ]
              }
            }

            """
        let run = try runs(configuration, "--reason", "Now.")
        let entry = #"{ "rule": "property.removed", "component": "acme-apple", "item": "mip", "reason": "Now." }"#
        #expect(run.text == configuration.replacing("ago.\" }\n", with: "ago.\" },\n      \(entry)\n"))
    }

    @Test("a reason that nobody has written yet is a warning of each later run, and one that somebody wrote is none")
    func unwritten() throws {
        func messages(_ reason: String) throws -> String {
            let entry = #"{"rule": "property.removed", "component": "acme-apple", "reason": "\#(reason)"}"#
            try folder.write(#"{"changes": {"suppress": [\#(entry)]}}"#, to: "weblift.json")
            let run = try diff(["olt", "zeni"])
            #expect(run.exit == .success)
            return run.errorText
        }
        let told = try messages(AcceptedChanges.reasonToWrite)
        #expect(told.contains("[changes.no-reason]") && told.contains("property.removed of acme-apple"), "\(told)")
        #expect(try !messages("Agreed.").contains("[changes.no-reason]"))
    }

    @Test("design tokens are accepted by their own names, and the next run finds nothing open")
    func tokens() throws {
        try folder.write(":root { --acme-red: #111111; --acme-gone: 1px; }", to: "old.css")
        try folder.write(":root { --acme-red: #111111; }", to: "new.css")
        try folder.write("{}\n", to: "weblift.json")
        let tokens = ["--old-tokens", folder.path("old.css"), "--tokens", folder.path("new.css")]
        #expect(try diff(["zeni"], tokens).exit == .found)
        #expect(try diff(["zeni"], tokens + ["--write-accepted", "--reason", "Agreed."]).exit == .success)
        let entry = #"{ "rule": "token.removed", "token": "acme-gone", "reason": "Agreed." }"#
        #expect(try folder.text("weblift.json").contains(entry))
        #expect(try diff(["zeni"], tokens).exit == .success)
    }

    @Test("a reason is for --write-accepted, and says something")
    func usage() {
        #expect(ConsoleRun(["diff", "a", "b", "--reason", "x"]).exit == .usage)
        #expect(ConsoleRun(["diff", "a", "b", "--write-accepted", "--reason", " "]).exit == .usage)
    }
}

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
