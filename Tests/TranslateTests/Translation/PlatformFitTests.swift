import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

/// Promises about the built-in matrix that hold for every component of every library at hand.
@Suite("What the built-in matrix makes fits the platform")
struct PlatformFitTests {
    private func translations(of libraries: [Library]) throws -> [ComponentTranslation] {
        let translator = try BuiltInMatrix.translator()
        var diagnostics = DiagnosticBag()
        return libraries.flatMap { translator.translate($0, into: &diagnostics).components }
    }

    private func sample() throws -> [ComponentTranslation] { try translations(of: [RealLibraries.sample()]) }

    @Test("all of this is so for real libraries, too", .needs("corpus"))
    func corpus() throws {
        let components = try translations(of: RealLibraries.manifests.map(RealLibraries.manifest))
        try checkControls(in: components)
        checkTypesOfTheirFramework(of: components)
        checkAge(of: components)
    }

    @Test("only controls send control events, and have an inverted isEnabled; all else declares its own")
    func controls() throws { try checkControls(in: sample()) }

    private func checkControls(in components: [ComponentTranslation]) throws {
        let rows = try BuiltInMatrix.matrix().components.entries
        let controls = components.filter { !$0.component.uiKit.controlEvents.isEmpty }
        #expect(controls.count > 10)
        for control in controls + components.filter({ !$0.component.uiKit.inverted.isEmpty }) {
            #expect(rows.first { $0.source == control.rule }?.uiKit == .control, "<\(control.tag)>")
        }
    }

    @Test("members of UIKit have no types of SwiftUI, and members of SwiftUI none of UIKit")
    func typesOfTheirFramework() throws { checkTypesOfTheirFramework(of: try sample()) }

    private func checkTypesOfTheirFramework(of components: [ComponentTranslation]) {
        for translation in components {
            let component = translation.component
            let sides: [(module: KnownSwiftType.Module, types: [String])] = [
                (.swiftUI, component.uiKit.properties.map { String(describing: $0.type) }),
                (.uiKit, component.properties.map { String(describing: $0.type) }),
            ]
            for (module, types) in sides {
                for type in types {
                    let known = words(of: type).compactMap(KnownSwiftType.named)
                    #expect(!known.contains { $0.module == module }, "<\(translation.tag)> \(type)")
                }
            }
        }
    }

    @Test("nothing asks for a newer iOS than 15")
    func oldEnough() throws { checkAge(of: try sample()) }

    private func checkAge(of components: [ComponentTranslation]) {
        for translation in components {
            let component = translation.component
            let types = component.uiKit.properties.map { String(describing: $0.type) }
            for type in types + component.properties.map({ String(describing: $0.type) }) {
                let known = words(of: type).compactMap(KnownSwiftType.named)
                #expect(known.allSatisfy { $0.iOSVersion <= 15 }, "<\(translation.tag)> \(type)")
            }
        }
    }

    private func words(of type: String) -> [String] {
        type.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    }
}

@Suite("What a translation depends on, and what not")
struct TranslationPropertyTests {
    enum Property: String, CaseIterable, CustomTestStringConvertible {
        case components = "the order of components makes no difference"
        case items = "the order of a component's items makes no difference to what becomes of each"
        case rules = "the order of rows that do not compete makes no difference"
        case removedRule = "without a rule, only the items are different that it won"

        var testDescription: String { rawValue }
    }

    @Test("what makes no difference in the sample", arguments: Property.allCases)
    func sample(property: Property) throws { try check(property, of: RealLibraries.sample()) }

    @Test("nor in a real library", .needs("corpus"), arguments: Property.allCases, RealLibraries.manifests)
    func manifest(property: Property, name: String) throws { try check(property, of: RealLibraries.manifest(name)) }

    private func translated(_ library: Library, _ matrix: Matrix) -> LibraryTranslation {
        var diagnostics = DiagnosticBag()
        return Translator(matrix).translate(library, into: &diagnostics)
    }

    private func check(_ property: Property, of library: Library) throws {
        let matrix = try BuiltInMatrix.matrix()
        var random = SeededGenerator(seed: 3)
        switch property {
        case .components:
            var shuffled = library
            shuffled.components.shuffle(using: &random)
            #expect(translated(shuffled, matrix) == translated(library, matrix))
        case .items:
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
        case .rules:
            var shuffled = matrix
            shuffled.rules.shuffle(using: &random)
            shuffled.values.entries.shuffle(using: &random)
            shuffled.types.entries.shuffle(using: &random)
            shuffled.components.entries.shuffle(using: &random)
            #expect(translated(library, shuffled) == translated(library, matrix))
        case .removedRule: checkRemovingARule(of: library, matrix)
        }
    }

    private func checkRemovingARule(of library: Library, _ matrix: Matrix) {
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
