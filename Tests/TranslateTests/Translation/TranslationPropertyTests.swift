import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite("What a translation depends on, and what not")
struct TranslationPropertyTests {
    private func translated(_ library: Library, _ matrix: Matrix) -> LibraryTranslation {
        var diagnostics = DiagnosticBag()
        return Translator(matrix).translate(library, into: &diagnostics)
    }

    @Test("the order of components makes no difference")
    func componentsInAnyOrder() throws { try checkComponentsInAnyOrder(of: RealLibraries.sample()) }

    @Test("nor does it in a real library", .needs("corpus"), arguments: RealLibraries.manifests)
    func componentsInAnyOrder(name: String) throws { try checkComponentsInAnyOrder(of: RealLibraries.manifest(name)) }

    private func checkComponentsInAnyOrder(of library: Library) throws {
        let matrix = try BuiltInMatrix.matrix()
        var random = SeededGenerator(seed: 3)
        var shuffled = library
        shuffled.components.shuffle(using: &random)
        #expect(translated(shuffled, matrix) == translated(library, matrix))
    }

    @Test("the order of a component's items makes no difference to what becomes of each")
    func itemsInAnyOrder() throws { try checkItemsInAnyOrder(of: RealLibraries.sample()) }

    @Test("nor does it to items of a real library", .needs("corpus"), arguments: RealLibraries.manifests)
    func itemsInAnyOrder(name: String) throws { try checkItemsInAnyOrder(of: RealLibraries.manifest(name)) }

    private func checkItemsInAnyOrder(of library: Library) throws {
        let matrix = try BuiltInMatrix.matrix()
        var random = SeededGenerator(seed: 5)
        var shuffled = library
        for index in shuffled.components.indices {
            shuffled.components[index].properties.shuffle(using: &random)
            shuffled.components[index].slots.shuffle(using: &random)
            shuffled.components[index].events.shuffle(using: &random)
            shuffled.components[index].methods.shuffle(using: &random)
        }
        for (left, right) in zip(translated(library, matrix).components, translated(shuffled, matrix).components) {
            #expect(Set(left.items) == Set(right.items), "<\(left.tag)>")
        }
    }

    @Test("the order of rows that do not compete makes no difference")
    func rulesInAnyOrder() throws { try checkRulesInAnyOrder(of: RealLibraries.sample()) }

    @Test("nor does it to a real library", .needs("corpus"), arguments: RealLibraries.manifests)
    func rulesInAnyOrder(name: String) throws { try checkRulesInAnyOrder(of: RealLibraries.manifest(name)) }

    private func checkRulesInAnyOrder(of library: Library) throws {
        let matrix = try BuiltInMatrix.matrix()
        var random = SeededGenerator(seed: 7)
        var shuffled = matrix
        shuffled.rules.shuffle(using: &random)
        shuffled.values.entries.shuffle(using: &random)
        shuffled.types.entries.shuffle(using: &random)
        shuffled.components.entries.shuffle(using: &random)
        #expect(translated(library, shuffled) == translated(library, matrix))
    }

    @Test("without a rule, only the items are different that it won")
    func removingARule() throws { try checkRemovingARule(of: RealLibraries.sample()) }

    @Test("so are only these of a real library", .needs("corpus"), arguments: RealLibraries.manifests)
    func removingARule(name: String) throws { try checkRemovingARule(of: RealLibraries.manifest(name)) }

    private func checkRemovingARule(of library: Library) throws {
        let matrix = try BuiltInMatrix.matrix()
        let whole = translated(library, matrix)
        let won = Translator(matrix).winners(in: library)
        let winners = Set(whole.components.flatMap(\.items).compactMap(\.rule)).sorted { $0.row < $1.row }
        var random = SeededGenerator(seed: 11)
        for winner in winners.shuffled(using: &random).prefix(Loop.rounds(5)) {
            var fewer = matrix
            fewer.rules.removeAll { $0.source == winner }
            guard fewer.rules.count < matrix.rules.count else { continue }
            for (left, right) in zip(whole.components, translated(library, fewer).components) {
                // A row can win an item that becomes what the primitive's own row says.
                let taken = Set(
                    left.items.filter { $0.rule == winner || won[left.tag]?[$0.item]?.rule.source == winner }.map(
                        \.item
                    )
                )
                for (before, after) in zip(left.items, right.items) where !taken.contains(before.item) {
                    // What the rule's items become now may take an item along that stood by itself before.
                    if let consumer = after.consumer, taken.contains(consumer) { continue }
                    // What was told as a part of one of them has nothing to be a part of now.
                    if before.swiftUI.contains(where: { $0.isPart(ofAnyOf: taken) }) { continue }
                    #expect(
                        before.outcome == after.outcome && before.rule == after.rule,
                        "<\(left.tag)> \(before.item), without \(winner): \(before.rule) becomes \(after.rule)"
                    )
                }
            }
        }
    }
}

extension SwiftUIMember {
    fileprivate func isPart(ofAnyOf items: Set<ItemReference>) -> Bool {
        if case .reference(let item) = self { items.contains(item) } else { false }
    }
}
