import Core
import Package
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

/// What the ledger tells of one run keeps the inits of the next, whatever became of the source and of the matrix meanwhile.
@Suite("Arguments stay in their order")
struct KeptOrderTests {
    @Test("where the source is sorted anew and the project calls every member otherwise, in the sample")
    func sample() throws { #expect(try compare(TranslatedLibraries.sample) > 250) }

    @Test("so they do in every real library", .needs("corpus/manifests"))
    func corpus() throws {
        var compared = 0
        for library in TranslatedLibraries.manifests { compared += try compare(library) }
        #expect(compared > 2000)
    }

    @Test("where items are gone for a release and come back, so do their arguments, to where they stood")
    func comeBack() throws {
        let translated = TranslatedLibraries.sample
        var random = SeededGenerator(seed: 20)
        var order = MemberOrder(of: translated.swift)
        var library = translated.library
        for index in library.components.indices {
            library.components[index].properties.removeAll { _ in Bool.random(using: &random) }
            library.components[index].slots.removeAll { _ in Bool.random(using: &random) }
            library.components[index].events.removeAll { _ in Bool.random(using: &random) }
        }
        let fewer = TranslatedLibraries.translated(library, by: RenamedMatrix.builtIn.translator).swift.keeping(order)
        order = try read(order.extended(by: fewer))
        let again = TranslatedLibraries.translated(
            Self.shuffled(translated.library, using: &random),
            by: TranslatedLibraries.builtInTranslator
        )
        #expect(Self.compare(translated.swift, fewer) > 60)
        #expect(Self.compare(translated.swift, again.swift.keeping(order)) > 250)
    }

    /// How many parameters stood in both.
    private func compare(_ translated: TranslatedLibraries.Translated) throws -> Int {
        var random = SeededGenerator(seed: 20)
        let order = try read(MemberOrder(of: translated.swift))
        let other = TranslatedLibraries.translated(
            Self.shuffled(translated.library, using: &random),
            by: RenamedMatrix.builtIn.translator
        )
        return Self.compare(translated.swift, other.swift.keeping(order))
    }

    private static func compare(_ before: SwiftLibrary, _ after: SwiftLibrary) -> Int {
        let former = Dictionary(before.components.map { ($0.tag, $0) }) { first, _ in first }
        var count = 0
        for component in after.components {
            guard let old = former[component.tag] else { continue }
            let (before, after) = (parameters(old), parameters(component))
            let kept = before.filter(Set(after).contains)
            #expect(after.filter(Set(before).contains) == kept, "\(component.tag)")
            count += kept.count
        }
        return count
    }

    /// By what makes a parameter another one, and where the rules of inits place it for that.
    private struct Parameter: Hashable {
        let origin: ItemReference
        let role: String
        let rank: ParameterRank
    }

    private static func parameters(_ component: SwiftComponent) -> [Parameter] {
        ComponentScaffold(component, web: nil).members.map { member in
            // What no row names is for what its name says, and the project's rows say nothing else of it.
            Parameter(origin: member.origin, role: member.role ?? "", rank: ParameterRank(member))
        }
    }

    private static func shuffled(_ library: Library, using random: inout SeededGenerator) -> Library {
        var library = library
        for index in library.components.indices {
            library.components[index].properties.shuffle(using: &random)
            library.components[index].slots.shuffle(using: &random)
            library.components[index].events.shuffle(using: &random)
        }
        return library
    }

    /// The order as the next run reads it.
    private func read(_ order: MemberOrder) throws -> MemberOrder {
        var diagnostics = DiagnosticBag()
        let bytes = Ledger(product: "1", entries: [], order: order).bytes
        let ledger = LedgerReader.read(SourceFile(path: SourcePath("ledger.json"), bytes: bytes), into: &diagnostics)
        #expect(ledger?.order == order)
        return try #require(ledger).order
    }
}
