import TestSupport
import Testing

@testable import Verify

@Suite(
    "The surface says what the documentation says",
    .startsCompiler,
    .needsSurface
)
struct SurfaceFactTests {
    @Test("each fact agrees with a declaration: names, labels, types, defaults, constraints, isolation, availability")
    func agreement() async throws {
        let found = ConfirmedSymbols(try await SurfaceSymbol.all.value, SurfaceFact.all)
        if !found.disagreements.isEmpty { Issue.record("\(found.disagreements.joined(separator: "\n"))") }
    }

    @Test("eight hundred declarations at least are confirmed; what nothing confirms is listed by make proof")
    func count() async throws {
        let symbols = try await SurfaceSymbol.all.value
        let found = ConfirmedSymbols(symbols, SurfaceFact.all)
        #expect(found.confirmed.count >= 800)
        guard Loop.current == .proof else { return }
        let open = Set(symbols.filter { !found.confirmed.contains($0.name) }.map(\.path)).sorted()
        print("\(found.confirmed.count) of \(symbols.count) declarations of the surface are confirmed; these are not:")
        for path in open { print("  \(path)") }
    }

    @Test("a fact has an iOS, a declaration and a page, no two are the same, and a file has them by page")
    func form() {
        var seen: Set<String> = []
        for fact in SurfaceFact.all {
            #expect(fact.page.contains("/") && !fact.declaration.text.isEmpty, "\(fact.place)")
            let overload = "\(fact.declaration.text) \(fact.declaration.constraints.sorted())"
            #expect(seen.insert("\(fact.page) \(overload)").inserted, "\(fact.place)")
        }
        for (fact, next) in zip(SurfaceFact.all, SurfaceFact.all.dropFirst()) where fact.file == next.file {
            #expect(fact.page <= next.page, "\(next.place) stands behind a later page")
        }
    }
}
