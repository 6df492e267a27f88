import AppCode
import Core
import Foundation
import Generate
import Releases
import TestSupport
import Testing
import Verify

@testable import WebliftCLI

/// An editor and the program must not disagree: what the schema allows is read, and what it refuses is a mistake.
@Suite("The schema of weblift.json")
struct ConfigurationSchemaTests {
    private let folder = TemporaryFolder()
    private static let schema = try? JSONSchema(named: "weblift")

    private func document() throws -> JSONInstance {
        try JSONInstance(EmbeddedSpecs.needed("schemas/weblift.schema.json"))
    }

    /// The keys of `properties` below a path, sorted.
    private func keys(_ path: String = "") throws -> [String] {
        let value = path.split(separator: " ").reduce(Optional(try document())) { $0?[String($1)] }
        guard case .object(let members)? = value?["properties"] else { return [] }
        return members.keys.sorted()
    }

    @Test("has every key that is read, and no other")
    func keys() throws {
        #expect(try keys() == Configuration.knownKeys.sorted())
        let (suppression, acceptance) = (AcceptanceReader<ChangeRule>.suppressions, AcceptanceReader<DriftRule>.drift)
        for (path, keys) in [
            ("$defs tokens", SettingsReader.tokenKeys), ("$defs tokens properties prefixes", SettingsReader.tierKeys),
            ("properties since", SettingsReader.sinceKeys), ("properties verify", SettingsReader.compilerKeys),
            ("properties changes", SettingsReader.changesKeys),
            ("properties changes properties suppress items", suppression.keys),
            ("properties changes properties renames items", SettingsReader.renameKeys),
            ("properties drift", SettingsReader.driftKeys),
            ("properties drift properties accept items", acceptance.keys),
        ] {
            #expect(try self.keys(path) == keys.sorted(), "\(path)")
        }
    }

    @Test("explains every key")
    func explanations() throws {
        func check(_ value: JSONInstance, at path: String) {
            guard case .object(let members) = value else { return }
            if case .object(let properties)? = members["properties"] {
                for (name, property) in properties {
                    #expect(property["description"]?.text?.isEmpty == false, "\(path).\(name)")
                }
            }
            for (name, member) in members { check(member, at: "\(path).\(name)") }
        }
        check(try document(), at: "$")
    }

    @Test("lists the words that are read, and no others")
    func words() throws {
        let properties = try document()["properties"]
        func words(_ value: JSONInstance?) -> [String]? { value?["enum"]?.elements?.compactMap(\.text) }
        #expect(words(properties?["guard"]) == GuardCondition.allCases.map(\.rawValue))
        #expect(words(properties?["templateSet"]) == TemplateStyle.allCases.map(\.rawValue))
        #expect(words(properties?["colors"]) == ColorSource.allCases.map(\.rawValue))
        let verify = properties?["verify"]?["properties"]
        #expect(words(verify?["defaultIsolation"]) == CompilerSettings.Isolation.allCases.map(\.rawValue))
        #expect(words(verify?["languageModes"]?["items"]) == LanguageMode.allCases.map(\.rawValue))
        #expect(words(try document()["$defs"]?["changeRule"]) == ChangeRule.all.map(\.id))
        let severity = properties?["changes"]?["properties"]?["severity"]?["additionalProperties"]
        #expect(words(severity) == ChangeDecisions.possibleSeverities.map(\.rawValue))
        let difference = properties?["drift"]?["properties"]?["accept"]?["items"]?["properties"]?["rule"]
        #expect(words(difference) == DriftRule.all.map(\.id))
        #expect(properties?["deploymentTarget"]?["minimum"] == .number(Double(RenderSettings.targets.lowerBound)))
        #expect(properties?["deploymentTarget"]?["maximum"] == .number(Double(RenderSettings.targets.upperBound)))
    }

    private static let right = [
        "{}",
        #"{"$schema": "./weblift.schema.json", "inputs": ["a"], "matrix": [], "icons": ["b"]}"#,
        #"{"inputs": ["weblift:sample"], "module": "AcmeUI", "deploymentTarget": 17, "guard": "canImport(SwiftUI)"}"#,
        #"{"templateSet": "native", "templates": "t", "colors": "assets", "out": "ios/app"}"#,
        #"{"tokens": ["a.css"]}"#,
        #"{"tokens": {"files": ["a"], "light": [], "dark": ["d"], "extend": [], "override": [], "contrast": []}}"#,
        #"{"tokens": {"drawn": 0, "remBase": 10.5, "words": {"crit": "danger"}, "prefixes": {"alias": ["a-"]}}}"#,
        #"{"since": {"path": "v1", "until": "3.0.0"}}"#,
        #"{"since": {"git": "v1:docs", "until": "3.0.0"}}"#,
        #"{"changes": {"suppress": [{"rule": "property.removed", "component": "a-*", "reason": "nobody used it"}]}}"#,
        #"{"changes": {"severity": {"docs.changed": "breaking", "token.removed": "note"}}}"#,
        #"{"drift": {"types": {"a-b": "AB"}}}"#,
        #"{"drift": {"accept": [{"rule": "case.more", "component": "a-*", "item": "T.a", "reason": "b"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "token.removed", "token": "a-*", "reason": "nobody used it"}]}}"#,
        #"{"since": {"path": "v1", "tokens": ["v1/tokens.css"], "until": "3.0.0"}}"#,
        #"{"verify": {"languageModes": ["6"], "defaultIsolation": "MainActor", "upcomingFeatures": ["A"]}}"#,
        #"{"verify": {"strictMemorySafety": true, "appTarget": false}}"#,
        #"{"verify": {"surface": ["Surface", "Charts.swiftinterface"]}}"#,
    ]

