import Core

/// Tokens that refer to each other in a circle, each circle once, in whichever appearances it is.
struct ReferenceCycles {
    private static let mostShown = 12
    /// A longer one begins anywhere, as nobody reads it.
    private static let longestSorted = 1000

    private struct Cycle: Hashable {
        let first: [Int]
        let count: Int
    }

    private let sources: TokenSources
    private var cycles: [Cycle: Set<TokenMode>] = [:]

    init(_ sources: TokenSources) {
        self.sources = sources
    }

    /// The last token refers to the first one.
    mutating func add(_ tokens: ArraySlice<Int>, in mode: TokenMode) {
        let start =
            tokens.count > Self.longestSorted ? tokens.startIndex : tokens.indices.min { tokens[$0] < tokens[$1] }
        let turned = tokens[(start ?? tokens.startIndex)...].prefix(Self.mostShown)
        let rest = tokens[..<(start ?? tokens.startIndex)].prefix(Self.mostShown - turned.count)
        cycles[Cycle(first: Array(turned + rest), count: tokens.count), default: []].insert(mode)
    }

    var diagnostics: DiagnosticBag {
        var diagnostics = DiagnosticBag()
        for (cycle, modes) in cycles {
            let places = cycle.first.map { token -> Diagnostic.Note in
                let mode: TokenMode = modes.contains(.light) ? .light : .dark
                let place = sources.declaration(of: token, in: mode)?.location
                return Diagnostic.Note("\(code: sources.name(of: token)) is here", at: place)
            }
            diagnostics.warning(
                .tokensCycle,
                message(cycle, modes),
                at: places.first?.location,
                notes: Array(places.dropFirst())
            )
        }
        return diagnostics
    }

    private func message(_ cycle: Cycle, _ modes: Set<TokenMode>) -> String {
        let names = cycle.first.map { "\(code: sources.name(of: $0))" }
        let hidden = cycle.count - names.count
        let chain = (names + (hidden > 0 ? ["\(hidden) more"] : []) + names.prefix(1)).joined(separator: " → ")
        let mode = modes.count == 1 ? modes.map { " in \($0.rawValue)" }.joined() : ""
        return "tokens refer to each other in a circle\(mode), so that none has a value: \(chain)"
    }
}
