import Core
import Generate

/// Since which iOS the system has a symbol: `specs/symbols.md`.
struct SymbolReleases {
    /// The first version by name.
    private let versions: [String: Int]

    /// Rows of a table: a version, and names in code spans. All else is for people.
    init(_ text: String) {
        var versions: [String: Int] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
            guard cells.count >= 2, let version = Int(cells[0].prefix { $0.isNumber }) else { continue }
            let parts = cells[1].split(separator: "`", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where !index.isMultiple(of: 2) { versions[String(part)] = version }
        }
        self.versions = versions
    }

    static var known: SymbolReleases {
        SymbolReleases(String(decoding: EmbeddedSpecs.needed("symbols.md"), as: UTF8.self))
    }

    /// Reports symbols newer than the app's iOS: nothing is drawn there. A symbol that no row has is told once.
    func check(_ symbols: [String: IconSet.Symbol], target: Int, into diagnostics: inout DiagnosticBag) {
        var unknown: [IconSet.Symbol] = []
        for (icon, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
            guard let version = versions[symbol.name] else {
                unknown.append(symbol)
                continue
            }
            guard version > target else { continue }
            diagnostics.warning(
                .iconsSymbolTooNew,
                "“\(TerminalText.line(symbol.name))”, for “\(TerminalText.line(icon))”, is a symbol since iOS \(version), "
                    + "and the app runs on iOS \(target)",
                at: symbol.place
            )
        }
        for symbol in unknown.sorted(by: { ($0.place, $0.name) < ($1.place, $1.name) }) {
            let nearest = NearestName.of(symbol.name, among: versions.keys.sorted())
            diagnostics.note(
                .iconsSymbolUnchecked,
                "nobody has looked up since which iOS “\(TerminalText.line(symbol.name))” is a symbol",
                at: symbol.place,
                suggestion: nearest.map { "did you mean \($0)?" }
            )
        }
    }
}
