import AppCode
import Foundation
import TestSupport
import Testing

/// Shapes of components that no library has, each with the Swift that it becomes, and one thing taken from it.
@Suite("Drift of components of any shape")
struct DriftPropertyTests {
    private typealias Parameter = (name: String, text: String)

    /// An item of a component, and the parameter of its init.
    private static func item(_ word: String, _ random: inout SeededGenerator) -> (String, Parameter) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return ("\(word): boolean = false", ("is\(word.capitalized)", "Bool = false"))
        case 1:
            let value = Int.random(in: 0..<100, using: &random)
            return ("\(word): number = \(value)", (word, "Double = \(value)"))
        case 2: return ("\(word): string = '\(word)'", (word, "String = \"\(word)\""))
        default: return ("\(word): string | undefined", (word, "String? = nil"))
        }
    }

    @Test("in any order it says the same, and whatever is taken away, added or changed is what it says")
    func shapes() throws {
        var random = SeededGenerator(seed: 28)
        var seen = 0
        for round in 0..<Loop.rounds(80) {
            let words = ["glow", "spin", "fold", "drift", "murmur", "sway", "ripple", "grade"].shuffled(using: &random)
            let count = Int.random(in: 3...8, using: &random)
            let items = words.prefix(count).map { Self.item($0, &random) }
            let manifest = ComponentJSON.manifest([("acme-thing\(round)", ComponentJSON.of(items.map(\.0)))])
            func lines(_ parameters: [Parameter]) -> [String] {
                let list = parameters.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
                let swift = "public struct AcmeThing\(round): View { public init(\(list)) {} }"
                return DriftedSwift(manifest, [swift]).lines
            }
            let parameters = items.map(\.1)
            // What no rule of the matrix leaves as it is, or what it adds, is the same with and without the edit.
            let base = lines(parameters)
            #expect(lines(parameters.shuffled(using: &random)) == base)
            guard let place = parameters.indices.randomElement(using: &random) else { continue }
            let name = parameters[place].name
            guard !base.contains(where: { $0.hasSuffix(" \(name)") }) else { continue }
            seen += 1
            var less = parameters
            less.remove(at: place)
            #expect(Set(lines(less)) == Set(base + ["member.missing \(name)"]), "\(manifest)\n\(parameters)")
            let more = parameters + [("unheardOf", "Int = 1")]
            #expect(Set(lines(more)) == Set(base + ["member.more unheardOf"]))
            var other = parameters
            other[place].text = "[Int: Set<Date>] = [:]"
            #expect(Set(lines(other)) == Set(base + ["member.type \(name)"]))
            var required = parameters
            required[place].text = String(required[place].text.prefix { $0 != "=" })
            #expect(Set(lines(required)) == Set(base + ["default.missing \(name)"]))
        }
        #expect(seen > 20)
    }
}
