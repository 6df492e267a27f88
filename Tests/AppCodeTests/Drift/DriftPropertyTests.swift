import AppCode
import Foundation
import TestSupport
import Testing

/// Shapes of components that no library has, each with the Swift that it becomes, and one thing taken from it.
@Suite("Drift of components of any shape")
struct DriftPropertyTests {
    private struct Shape {
        let tag: String
        let manifest: String
        /// The parameters of its init, a line each: the name, and the rest.
        let parameters: [(name: String, text: String)]

        init(_ random: inout SeededGenerator, number: Int) {
            tag = "acme-thing\(number)"
            var members: [String] = []
            var parameters: [(String, String)] = []
            let words = ["glow", "spin", "fold", "drift", "murmur", "sway", "ripple", "grade"].shuffled(using: &random)
            for word in words.prefix(Int.random(in: 3...8, using: &random)) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    members.append(Self.member(word, "boolean", "false"))
                    parameters.append(("is\(word.capitalized)", "Bool = false"))
                case 1:
                    let value = Int.random(in: 0..<100, using: &random)
                    members.append(Self.member(word, "number", "\(value)"))
                    parameters.append((word, "Double = \(value)"))
                case 2:
                    members.append(Self.member(word, "string", "'\(word)'"))
                    parameters.append((word, "String = \"\(word)\""))
                default:
                    members.append(Self.member(word, "string | undefined", nil))
                    parameters.append((word, "String? = nil"))
                }
            }
            manifest = """
                {"kind": "class", "customElement": true, "tagName": "\(tag)", "name": "Thing\(number)", "members": [\(members.joined(separator: ","))]}
                """
            self.parameters = parameters
        }

        private static func member(_ name: String, _ type: String, _ value: String?) -> String {
            let value = value.map { ", \"default\": \"\($0)\"" } ?? ""
            return
                "{\"kind\": \"field\", \"name\": \"\(name)\", \"attribute\": \"\(name)\", \"type\": {\"text\": \"\(type)\"}\(value)}"
        }

        func swift(_ parameters: [(name: String, text: String)]) -> String {
            let list = parameters.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
            return
                "/// **Web Component:** `<\(tag)>`\npublic struct AcmeThing\(tag.dropFirst(10)): View { public init(\(list)) {} }"
        }
    }

    @Test("in any order it says the same, and whatever is taken away, added or changed is what it says")
    func shapes() throws {
        var random = SeededGenerator(seed: 28)
        var seen = 0
        for round in 0..<Loop.rounds(80) {
            let shape = Shape(&random, number: round)
            let manifest =
                "{\"schemaVersion\": \"1.0.0\", \"modules\": [{\"path\": \"a.js\", \"declarations\": [\(shape.manifest)]}]}"
            func lines(_ parameters: [(name: String, text: String)]) -> [String] {
                DriftedSwift(manifest, [shape.swift(parameters)]).lines.map { line in
                    line.split(separator: " ").prefix(2).joined(separator: " ")
                }
            }
            // What no rule of the matrix leaves as it is, or what it adds, is the same with and without the edit.
            let base = lines(shape.parameters)
            #expect(lines(shape.parameters.shuffled(using: &random)) == base)
            guard let place = shape.parameters.indices.randomElement(using: &random) else { continue }
            let name = shape.parameters[place].name
            guard !base.contains(where: { $0.hasSuffix(" \(name)") }) else { continue }
            seen += 1
            var less = shape.parameters
            less.remove(at: place)
            #expect(
                Set(lines(less)) == Set(base + ["member.missing \(name)"]),
                "\(shape.manifest)\n\(shape.parameters)"
            )
            let more = shape.parameters + [("unheardOf", "Int = 1")]
            #expect(Set(lines(more)) == Set(base + ["member.more unheardOf"]))
            var other = shape.parameters
            other[place].text = "[Int: Set<Date>] = [:]"
            #expect(Set(lines(other)) == Set(base + ["member.type \(name)"]))
            var required = shape.parameters
            required[place].text = String(required[place].text.prefix { $0 != "=" })
            #expect(Set(lines(required)) == Set(base + ["default.missing \(name)"]))
        }
        #expect(seen > 20)
    }
}
