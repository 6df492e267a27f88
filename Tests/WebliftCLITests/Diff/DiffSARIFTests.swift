import Foundation
import Releases
import Testing

@testable import WebliftCLI

@Suite("Changes as SARIF")
struct DiffSARIFTests {
    private let folder = TemporaryFolder()

    private func results(_ log: JSONInstance) throws -> [JSONInstance] {
        try #require(log["runs"]?.elements?.first?["results"]?.elements)
    }

    private func golden() async throws -> JSONInstance {
        let golden = try #require(GoldenCase.all.first { $0.name == "diff-sarif" })
        return try await JSONInstance(BuiltProgram.run(golden.words(), in: golden.path).output)
    }

    @Test("every object has the members that the published schema asks for, and no other")
    func shape() async throws {
        for log in [try await JSONInstance(DiffRun.sample("--format", "sarif").output), try await golden()] {
            var problems = SARIFShape.problems(of: log, SARIFShape.log, at: "log")
            #expect(log["version"]?.text == "2.1.0")
            let run = try #require(log["runs"]?.elements?.first)
            problems += SARIFShape.problems(of: run, SARIFShape.run, at: "run")
            let driver = run["tool"]?["driver"]
            problems += SARIFShape.problems(of: run["tool"], SARIFShape.tool, at: "tool")
            problems += SARIFShape.problems(of: driver, SARIFShape.driver, at: "driver")
            let rules = try #require(driver?["rules"]?.elements)
            for rule in rules {
                problems += SARIFShape.problems(of: rule, SARIFShape.rule, at: "rule")
                for key in ["shortDescription", "fullDescription", "help"] {
                    #expect(rule[key]?["text"]?.text?.isEmpty == false)
                }
                let level = try #require(rule["defaultConfiguration"]?["level"]?.text)
                #expect(SARIFShape.levels.contains(level))
            }
            let causes = ChangeCause.Kind.allCases.map { "cause.\($0.rawValue)" }
            #expect(rules.compactMap { $0["id"]?.text } == ChangeRule.all.map(\.id) + causes)
            let results = try results(log)
            #expect(!results.isEmpty)
            for result in results { problems += self.problems(of: result, rules) }
            #expect(problems == [])
        }
    }

    private func problems(of result: JSONInstance, _ rules: [JSONInstance]) -> [String] {
        var problems = SARIFShape.problems(of: result, SARIFShape.result, at: "result")
        if case .number(let index)? = result["ruleIndex"], rules.indices.contains(Int(index)) {
            if rules[Int(index)]["id"] != result["ruleId"] { problems.append("another rule") }
        } else {
            problems.append("no rule")
        }
        if !SARIFShape.levels.contains(result["level"]?.text ?? "") { problems.append("another level") }
        if result["message"]?["text"]?.text == nil { problems.append("no message") }
        let related = result["relatedLocations"]?.elements ?? []
        if Set(related).count != related.count { problems.append("a related location twice") }
        let locations = result["locations"]?.elements ?? []
        if locations.count != 1 { problems.append("\(locations.count) locations") }
        for location in locations + related {
            problems += SARIFShape.problems(of: location, SARIFShape.location, at: "location")
            let place = location["physicalLocation"]
            let uri = place?["artifactLocation"]?["uri"]?.text ?? "/"
            if uri.hasPrefix("/") || uri.contains(":") || uri.contains(" ") { problems.append("no relative \(uri)") }
            if case .number(let line)? = place?["region"]?["startLine"], line >= 1 { continue }
            problems.append("no line")
        }
        // Either every result tells of its suppressions, or none does.
        guard let suppressions = result["suppressions"]?.elements else { return problems + ["no suppressions"] }
        for suppression in suppressions {
            problems += SARIFShape.problems(of: suppression, SARIFShape.suppression, at: "suppression")
            if !SARIFShape.suppressionKinds.contains(suppression["kind"]?.text ?? "") { problems.append("kind") }
            if !SARIFShape.suppressionStates.contains(suppression["status"]?.text ?? "") { problems.append("status") }
        }
        return problems
    }

    @Test("fingerprints are unique, and stay where the files and lines are others")
    func fingerprints() async throws {
        let golden = try #require(GoldenCase.all.first { $0.name == "diff-sarif" })
        func fingerprints(_ bytes: [UInt8]) throws -> [String] {
            try results(JSONInstance(bytes)).compactMap { $0["partialFingerprints"]?["webliftChange/v1"]?.text }
        }
        let before = try await fingerprints(BuiltProgram.run(golden.words(), in: golden.path).output)
        #expect(Set(before).count == before.count && before.count == 4)
        for name in ["old", "new"] {
            let text = try String(contentsOfFile: golden.path + "/\(name).json", encoding: .utf8)
            try folder.write("\n\n\n" + text, to: "other/\(name)-moved.json")
        }
        let words = ["diff", "other/old-moved.json", "other/new-moved.json", "--format", "sarif"]
        #expect(try await fingerprints(folder.run(words).output) == before)
    }

    @Test("braces and links of inputs are no placeholders and no links; a colon in a path is no scheme")
    func escaping() {
        #expect(SARIFText.escaped("{ value: string[](x) }") == "{{ value: string[] (x) }}")
        #expect(ArtifactURI.text("v1:docs/ä b.md") == "v1%3Adocs/%C3%A4%20b.md")
    }
}
