import Foundation
import TestSupport
import Testing

/// The committed output is always what the program writes now: another test sees to that.
@Suite("The sample's design tokens in Swift")
struct SampleTokenTests {
    private static let generated = Shared.project.appending(path: "out/Sources/ElevateUI/DesignTokens/Generated")

    /// What a program in another language says that each token comes to.
    private struct Expectation {
        let token: String
        let isDark: Bool
        let kind: Substring
        let values: [String]
    }

    private static func tokens() throws -> GeneratedTokens {
        let files = try FileManager.default.contentsOfDirectory(at: generated, includingPropertiesForKeys: nil)
        return GeneratedTokens(
            try files.sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
        )
    }

    private static func expectations() throws -> [Expectation] {
        let table = try String(
            contentsOf: Shared.project.appending(path: "Tests/Sample/tokens-2.0.tsv"),
            encoding: .utf8
        )
        return table.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            return Expectation(
                token: String(cells[0]),
                isDark: cells[1] == "dark",
                kind: cells[2],
                values: cells[3...].map(String.init)
            )
        }
    }

    @Test("are all there, and nothing else is")
    func complete() throws {
        let written = try Self.tokens().members.map(\.token)
        let wanted = Set(try Self.expectations().map(\.token))
        #expect(wanted.count > 1000)
        #expect(Set(written) == wanted)
        #expect(written.count == wanted.count)
    }

    @Test(
        "come to the colors, through all references, that an independent program finds, to 1/255",
        arguments: [false, true]
    )
    func colors(isDark: Bool) throws {
        let tokens = try Self.tokens()
        let evaluation = TokenEvaluation(tokens: tokens, isDark: isDark)
        let members = Dictionary(uniqueKeysWithValues: tokens.members.map { ($0.token, $0) })
        var compared = 0
        for expected in try Self.expectations() where expected.isDark == isDark && expected.kind == "color" {
            let member = try #require(members[expected.token])
            guard case .color(let channels) = try evaluation.value(of: member.expression) else {
                Issue.record("\(expected.token) is no color: \(member.expression)")
                continue
            }
            let wanted = expected.values.compactMap(Double.init)
            for (channel, value) in zip(channels, wanted.prefix(3).map { $0 / 255 } + wanted.suffix(1)) {
                #expect(abs(channel - value) <= 1.0 / 255, "\(expected.token) \(channels) \(wanted)")
            }
            compared += 1
        }
        #expect(compared > 700)
    }

    @Test("come to the lengths that an independent program finds")
    func lengths() throws {
        let tokens = try Self.tokens()
        let evaluation = TokenEvaluation(tokens: tokens, isDark: false)
        let members = Dictionary(uniqueKeysWithValues: tokens.members.map { ($0.token, $0) })
        var compared = 0
        for expected in try Self.expectations() where !expected.isDark && expected.kind == "length" {
            let member = try #require(members[expected.token])
            #expect(
                try evaluation.value(of: member.expression) == .number(Double(expected.values[0]) ?? .nan),
                "\(expected.token) \(member.expression)"
            )
            compared += 1
        }
        #expect(compared > 200)
    }

    @Test("are colors of their own in a component only where the design system says so")
    func references() throws {
        let literal = try Self.tokens().members.filter {
            $0.token.hasPrefix("elvt-component-") && $0.expression.contains("Color(")
        }
        #expect(literal.map(\.token) == ["elvt-component-tooltip-border"])
    }

    @Test("are never a color that shows nothing, for the sample asks for none")
    func clear() throws {
        #expect(
            try Self.tokens().members.allSatisfy {
                !$0.expression.contains("clear") && !$0.expression.contains("opacity: 0)")
            }
        )
    }
}