    private static let wrong = [
        "[]",
        #"{"input": ["a"]}"#,
        #"{"$schema": 1}"#,
        #"{"inputs": "a"}"#,
        #"{"inputs": [""]}"#,
        #"{"module": "my module"}"#,
        #"{"deploymentTarget": 14}"#,
        #"{"deploymentTarget": 15.5}"#,
        #"{"guard": "os(macOS)"}"#,
        #"{"out": "/etc"}"#,
        #"{"out": ""}"#,
        #"{"templates": ""}"#,
        #"{"tokens": {"file": ["a"]}}"#,
        #"{"tokens": {"drawn": 101}}"#,
        #"{"tokens": {"remBase": 0}}"#,
        #"{"tokens": {"words": {"crit": ""}}}"#,
        #"{"tokens": {"prefixes": {"semantic": []}}}"#,
        #"{"since": {"path": "v1"}}"#,
        #"{"since": {"path": "v1", "git": "a:b", "until": "3.0.0"}}"#,
        #"{"since": {"git": "-docs", "until": "3.0.0"}}"#,
        #"{"since": {"path": "v1", "until": "three"}}"#,
        #"{"changes": {"suppress": [{"rule": "property.gone", "component": "a", "reason": "b"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "property.removed", "component": "a"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "property.removed", "component": "a", "reason": " "}]}}"#,
        #"{"changes": {"severity": ["docs.changed"]}}"#,
        #"{"changes": {"severity": {"docs.gone": "breaking"}}}"#,
        #"{"changes": {"severity": {"docs.changed": "uncertain"}}}"#,
        #"{"drift": {"types": {"a-b": ""}}}"#,
        #"{"drift": {"type": {}}}"#,
        #"{"drift": {"accept": [{"rule": "case.gone", "component": "a", "reason": "b"}]}}"#,
        #"{"drift": {"accept": [{"rule": "case.more", "component": "a"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "token.removed", "component": "a", "reason": "b"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "token.removed", "token": "a", "component": "a", "reason": "b"}]}}"#,
        #"{"changes": {"suppress": [{"rule": "slot.removed", "component": "a", "token": "b", "reason": "c"}]}}"#,
        #"{"since": {"path": "v1", "tokens": "a.css", "until": "3.0.0"}}"#,
        #"{"verify": {"languageModes": []}}"#,
        #"{"verify": {"appTarget": "yes"}}"#,
        #"{"verify": {"surface": "Surface"}}"#,
    ]

    private func isRead(_ text: String) -> Bool {
        (try? Configuration(SourceFile(path: SourcePath("weblift.json"), text: text))) != nil
    }

    private func problems(of text: String) throws -> [String] {
        try #require(Self.schema).problems(of: JSONInstance(Array(text.utf8)))
    }

    @Test("allows what is read", arguments: right)
    func allows(text: String) throws {
        #expect(isRead(text))
        #expect(try problems(of: text) == [])
    }

    @Test("refuses what is not read", arguments: wrong)
    func refuses(text: String) throws {
        #expect(!isRead(text))
        #expect(try !problems(of: text).isEmpty)
    }

    /// Blocks of JSON that begin like a configuration, in all that people read.
    private static let examples: [String] = {
        let folder = Shared.project.appending(path: "Documentation")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".md")
        }
        let pages = [Shared.project.appending(path: "README.md")] + names.sorted().map { folder.appending(path: $0) }
        return pages.flatMap { page -> [String] in
            guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
            return text.matches(of: /```json\n([\s\S]*?)```/).map { String($0.output.1) }.filter { example in
                guard let json = try? JSONInstance(Array(example.utf8)), case .object(let members) = json else {
                    return false
                }
                return !members.isEmpty && members.keys.allSatisfy(Configuration.knownKeys.contains)
            }
        }
    }()

    @Test("allows every example of the documentation")
    func documentation() throws {
        #expect(Self.examples.count >= 5)
        for example in Self.examples {
            #expect(try problems(of: example) == [], "\(example)")
            #expect(isRead(example), "\(example)")
        }
    }

    @Test("is what init writes and prints")
    func written() async throws {
        _ = try await folder.run(["init", "--sample", "--yes"])
        let bytes = EmbeddedSpecs.needed("schemas/weblift.schema.json")
        #expect(Array(try Data(contentsOf: URL(filePath: folder.path("weblift.schema.json")))) == bytes)
        #expect(try await folder.run(["init", "--schema"]).output == bytes)
        let written = try folder.text("weblift.json")
        #expect(try problems(of: written) == [])
    }
}
