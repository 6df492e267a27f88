import Documents
import Tokens

/// The pairs of colors by verdict, first the pairs that somebody has to look at.
struct ContrastTables {
    private enum Verdict: String, CaseIterable {
        case tooLow, unknown, enough, free

        init(_ pair: ContrastPair) {
            let passes = TokenMode.allCases.map { pair.passes(in: $0) }
            if pair.required == nil {
                self = .free
            } else if passes.contains(false) {
                self = .tooLow
            } else if TokenMode.allCases.contains(where: { pair[$0] == .transparentFill || pair[$0] == .unknown }) {
                self = .unknown
            } else {
                self = .enough
            }
        }

        var title: String {
            switch self {
            case .tooLow: "Too low"
            case .unknown: "Not known"
            case .enough: "Enough"
            case .free: "Not required"
            }
        }

        var text: String {
            switch self {
            case .tooLow: "Less than WCAG 2 asks for, in one appearance or in both."
            case .unknown: "What is behind the fill shows through, or one of the two has no value."
            case .enough: "What WCAG 2 asks for: 4.5:1 for text, 3:1 for large text, icons and borders."
            case .free: "Of what is out of use, WCAG 2 asks for nothing."
            }
        }
    }

    private let pairs: [Verdict: [ContrastPair]]
    private let catalogue: TokenCatalogue

    init(_ catalogue: TokenCatalogue) {
        pairs = Dictionary(grouping: catalogue.pairs, by: Verdict.init)
        self.catalogue = catalogue
    }

    var isEmpty: Bool { pairs.isEmpty }

    var data: [TemplateValue] {
        Verdict.allCases.compactMap { verdict in
            pairs[verdict].map { pairs in
                [
                    "anchor": .string(PageAnchor("contrast", verdict.rawValue).text),
                    "title": .string(verdict.title), "text": .string(verdict.text),
                    "count": .string("\(pairs.count)"),
                    "rows": .list(pairs.map { ContrastRow($0, in: catalogue).data }),
                ]
            }
        }
    }
}
