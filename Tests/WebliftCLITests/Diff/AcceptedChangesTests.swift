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
