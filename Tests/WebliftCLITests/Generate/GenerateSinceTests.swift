import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift generate --since")
struct GenerateSinceTests {
    private let folder = TemporaryFolder()

    /// One component with some flags, in this order.
    static func manifest(_ flags: [String]) -> String {
        let members = flags.map { SmallLibrary.field($0, "boolean", #""default": "false""#) }
        return SmallLibrary.manifest(SmallLibrary.component("x-thing", members))
    }

    private static let view = "out/Sources/XUI/SwiftUI/XThing+SwiftUI.swift"
    private static let shims = "out/Sources/XUI/Deprecated/XThing+Deprecated.swift"

    private func run(_ words: String...) async throws -> ProgramRun { try await folder.run(["generate"] + words) }

    /// The parameters of the first init in a file, in their order.
    private func parameters(_ path: String) throws -> [String] {
        let lines = try folder.text(path).split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.hasPrefix("public init(") })
        return lines[(start + 1)...].prefix { !$0.hasPrefix(")") && !$0.hasPrefix("@ViewBuilder") }.compactMap { line in
            line.split(separator: ":").first.map(String.init)
        }
    }

    @Test("declarations in another order change no init, also without a former release, and what is gone comes back")
    func order() async throws {
        func generate(_ flags: [String]) async throws -> [String] {
            try folder.write(Self.manifest(flags), to: "lib.json")
            try await run("lib.json", "--quiet").succeeds()
            try await self.run("lib.json", "--check").exits(0)
            return try parameters(Self.view)
        }
        #expect(try await generate(["wide", "loud", "tall"]) == ["wide", "loud", "tall"])
        let view = try folder.text(Self.view)
        #expect(try await generate(["tall", "loud", "wide"]) == ["wide", "loud", "tall"])
        #expect(try folder.text(Self.view) == view)
        #expect(try await generate(["tall", "late", "wide"]) == ["wide", "tall", "late"])
        #expect(try await generate(["late", "tall", "loud", "wide"]) == ["wide", "loud", "tall", "late"])
        // Without what is remembered, the order is that of the source.
        try folder.remove("out")
        #expect(try await generate(["late", "tall", "loud", "wide"]) == ["late", "tall", "loud", "wide"])
    }

    @Test("what was offered is offered on, whatever the source has in its place, for the ledger knows it")
    func offered() async throws {
        func generated(_ fields: [String]) async throws -> String {
            let members = fields.map { SmallLibrary.field($0, "string") }
            try folder.write(SmallLibrary.manifest(SmallLibrary.component("x-input", members)), to: "lib.json")
            try await run("lib.json", "--quiet").succeeds()
            try await run("lib.json", "--check").exits(0)
            return try folder.text("out/Sources/XUI/SwiftUI/XInput+SwiftUI.swift")
        }
        for fields in [[], ["label"], ["label", "helpText"]] {
            #expect(try await generated(fields).contains("accessibilityLabel: String? = nil"), "\(fields)")
        }
        try folder.remove("out")
        #expect(try await !generated(["label"]).contains("accessibilityLabel: String?"))
    }

    @Test("an addition is never asked for: the view keeps its value, or it says nothing, in all releases from then on")
    func additions() async throws {
        func parameters(_ fields: [String]) async throws -> String {
            let types = ["open": "boolean", "amount": "number", "names": "string[]", "note": "string"]
            let members = fields.map { SmallLibrary.field($0, types[$0] ?? "string") }
            let events = fields.map { "{\"name\": \"\($0)-change\"}" }.joined(separator: ", ")
            let component = SmallLibrary.component("x-alert", members, "\"events\": [\(events)]")
            try folder.write(SmallLibrary.manifest(component), to: "lib.json")
            try await run("lib.json", "--quiet").succeeds()
            return try folder.text("out/Sources/XUI/SwiftUI/XAlert+SwiftUI.swift")
        }
        #expect(try await parameters(["amount"]).contains("amount: Binding<Double>,"))
        for fields in [["amount", "open", "note"], ["amount", "open", "note", "names"]] {
            let text = try await parameters(fields)
            #expect(text.contains("amount: Binding<Double>,") && text.contains("isPresented: Binding<Bool>? = nil"))
            #expect(text.contains("ComponentKept(isPresented, own: true)"))
            #expect(text.contains("note: Binding<String>? = nil") && text.contains("ComponentKept(note, own: \"\")"))
        }
        try folder.remove("out")
        #expect(try await parameters(["amount", "open"]).contains("isPresented: Binding<Bool>,"))
    }

