import TestSupport
import Testing

@testable import Package

@Suite("What holds for every merge by elements")
struct ElementPropertyTests {
    private typealias Element = SwiftSample.Element

    private static let names = [
        "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet",
    ]

    private func edited(_ elements: [Element], _ random: inout SeededGenerator) -> [Element] {
        var edited = elements
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...edited.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where edited.count > 2 && place < edited.count: edited.remove(at: place)
            case 1 where place < edited.count: edited[place].value = Int.random(in: 0..<20, using: &random)
            default:
                let name = Self.names.randomElement(using: &random) ?? ""
                guard !edited.contains(where: { $0.name == name }) else { continue }
                edited.insert(Element(name: name, value: Int.random(in: 20..<22, using: &random)), at: place)
            }
        }
        return edited
    }

    /// What the elements come to, told by sets: nil where an element is in conflict.
    private func expected(_ base: [Element], _ yours: [Element], _ generated: [Element]) -> [String: Int]? {
        func value(_ name: String, _ list: [Element]) -> Int? { list.first { $0.name == name }?.value }
        var expected: [String: Int] = [:]
        for name in Set((base + yours + generated).map(\.name)) {
            let (old, mine, new) = (value(name, base), value(name, yours), value(name, generated))
            if mine == old {
                expected[name] = new
            } else if new == old || new == mine {
                expected[name] = mine
            } else {
                return nil
            }
        }
        return expected
    }

    private func places(_ elements: [Element], _ others: [Element]) -> [Int] {
        elements.compactMap { element in others.firstIndex { $0.name == element.name } }
    }

    @Test(
        "a list is merged as sets of elements would be, in the order of both sides, with its commas in place",
        arguments: SwiftSample.allCases
    )
    func elements(sample: SwiftSample) {
        var (merged, conflicts, byElement) = (0, 0, 0)
        for seed in 0..<Loop.rounds(250) {
            var random = SeededGenerator(seed: UInt64(seed))
            let value = { (random: inout SeededGenerator) in
                sample.hasValues ? Int.random(in: 0..<20, using: &random) : 0
            }
            var base: [Element] = []
            for name in Self.names.prefix(8).shuffled(using: &random).prefix(Int.random(in: 2...6, using: &random)) {
                base.append(Element(name: name, value: value(&random)))
            }
            var (yours, generated) = (edited(base, &random), edited(base, &random))
            if !sample.hasValues {
                for index in yours.indices { yours[index].value = 0 }
                for index in generated.indices { generated[index].value = 0 }
            }
            // What both have must be in one order; otherwise lines have to do.
            let orders = [places(yours, generated), places(base, yours), places(base, generated)]
            guard orders.allSatisfy({ $0 == $0.sorted() }) else { continue }
            let texts = MergeSides(base: base, yours: yours, generated: generated).map { Array(sample.text($0).utf8) }
            let merge = ThreeWayMerge(base: texts.base, yours: texts.yours, generated: texts.generated, syntax: .swift)
            let shown = {
                "\(sample) \(seed): \(base.map(\.name)) \(yours) \(generated)\n"
                    + String(decoding: merge.bytes, as: UTF8.self)
            }
            let isClean = merge.isClean
            guard let expected = expected(base, yours, generated) else {
                #expect(!isClean, "\(shown())")
                conflicts += 1
                continue
            }
            #expect(isClean, "\(shown())")
            // The result is what the same list would be written as, in an order that neither side contradicts.
            let text = String(decoding: merge.bytes, as: UTF8.self)
            let order = expected.map { Element(name: $0.key, value: $0.value) }.sorted { left, right in
                position(of: left, sample, text) < position(of: right, sample, text)
            }
            if !order.isEmpty { #expect(text == sample.text(order), "\(shown())") }
            #expect(places(yours, order) == places(yours, order).sorted(), "\(shown())")
            #expect(places(generated, order) == places(generated, order).sorted(), "\(shown())")
            merged += 1
            let lines = ThreeWayMerge(base: texts.base, yours: texts.yours, generated: texts.generated)
            let isAddedTwice = yours.contains { element in
                generated.contains { $0.name == element.name } && !base.contains { $0.name == element.name }
            }
            // What lines can merge stays as they merge it.
            if !lines.isClean {
                byElement += 1
            } else if !isAddedTwice {
                #expect(merge.bytes == lines.bytes, "\(shown())")
            }
        }
        print("\(sample): \(merged) merged, \(byElement) of these not by lines, \(conflicts) conflicts")
        #expect(merged > 100 && byElement > 40 && (conflicts > 10 || !sample.hasValues))
    }

    private func position(of element: Element, _ sample: SwiftSample, _ text: String) -> String.Index {
        text.firstRange(of: element.name)?.lowerBound ?? text.endIndex
    }
}

/// A small Swift file in which each kind of list can be written with any elements.
enum SwiftSample: String, CaseIterable {
    case parameters, arguments, inlineArguments, cases, properties, functions, array, inlineArray, dictionary
    case sections, assignments, points, imports

    struct Element: Equatable {
        var name: String
        var value: Int
    }

    /// Every list is in a file with something before and behind it.
    func text(_ elements: [Element]) -> String {
        switch self {
        case .parameters:
            file("    init(\n" + commas(elements) { "        \($0.name): Int = \($0.value)" } + "    ) {\n    }\n")
        case .arguments:
            file("    let list = make(\n" + commas(elements) { "        \($0.name): \($0.value)" } + "    )\n")
        case .inlineArguments:
            file("    let list = make(" + elements.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")\n")
        case .cases:
            file("    enum List: Int {\n" + lines(elements) { "        case \($0.name) = \($0.value)" } + "    }\n")
        case .properties: file(lines(elements) { "    var \($0.name) = \($0.value)" })
        case .functions:
            file(elements.map { "    func \($0.name)() {\n        f(\($0.value))\n    }\n" }.joined(separator: "\n"))
        case .array: file("    let list = [\n" + lines(elements) { "        .\($0.name)(\($0.value))," } + "    ]\n")
        case .inlineArray:
            file("    let list = [" + elements.map { ".\($0.name)(\($0.value))" }.joined(separator: ", ") + "]\n")
        case .dictionary:
            file("    let list = [\n" + commas(elements) { "        \"\($0.name)\": \($0.value)" } + "    ]\n")
        case .sections:
            file(
                "    func list() {\n        switch it {\n"
                    + lines(elements) { "        case .\($0.name):\n            f(\($0.value))" }
                    + "        default:\n            break\n        }\n    }\n"
            )
        case .assignments:
            file("    init() {\n" + lines(elements) { "        self.\($0.name) = \($0.value)" } + "    }\n")
        case .points:
            file(
                "    /// - Parameters:\n" + lines(elements) { "    ///   - \($0.name): The \($0.value)." }
                    + "    func list() {\n    }\n"
            )
        case .imports: elements.map { "import M\($0.name)\n" }.joined() + "\n" + file("    var one = 1\n")
        }
    }

    /// Imports have a name and nothing more.
    var hasValues: Bool { self != .imports }

    private func file(_ content: String) -> String {
        "/// A.\nstruct A {\n    let before = 0\n\n" + content + "\n    let behind = 0\n}\n"
    }

    private func lines(_ elements: [Element], _ line: (Element) -> String) -> String {
        elements.map { line($0) + "\n" }.joined()
    }

    private func commas(_ elements: [Element], _ line: (Element) -> String) -> String {
        elements.map(line).joined(separator: ",\n") + "\n"
    }
}
