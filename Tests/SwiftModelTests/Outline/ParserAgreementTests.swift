import TestSupport
import Testing

@testable import SwiftModel

@Suite(
    "Agreement with the parser of the compiler",
    .startsCompiler,
    .enabled(if: SwiftCompiler.path != nil, "there is no swiftc")
)
struct ParserAgreementTests {
    /// What is done to a file: by lines as a bad merge would, and by the characters that the structure hangs on.
    private enum Mutation: String, CaseIterable {
        case none, lineRemoved, lineTwice, linesExchanged, pieceMoved, bracketRemoved, bracketAdded, quoteRemoved
        case commentOpened, directiveRemoved

        /// Whether brackets, literals, comments or directives no longer match, as far as that is certain.
        var breaks: Bool {
            switch self {
            case .none, .lineRemoved, .lineTwice, .linesExchanged, .pieceMoved: false
            case .bracketRemoved, .bracketAdded, .quoteRemoved, .commentOpened, .directiveRemoved: true
            }
        }
    }

    private func mutated(_ text: String, _ mutation: Mutation, _ random: inout SeededGenerator) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: 0..<lines.count, using: &random)
        let other = Int.random(in: 0..<lines.count, using: &random)
        switch mutation {
        case .none: break
        case .lineRemoved: lines.remove(at: place)
        case .lineTwice: lines.insert(lines[place], at: place)
        case .linesExchanged: lines.swapAt(place, other)
        case .pieceMoved:
            let end = min(lines.count, place + Int.random(in: 1...6, using: &random))
            let piece = Array(lines[place..<end])
            lines.removeSubrange(place..<end)
            lines.insert(contentsOf: piece, at: min(other, lines.count))
        case .commentOpened:
            // A line of a text is no comment, and may be wrong by its indentation alone.
            guard !isInText(lines[..<place].reduce(0) { $0 + $1.utf8.count + 1 }, of: text) else { return nil }
            lines.insert("/*", at: place)
        case .directiveRemoved:
            guard let line = lines.indices.filter({ lines[$0].hasPrefix("#endif") }).randomElement(using: &random)
            else {
                return nil
            }
            lines.remove(at: line)
        case .bracketRemoved, .bracketAdded, .quoteRemoved: return changed(text, mutation, &random)
        }
        return lines.joined(separator: "\n")
    }

    private func isInText(_ offset: Int, of text: String) -> Bool {
        let tokens = (try? SwiftTokens(Array(text.utf8)))?.tokens ?? []
        return tokens.contains { $0.kind == .string && $0.range.contains(offset) }
    }

    private func changed(_ text: String, _ mutation: Mutation, _ random: inout SeededGenerator) -> String? {
        let tokens = (try? SwiftTokens(Array(text.utf8)))?.tokens ?? []
        let bytes = Array(text.utf8)
        let isWanted = { (token: SwiftToken) in
            guard mutation == .quoteRemoved else { return token.kind == .open || token.kind == .close }
            // Without its first quote `"\""` is `\""`: an empty text behind a backslash, which only a parser refuses. In the
            // rest of a line, what was a text is none, and the other way round: slashes in it begin a comment.
            let end = bytes[token.range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            let affected = bytes[token.range.lowerBound..<max(end, token.range.upperBound)]
            return token.kind == .string && !affected.contains(UInt8(ascii: "\\"))
                && !String(decoding: affected, as: UTF8.self).contains("//")
        }
        guard let token = tokens.filter(isWanted).randomElement(using: &random) else { return nil }
        var changed = bytes
        switch mutation {
        case .bracketAdded: changed.insert(bytes[token.range.lowerBound], at: token.range.lowerBound)
        // Of `#"a"#` the first byte is no quote.
        case .quoteRemoved:
            guard let quote = bytes[token.range].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            changed.remove(at: quote)
        default: changed.remove(at: token.range.lowerBound)
        }
        return String(decoding: changed, as: UTF8.self)
    }

    @Test("what we call no Swift is none, and broken brackets, quotes, comments and directives are found")
    func mutations() async throws {
        let files = try SwiftFiles.all(in: ["out/Sources", "Sources/Package", "Sources/Tokens", "Sources/WebliftCLI"])
        try #require(files.count > 100)
        var random = SeededGenerator(seed: 11)
        var cases: [(name: String, mutation: Mutation, text: [UInt8])] = []
        let rounds = Loop.rounds(700)
        for round in 0..<rounds {
            guard let file = files.randomElement(using: &random) else { continue }
            let mutation = Mutation.allCases[round % Mutation.allCases.count]
            let text = String(decoding: file.bytes, as: UTF8.self)
            if let mutated = mutated(text, mutation, &random) {
                cases.append((file.name, mutation, Array(mutated.utf8)))
            }
        }
        let taken = try await SwiftCompiler.takes(cases.map(\.text))
        try #require(taken.count == cases.count && cases.count > rounds * 6 / 7)
        var (refused, found) = (0, 0)
        for (index, (name, mutation, text)) in cases.enumerated() {
            let isSound = SwiftTokens.isSound(text)
            #expect(isSound != false || !taken[index], "\(name) with \(mutation.rawValue) is Swift")
            if mutation == .none { #expect(isSound == true && taken[index], "\(name)") }
            if mutation.breaks { #expect(isSound == taken[index], "\(name) with \(mutation.rawValue)") }
            if !taken[index] { refused += 1 }
            if isSound == false { found += 1 }
        }
        print("swiftc -parse: \(cases.count) files, \(refused) refused, \(found) of these told without it")
        // The rest is for a parser: a statement in a type, a list without its comma.
        #expect(found * 2 > refused)
    }
}
