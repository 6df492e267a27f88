import Core
import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

/// A library of the corpus as an app has it: installed, with docs in one folder and tokens in another.
struct NewcomersLibrary: Sendable, CustomTestStringConvertible {
    let package: String
    /// Files of the corpus, and where they lie in the project.
    let files: [(from: String, to: String)]

    init(_ package: String, _ files: (from: String, to: String)...) {
        self.package = package
        self.files = files
    }

    var testDescription: String { package }

    static let all = Loop.tries(Array(libraries.prefix(1)), of: libraries)

    private static let libraries = [
        NewcomersLibrary(
            "@charm-ux/core",
            ("wider/manifests/charm.json", "custom-elements.json"),
            ("wider/tokens/charm-base-theme.css", "/design/theme.css")
        ),
        NewcomersLibrary(
            "@dnncommunity/dnn-elements",
            ("wider/manifests/dnn-elements.json", "custom-elements.json"),
            ("wider/stencil/dnn", "/handbook")
        ),
        NewcomersLibrary(
            "@shoelace-style/shoelace",
            ("manifests/shoelace-2.6.0.json", "custom-elements.json"),
            ("wider/tokens/shoelace-light.css", "/tokens/light.css"),
            ("wider/tokens/shoelace-dark.css", "/tokens/dark.css")
        ),
    ]

    func install(in folder: TemporaryFolder) throws {
        let package = "node_modules/\(package)"
        try folder.write(
            "{\"name\": \"\(self.package)\", \"version\": \"1.0.0\", \"customElements\": \"custom-elements.json\"}",
            to: "\(package)/package.json"
        )
        for (from, to) in files {
            let place = to.hasPrefix("/") ? String(to.dropFirst()) : "\(package)/\(to)"
            try folder.makeFolder((place as NSString).deletingLastPathComponent)
            try FileManager.default.copyItem(at: Shared.file("corpus/\(from)"), to: URL(filePath: folder.path(place)))
        }
    }
}

@Suite("A newcomer in an empty folder", .needs("corpus"))
struct NewcomerTests {
    private let folder = TemporaryFolder()

    /// Lines that fit on a screen: the text, the diagnostics, and the closing line.
    private static let screen = 41

    @Test(
        "gets from init to an open page, each command fits on a screen and says how it ended",
        arguments: NewcomersLibrary.all
    )
    func story(library: NewcomersLibrary) async throws {
        try library.install(in: folder)
        // In place of the system's program: it tells what it was asked to open.
        let script = "#!/bin/sh\nprintf '%s' \"$1\" >'\(folder.path("opened"))'\n"
        try folder.writeProgram(script, to: "bin/\(Platform.opener)")
        func run(_ words: String..., exit: Int32 = 0) async throws -> ProgramRun {
            let environment = ["PATH": folder.path("bin") + ":/usr/bin:/bin"]
            let run = try await folder.run(words, environment: environment, timeLimit: 120).exits(exit, "\(words)")
            let lines = run.errorText.count { $0 == "\n" }
            #expect(lines <= Self.screen, "\(words) says \(lines) lines of its input")
            #expect(run.closingLine?.hasPrefix("weblift \(words[0]): ") == true, "\(words)\n\(run.errorText)")
            return run
        }
        /// For what only prints: what a person sees of it.
        func read(_ words: String...) async throws {
            let seen = try await BuiltProgram.linesOnTerminal(words, in: folder.path)
            #expect(seen > 0 && seen <= Self.screen, "\(words) shows \(seen) lines")
        }
        _ = try await run("init", exit: 1)
        #expect(!folder.has("weblift.json"))
        let begun = try await run("init", "--yes")
        #expect(begun.outputText.contains("node_modules/\(library.package)"))
        try await read("inspect")
        try await read("coverage")
        try await read("explain", "button")
        try await read("generate", "--dry-run")
        #expect(try await run("generate").closingLine?.contains(" new") == true)
        _ = try await run("generate", "--check")
        _ = try await run("generate", "--only", "button")
        let hasTokens = begun.outputText.contains("\"tokens\"")
        if hasTokens {
            try await read("tokens")
            let files = try folder.paths(below: "out/Sources")
            #expect(files.contains { $0.contains("DesignTokens/") && $0.hasSuffix("Tokens.swift") })
        }
        try await read("diff", "node_modules/\(library.package)", "node_modules/\(library.package)")
        try await read("templates", "list")
        try await read("templates", "lint")
        try await read("matrix")
        try await read("matrix", "255")
        _ = try await run("docs")
        _ = try await run("docs", "--format", "html", "--open")
        let opened = try folder.text("opened")
        #expect(opened == "./out/Documentation/Site/index.html")
        #expect(folder.has(opened))
    }
}
