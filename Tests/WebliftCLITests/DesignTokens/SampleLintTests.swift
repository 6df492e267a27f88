import Foundation
import TestSupport
import Testing

/// What is planted in the sample's tokens stands in `specs/elevate/README.md`; everything else is meant to be right.
@Suite("The lints on the sample's tokens")
struct SampleLintTests {
    private static let folder = GeneratedInputs.sample.appending(path: "tokens")

    private struct Finding: Hashable {
        let id: String
        let file: String
        /// What stands in the line, as far as the colon.
        let declaration: String
    }

    private static let planted: Set<Finding> = [
        Finding(
            id: "tokens.contrast",
            file: "components/_badge.scss",
            declaration: "$elvt-component-badge-text-warning"
        ),
        Finding(id: "tokens.fallback", file: "components/_link.scss", declaration: "$elvt-component-link-text-visited"),
        Finding(
            id: "tokens.skipped-tier",
            file: "components/_progress.scss",
            declaration: "$elvt-component-progress-track"
        ),
        Finding(
            id: "tokens.literal-color",
            file: "components/_tooltip.scss",
            declaration: "$elvt-component-tooltip-border"
        ),
        Finding(id: "tokens.no-dark-value", file: "light.scss", declaration: "$elvt-alias-content-link-visited"),
    ]

    private static func run(_ options: [String]) async throws -> ProgramRun {
        try await TemporaryFolder.with { try await $0.run(["tokens"] + options, timeLimit: 120) }
    }

    @Test("find each mistake that is planted, and warn of nothing else")
    func planted() async throws {
        let run = try await Self.run(["--diagnostics", "json"]).exits(0)
        var findings: [Finding] = []
        for line in run.errorLines {
            let diagnostic = try JSONInstance(Array(line.utf8))
            guard diagnostic["severity"]?.text == "warning", let id = diagnostic["id"]?.text, id.hasPrefix("tokens."),
                let path = diagnostic["file"]?.text, case .number(let number)? = diagnostic["line"]
            else { continue }
            let file = String(path.split(separator: "/tokens/").last ?? "")
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            let declaration = text.split(separator: "\n", omittingEmptySubsequences: false)[Int(number) - 1]
            findings.append(Finding(id: id, file: file, declaration: String(declaration.prefix { $0 != ":" })))
        }
        #expect(findings.count == Self.planted.count)
        #expect(Set(findings) == Self.planted)
    }

    @Test("tell of each pair the contrast that its colors have by the formula of WCAG, in light and in dark")
    func contrast() async throws {
        let colors = try Self.colors()
        let json = try JSONInstance(try await Self.run(["--format", "json", "--quiet"]).output)
        let pairs = try #require(json["contrast"]?.elements)
        #expect(pairs.count > 300)
        for pair in pairs {
            let text = try #require(pair["text"]?.text)
            let fill = try #require(pair["fill"]?.text)
            for mode in ["light", "dark"] {
                // A border in the color of its fill is not there to be seen.
                guard case .number(let ratio)? = pair[mode]?["ratio"] else { continue }
                let front = try #require(colors["\(text) \(mode)"])
                let back = try #require(colors["\(fill) \(mode)"])
                let lightest = max(Self.luminance(front), Self.luminance(back))
                let darkest = min(Self.luminance(front), Self.luminance(back))
                let wanted = (lightest + 0.05) / (darkest + 0.05)
                #expect(abs(ratio - wanted) < 0.01, "\(text) on \(fill) in \(mode): \(ratio), not \(wanted)")
            }
        }
    }

    /// By name and appearance, as a program in another language found them.
    private static func colors() throws -> [String: [Double]] {
        let table = try String(
            contentsOf: Shared.project.appending(path: "Tests/Sample/tokens-2.0.tsv"),
            encoding: .utf8
        )
        var colors: [String: [Double]] = [:]
        for line in table.split(separator: "\n") {
            let cells = line.split(separator: "\t")
            // What is translucent is seen on something else, too.
            guard cells[2] == "color", cells[6] == "1.0000" else { continue }
            colors["\(cells[0]) \(cells[1])"] = cells[3...5].compactMap { Double($0) }
        }
        return colors
    }

    private static func luminance(_ color: [Double]) -> Double {
        let linear = color.map { channel in
            let share = channel / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return zip([0.2126, 0.7152, 0.0722], linear).map { $0 * $1 }.reduce(0, +)
    }
}
