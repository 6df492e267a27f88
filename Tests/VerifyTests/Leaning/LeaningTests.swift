import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite("Generated code leans on what the documentation confirms", .startsCompiler, .needsSurface)
struct LeaningTests {
    /// What asks for more in the test below breaks code that leans on it.
    @Test("each declaration that it uses is confirmed by a fact", .onlyProof)
    func list() async throws { try await Self.checkList(of: []) }

    @Test("so is each that the code of real libraries uses", .needs("corpus"), .onlyProof)
    func listOfCorpus() async throws { try await Self.checkList(of: GeneratedLibrary.corpus) }

    private static func checkList(of inputs: [String]) async throws {
        let symbols = try await SurfaceSymbol.all.value
        let confirmed = ConfirmedSymbols(symbols, SurfaceFact.all).confirmed
        let used = try await GeneratedLibrary.with(["weblift:sample"] + inputs) { libraries in
            var used: Set<String> = []
            for library in libraries { used.formUnion(try await UsedSymbols.of(library, among: symbols)) }
            return used
        }
        #expect(used.count > 300)
        let leaning = symbols.filter { used.contains($0.name) && !confirmed.contains($0.name) }
        let lines = Set(leaning.map { "\($0.path): \($0.declaration.text)" }).sorted()
        if !lines.isEmpty { Issue.record("without a fact:\n\(lines.joined(separator: "\n"))") }
    }

    @Test(
        "it stays right where all that no fact confirms asks for more: for a newer iOS, for the main actor",
        arguments: Loop.tries([.isolation], of: StricterSurface.Strictness.allCases)
    )
    func stricter(strictness: StricterSurface.Strictness) async throws { try await Self.check(strictness) }

    @Test(
        "so does the code of real libraries",
        .needs("corpus"),
        .onlyProof,
        arguments: StricterSurface.Strictness.allCases
    )
    func stricterForCorpus(strictness: StricterSurface.Strictness) async throws {
        try await Self.check(strictness, of: GeneratedLibrary.corpus)
    }

    @Test(
        "it stays right where one module after the other does so",
        .onlyProof,
        arguments: (try? SharedSurface.text.modules.map(\.name)) ?? [],
        StricterSurface.Strictness.allCases
    )
    func module(module: String, strictness: StricterSurface.Strictness) async throws {
        try await Self.check(strictness, in: { $0 == module })
    }

    private static func check(
        _ strictness: StricterSurface.Strictness,
        of inputs: [String] = [],
        in isStricter: (String) -> Bool = { _ in true }
    ) async throws {
        let symbols = try await SurfaceSymbol.all.value
        let stricter = StricterSurface(
            try SharedSurface.text,
            symbols,
            lenient: ConfirmedSymbols(symbols, SurfaceFact.all).confirmed,
            in: isStricter,
            strictness
        )
        guard stricter.count > 0 else { return }
        let modules = try await SharedSurface.surface.modules
        let surface = try await Waiting.forCompiler {
            try Surface.prepare(modules, stricter.text, isStrict: false, progress: { _ in })
        }
        let messages = try await GeneratedLibrary.with(["weblift:sample"] + inputs) { libraries in
            try await Waiting.forCompiler {
                var verification = Verification(surface.setup(for: .standard), jobs: 1)
                verification.modes = [.swift6]
                return try libraries.flatMap { library in
                    try verification.check(library.folder.path, progress: { _ in }).messages.map(\.message)
                }
            }
        }
        let errors = Dictionary(grouping: messages.filter { $0.severity != .note }, by: \.message)
        let lines = errors.sorted { $0.key < $1.key }.map { "\($0): \($1[0].location.map { "\($0)" } ?? "")" }
        if !lines.isEmpty { Issue.record("\(strictness): \(lines.prefix(60).joined(separator: "\n"))") }
    }
}
