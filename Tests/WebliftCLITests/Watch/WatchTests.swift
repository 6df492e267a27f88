import Foundation
import Testing

@testable import WebliftCLI

@Suite("Generating again when something changes")
struct WatchTests {
    private let folder = TemporaryFolder()

    /// What happens between two looks, one after the other; at the end of it a person ends the watch.
    private final class Script {
        private var steps: [() throws -> Void]

        init(_ steps: [() throws -> Void]) { self.steps = steps }

        func pause() -> Bool {
            guard !steps.isEmpty else { return false }
            do { try steps.removeFirst()() } catch { Issue.record(error) }
            return true
        }
    }

    private func runs(_ steps: [() throws -> Void]) -> Int {
        let script = Script(steps)
        var count = 0
        Watch(state: { WatchedFiles(at: [folder.path]) }, pause: script.pause).run { count += 1 }
        return count
    }

    @Test("runs once at the beginning, and not again while nothing changes")
    func still() throws {
        try folder.write("a", to: "a.md")
        #expect(runs([{}, {}, {}]) == 1)
    }

    @Test("runs again when a change has come to rest, and once for several that follow each other")
    func debounce() throws {
        try folder.write("a", to: "a.md")
        let changes: [() throws -> Void] = [
            { try folder.write("ab", to: "a.md") }, { try folder.write("abc", to: "a.md") }, {}, {}, {},
        ]
        #expect(runs(changes) == 2)
        #expect(runs([{ try folder.write("b", to: "deep/b.md") }, {}, {}]) == 2, "a new file")
        let removal = { try folder.remove("a.md") }
        #expect(runs([removal, {}, {}]) == 2, "a file that is gone")
    }

    @Test("a change that is taken back before anything ran makes no run")
    func takenBack() throws {
        try folder.write("a", to: "a.md")
        let steps: [() throws -> Void] = [
            { try folder.write("new", to: "b.md") }, { try folder.remove("b.md") }, {}, {},
        ]
        #expect(runs(steps) == 1)
    }

    @Test("what the program writes itself makes no run")
    func ownOutput() throws {
        try folder.write("a", to: "a.md")
        let step = {
            try folder.write("{}", to: "out/.weblift/ledger.json")
            try folder.write("x", to: "out/Sources/A.swift")
            try folder.write("x", to: "out/Package.swift")
        }
        #expect(runs([step, {}, {}]) == 1)
    }

    @Test("a package is written anew after a change of its manifest, its matrix and its configuration")
    func generates() throws {
        try folder.write(BadInputRun.good, to: "cem.json")
        try folder.write(#"{"inputs": ["cem.json"], "matrix": ["m.md"], "out": "out"}"#, to: "weblift.json")
        try folder.write("# M\n", to: "m.md")
        let config = folder.path("weblift.json")
        let arguments = try Arguments(["--config", config, "--watch"], options: GenerateCommand.allOptions)
        let console = RecordingConsole()
        var session = Session(arguments, of: "generate", console: console, environment: [:])
        let package = folder.path("out/Package.swift")
        let script = Script([
            { #expect(FileManager.default.fileExists(atPath: package), "the first run has written it") },
            {
                try folder.write(BadInputRun.good.replacingOccurrences(of: "g-ood", with: "g-other"), to: "cem.json")
            }, {}, {},
            // Half of a configuration, as an editor may leave it for a moment: told, and waited for.
            { try folder.write(#"{"inputs": ["#, to: "weblift.json") }, {}, {},
            { try folder.write(#"{"inputs": ["cem.json"], "module": "Acme", "out": "out"}"#, to: "weblift.json") },
            {}, {},
        ])
        #expect(try GenerateWatch(arguments).run(&session, pause: script.pause) == .success)
        let text = console.errorText
        #expect(text.components(separatedBy: "weblift generate: ").count - 1 == 3)
        #expect(text.contains("weblift: \(config)"))
        #expect(folder.has("out/Sources/Acme"))
        let names = try folder.paths(below: "out/Sources")
        #expect(names.contains { $0.contains("GOther") })
    }

    @Test(
        "a watch waits for the configuration that it began with, also where nobody has named it, and writes nothing else"
    )
    func configurationAway() throws {
        let settings = #"{"inputs": ["cem.json"], "out": "out"}"#
        try folder.write(BadInputRun.good, to: "cem.json")
        try folder.write(settings, to: "weblift.json")
        let arguments = try Arguments(["--watch"], options: GenerateCommand.allOptions)
        let console = RecordingConsole()
        var session = Session(arguments, of: "generate", console: console, environment: [:])
        func files() -> [String] { (try? folder.paths(below: "out"))?.sorted() ?? [] }
        var written: [String] = []
        let script = Script([
            {
                written = files()
                try folder.remove("weblift.json")
            }, {}, {},
            {
                #expect(console.errorText.contains("weblift.json"))
                #expect(console.errorText.contains("nothing is written until that changes"))
                #expect(files() == written)
                try folder.write(settings, to: "weblift.json")
            }, {}, {},
        ])
        let watch = try GenerateWatch(arguments, beside: folder.path("weblift.json"))
        #expect(watch.run(&session, pause: script.pause) == .success)
        #expect(written.contains { $0.contains("GOod") })
        #expect(files() == written)
    }

    @Test("--watch can't be combined with what writes nothing")
    func combinations() throws {
        for word in ["--check", "--dry-run"] {
            let run = ConsoleRun(["generate", "--watch", word])
            #expect(run.exit == .usage && run.errorText.contains("--watch"))
        }
    }
}