    @Test("keeps what callers wrote in the order that they know, says until when, and again the same")
    func since() async throws {
        try folder.write(Self.manifest(["loud", "wide", "tall"]), to: "old.json")
        try folder.write(Self.manifest(["tall", "wide", "loud"]), to: "sorted.json")
        try folder.write(Self.manifest(["late", "loud", "tall"]), to: "new.json")
        // The order of what was generated holds also for a release that was sorted anew.
        #expect(try await run("old.json", "--quiet").ending == .exit(0))
        let words = ["new.json", "--since", "sorted.json", "--until", "3.0.0"]
        for _ in 0..<2 {
            try await folder.run(["generate", "--quiet"] + words).exits(0)
            #expect(try parameters(Self.shims) == ["loud", "wide", "tall"])
            #expect(try parameters(Self.view) == ["late", "loud", "tall"])
        }
        let shims = try folder.text(Self.shims)
        #expect(shims.contains("“wide” is gone and not used") && shims.contains("May be dropped in 3.0.0."))
        #expect(shims.contains("    @_disfavoredOverload\n"))
        try await folder.run(["generate", "--check"] + words).exits(0)
        // What was promised is kept, whether anybody names the former release again or not.
        #expect(try await run("new.json", "--quiet").ending == .exit(0))
        #expect(try folder.text(Self.shims) == shims)
        #expect(try await run("new.json", "--quiet", "--declared", "3.0.0").ending == .exit(0))
        #expect(!folder.has(Self.shims))
    }

    @Test("lists a component that is gone, because nothing keeps it compiling")
    func gone() async throws {
        let old = Self.manifest(["wide"]).replacing(
            "{\"kind\": \"class\"",
            with: #"{"kind": "class", "name": "XOld", "tagName": "x-old", "customElement": true}, {"kind": "class""#
        )
        try folder.write(old, to: "old.json")
        try folder.write(Self.manifest(["wide"]), to: "new.json")
        try await run("new.json", "--since", "old.json", "--until", "3.0.0").exits(0)
        let gone = try folder.text("out/Sources/XUI/Deprecated/Gone.swift")
        #expect(gone.contains("// - <x-old> is gone: XOld, OldTokens, XUIKitOld."))
    }

    @Test("weblift.json can name the former release, and the command line another one")
    func configured() async throws {
        try folder.write(Self.manifest(["loud", "wide"]), to: "old.json")
        try folder.write(Self.manifest(["loud"]), to: "new.json")
        let since = #""since": {"path": "old.json", "until": "3.0.0"}"#
        try folder.write("{\"inputs\": [\"new.json\"], \(since)}", to: "weblift.json")
        #expect(try await run("--quiet").ending == .exit(0))
        #expect(try folder.text(Self.shims).contains("May be dropped in 3.0.0."))
        #expect(try await run("--check").ending == .exit(0))
        #expect(try await run("--quiet", "--until", "4.0.0").ending == .exit(0))
        #expect(try folder.text(Self.shims).contains("May be dropped in 4.0.0."))
        #expect(try await run("--quiet", "--since", "new.json").ending == .exit(0))
        #expect(try folder.text(Self.shims).contains("May be dropped in 3.0.0."))
        try folder.write("{\"inputs\": [\"new.json\"]}", to: "weblift.json")
        #expect(try await run("--quiet", "--declared", "3.0.0").ending == .exit(0))
        #expect(!folder.has(Self.shims))
        let mistakes = [
            "[]", "{}", #"{"path": "old.json"}"#, #"{"path": "old.json", "until": "soon"}"#,
            #"{"git": ":v1", "until": "3.0.0"}"#, #"{"path": "a", "git": "v1:a", "until": "3.0.0"}"#,
            #"{"path": "old.json", "until": "3.0.0", "why": ""}"#,
        ]
        for mistake in mistakes {
            try folder.write("{\"inputs\": [\"new.json\"], \"since\": \(mistake)}", to: "weblift.json")
            let run = try await run("--quiet").exits(2, "\(mistake)")
            #expect(run.errorText.contains("weblift.json:1:"), "\(mistake): \(run.errorText)")
        }
    }

    @Test("what is said of the former release is checked before anything is read")
    func mistakes() async throws {
        let mistakes = [
            ["--until", "3"], ["--declared", "3"], ["--since", "a"], ["--since", "a", "--until", "3"],
            ["--since", "a", "--git", "v1:a", "--until", "3.0.0"],
            ["--git", "v1:a", "--git", "v2:a", "--until", "3.0.0"], ["--git", ":v1", "--until", "3.0.0"],
        ]
        for words in mistakes { try await folder.run(["generate", "lib.json"] + words).exits(2, "\(words)") }
        try folder.write(Self.manifest(["loud"]), to: "lib.json")
        try await run("lib.json", "--since", "old.json", "--until", "3.0.0").exits(1)
        #expect(!folder.has("out"))
    }
}
