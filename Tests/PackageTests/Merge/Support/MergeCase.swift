import Foundation
import TestSupport

@testable import Package

/// Three texts as lines, made by random edits of two people to one text.
struct MergeCase: Sendable {
    var base: [String]
    var yours: [String]
    var generated: [String]

    static func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }

    var texts: MergeSides<[UInt8]> { MergeSides(base: base, yours: yours, generated: generated).map { Self.bytes($0) } }

    var lines: LineMerge { LineMerge(texts.map { TextLines($0) }) }

    var merge: ThreeWayMerge { ThreeWayMerge(base: texts.base, yours: texts.yours, generated: texts.generated) }

    /// Few letters, so that nearly every line occurs many times and can be taken for another.
    static func tiny(_ random: inout SeededGenerator) -> MergeCase {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"].prefix(Int.random(in: 2...8, using: &random))
        let base = (0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        return edited(base, words: Array(letters), edits: 1...3, &random)
    }

    /// A part of a generated file with many edits.
    static func dense(_ files: [[String]], _ random: inout SeededGenerator) -> MergeCase {
        let file = files.randomElement(using: &random) ?? []
        let start = Int.random(in: 0...file.count / 2, using: &random)
        let base = Array(file[start...].prefix(Int.random(in: 20...150, using: &random)))
        return edited(base, words: words(files, base, &random), edits: 1...6, &random)
    }

    /// A whole generated file of a usual length, with an edit or two on either side.
    static func usual(_ files: [[String]], _ random: inout SeededGenerator) -> MergeCase {
        let base = files.filter { $0.count >= 150 }.randomElement(using: &random) ?? []
        return edited(base, words: words(files, base, &random), edits: 1...2, &random)
    }

    /// The generated files of which scaffolds are made, as lines.
    static let scaffolds: [[String]] = {
        let root = URL(filePath: #filePath).appending(path: "../../../../../out/Sources/ElevateUI").standardized
        return ["SwiftUI", "UIKit"].flatMap { folder in
            let path = root.appending(path: folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path.path)) ?? []
            return names.sorted().compactMap { name -> [String]? in
                guard let text = try? String(contentsOf: path.appending(path: name), encoding: .utf8) else {
                    return nil
                }
                return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            }
        }
    }()

    /// Lines of this and of another file, and some that no file has.
    private static func words(_ files: [[String]], _ base: [String], _ random: inout SeededGenerator) -> [String] {
        let words = (files.randomElement(using: &random) ?? []) + base
        return words + (0..<words.count / 2).map { "        let added\($0 % 40) = \($0 % 7)" }
    }

    private static func edited(
        _ base: [String],
        words: [String],
        edits: ClosedRange<Int>,
        _ random: inout SeededGenerator
    ) -> MergeCase {
        var common = base
        // Now and then both do the same.
        if Int.random(in: 0..<4, using: &random) == 0 { edit(&common, words, &random) }
        var (yours, generated) = (common, common)
        for _ in 0..<Int.random(in: edits, using: &random) { edit(&yours, words, &random) }
        for _ in 0..<Int.random(in: edits, using: &random) { edit(&generated, words, &random) }
        return MergeCase(base: base, yours: yours, generated: generated)
    }

    /// Something that people and generators do to a text.
    private static func edit(_ lines: inout [String], _ words: [String], _ random: inout SeededGenerator) {
        let kind = Int.random(in: 0..<10, using: &random)
        let place = Int.random(in: 0...lines.count, using: &random)
        let length = min(lines.count - place, Int.random(in: 1...4, using: &random))
        let start = Int.random(in: 0...max(0, words.count - 1), using: &random)
        let fresh = Array(words[start...].prefix(Int.random(in: 1...4, using: &random)))
        switch kind {
        case 0..<3: lines.insert(contentsOf: fresh, at: place)
        case 3..<5: lines.removeSubrange(place..<place + length)
        case 5..<8:
            if place < lines.count { lines[place] = fresh.first ?? lines[place] }
        case 8: lines.replaceSubrange(place..<place + length, with: fresh)
        default:
            // A piece goes elsewhere.
            let piece = Array(lines[place..<place + length])
            lines.removeSubrange(place..<place + length)
            lines.insert(contentsOf: piece, at: Int.random(in: 0...lines.count, using: &random))
        }
    }
}
