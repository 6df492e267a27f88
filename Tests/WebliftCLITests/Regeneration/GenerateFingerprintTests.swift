import SourceText
import Testing

@testable import WebliftCLI

@Suite("The fingerprint of all that generated files depend on")
struct GenerateFingerprintTests {
    private func fingerprint(_ words: [String], _ configuration: String, in folder: TemporaryFolder) throws
        -> ContentHash?
    {
        try folder.write(configuration, to: "weblift.json")
        let arguments = ["--config", folder.path("weblift.json")] + words
        let request = try GenerateRequest(Arguments(arguments, options: GenerateCommand.allOptions))
        return GenerateFingerprint(of: request, by: "a build")?.hash(with: ReadInputs(request.inputs))
    }

    private static let configuration = """
        {"inputs": ["lib"], "matrix": ["m.md"], "tokens": {"files": ["t.css"], "remBase": 16}, "templates": "mine",
         "module": "AUI", "deploymentTarget": 15, "guard": "os(iOS)", "templateSet": "elevate", "out": "a"}
        """

    private func write(to folder: TemporaryFolder) throws {
        try folder.write(BadInputRun.good, to: "lib/custom-elements.json")
        try folder.write(
            #"{"name": "l", "version": "1", "customElements": "custom-elements.json"}"#,
            to: "lib/package.json"
        )
        try folder.write("# Matrix\n", to: "m.md")
        try folder.write(":root { --a: 1px; }\n", to: "t.css")
        try folder.write("x\n", to: "mine/part.mustache")
    }

    @Test("is the same as long as nothing changes, wherever the folder is and whatever it is called")
    func same() throws {
        var fingerprints: Set<ContentHash?> = []
        for _ in 0..<2 {
            try TemporaryFolder.with { folder in
                try write(to: folder)
                fingerprints.insert(try fingerprint([], Self.configuration, in: folder))
                let elsewhere = Self.configuration.replacing(#""out": "a""#, with: #""out": "b""#)
                fingerprints.insert(try fingerprint([], elsewhere, in: folder))
            }
        }
        #expect(fingerprints.count == 1)
        #expect(!fingerprints.contains(nil))
    }

    @Test("is another one for each input, file or setting that is another one")
    func others() throws {
        try TemporaryFolder.with { folder in
            try write(to: folder)
            var seen: [ContentHash?: String] = [try fingerprint([], Self.configuration, in: folder): "nothing"]
            func expectNew(_ what: String, _ words: [String] = [], _ configuration: String = Self.configuration) throws
            {
                let hash = try fingerprint(words, configuration, in: folder)
                #expect(hash != nil, "\(what)")
                if let other = seen.updateValue(what, forKey: hash) { Issue.record("\(what) is as \(other)") }
            }
            let settings = [
                ("\"AUI\"", "\"BUI\""), ("15,", "16,"), ("os(iOS)", "canImport(SwiftUI)"),
                ("\"elevate\"", "\"native\""),
                ("\"remBase\": 16", "\"remBase\": 17"), ("\"remBase\": 16", "\"prefixes\": {\"alias\": [\"x-\"]}"),
                ("\"files\": [\"t.css\"]", "\"dark\": [\"t.css\"]"),
                ("\"files\": [\"t.css\"]", "\"override\": [\"t.css\"]"),
                ("\"files\": [\"t.css\"]", "\"files\": []"), ("\"templates\": \"mine\",", ""), ("\"m.md\"", ""),
            ]
            for (old, new) in settings { try expectNew(new, [], Self.configuration.replacing(old, with: new)) }
            try expectNew("emit", ["--emit", "swiftui"])
            try expectNew("sample", ["weblift:sample"])
            try expectNew("since", ["--since", folder.path("m.md"), "--until", "2.0.0"])
            try expectNew("until", ["--since", folder.path("m.md"), "--until", "3.0.0"])
            try expectNew("another former release", ["--since", folder.path("t.css"), "--until", "3.0.0"])
            let files = [
                ("lib/custom-elements.json", BadInputRun.good + " "), ("m.md", "# Matrix \n"),
                ("lib/package.json", #"{"name": "l", "version": "2", "customElements": "custom-elements.json"}"#),
                ("t.css", ":root { --a: 2px; }\n"), ("mine/part.mustache", "y\n"), ("mine/item.mustache", "x\n"),
            ]
            for (path, text) in files {
                try folder.write(text, to: path)
                try expectNew(path)
            }
        }
    }

    @Test("is none where something can't be read, or only some components are asked for")
    func none() throws {
        try TemporaryFolder.with { folder in
            try write(to: folder)
            #expect(try fingerprint(["--only", "g-ood"], Self.configuration, in: folder) == nil)
            for missing in ["\"lib\"", "\"m.md\"", "\"t.css\"", "\"mine\""] {
                let configuration = Self.configuration.replacing(missing, with: "\"nowhere\"")
                #expect(try fingerprint([], configuration, in: folder) == nil, "\(missing)")
            }
        }
    }
}
