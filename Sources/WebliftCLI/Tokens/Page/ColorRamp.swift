import Documents
import Tokens

/// Colors with names that differ by a number: steps from light to dark.
struct ColorRamp {
    private struct Step {
        let token: Token
        let number: String
    }

    /// Fewer are no ramp.
    private static let fewest = 3

    /// `elvt-primitives-color-red-`
    private let beginning: String
    private let steps: [Step]
    private let graph: TokenGraph

    static func all(in catalogue: TokenCatalogue) -> [ColorRamp] {
        catalogue.tiers.filter { $0.kind != .component }.flatMap(\.groups).flatMap { group -> [ColorRamp] in
            var beginnings: [String] = []
            var byBeginning: [String: [Step]] = [:]
            for token in group.tokens {
                guard let (beginning, number) = parts(of: token), isColor(token, in: catalogue.graph) else { continue }
                if byBeginning[beginning] == nil { beginnings.append(beginning) }
                byBeginning[beginning, default: []].append(Step(token: token, number: number))
            }
            return beginnings.compactMap { beginning in
                let steps = byBeginning[beginning] ?? []
                guard steps.count >= fewest else { return nil }
                return ColorRamp(beginning: beginning, steps: steps, graph: catalogue.graph)
            }
        }
    }

    private static func parts(of token: Token) -> (String, String)? {
        guard let number = token.words.last, !number.isEmpty, number.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
            token.name.text.hasSuffix(number)
        else { return nil }
        return (String(token.name.text.dropLast(number.count)), number)
    }

    private static func isColor(_ token: Token, in graph: TokenGraph) -> Bool {
        TokenMode.allCases.allSatisfy { if case .color = graph.value(of: token.name, in: $0) { true } else { false } }
    }

    var data: TemplateValue {
        [
            "beginning": .string(beginning),
            "title": .string(beginning.hasSuffix("-") ? String(beginning.dropLast()) : beginning),
            "steps": .list(steps.map(step)),
        ]
    }

    private func step(_ step: Step) -> TemplateValue {
        let colors = TokenMode.allCases.compactMap { mode -> String? in
            if case .color(let color) = graph.value(of: step.token.name, in: mode) { color.cssText } else { nil }
        }
        let style = Set(colors).count == 1 ? "--c:\(colors[0])" : "--c:\(colors[0]);--d:\(colors[1])"
        return ["number": .string(step.number), "style": .string(style)]
    }
}
