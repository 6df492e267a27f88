import TestSupport
import WebModel

@testable import Translate

/// Makes rules and items of few words, so that many of them meet.
struct RandomRules {
    private static let names = [
        "open", "openLabel", "open-label", "label", "change", "elvt-change", "elvt-open", "", "größe",
    ]
    private static let patterns =
        names + ["OPEN", "op*", "*Label", "*label", "*en*", "elvt-*", "*", "*", "*e", "**", "c*e", "open*", "gr*"]
    private static let tags = ["elvt-chip", "elvt-tab", "x-chip"]
    private static let headings =
        tags + ["elvt-*", "*-chip", "*t*", "*", "*", "*", "*", "<Toggle.switch>", "<Toggle>", "<TabView>"]
    private static let types = ["boolean", "string", "'a' | 'b'", "boolean | null", "Padding", "1 | 2", "Element"]
    private static let kinds: [ItemKind] = [.property, .property, .event, .slot]

    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Rules of three documents, each in a row of its own.
    mutating func rules(count: Int) -> [MatrixRule] {
        (0..<count).map { row in
            let document = Int.random(in: 0...2, using: &generator)
            let patterns = (0...(isOneOf(4) ? 1 : 0)).map { _ in pattern() }
            let template = RuleFixture.rule(
                row: row,
                result: "result\(Int.random(in: 0...2, using: &generator))",
                swiftUI: isOneOf(8) ? .results([.reference(reference())]) : nil
            )
            return MatrixRule(
                source: RuleSource(
                    layer: document == 0 ? .builtIn : .project,
                    document: document,
                    row: row,
                    location: template.source.location
                ),
                components: NamePattern(any(of: Self.headings)),
                patterns: patterns,
                swiftUI: template.swiftUI,
                uiKit: isOneOf(5) ? .skip : .same,
                reason: nil,
                text: ""
            )
        }
    }

    private mutating func pattern() -> ItemPattern {
        ItemPattern(
            kind: any(of: Self.kinds),
            names: (0...(isOneOf(3) ? 1 : 0)).map { _ in NamePattern(any(of: Self.patterns)) },
            type: isOneOf(2)
                ? .kind(.any) : isOneOf(5) ? .alias("Padding") : .kind(any(of: TypePattern.Kind.allCases)),
            isOptionalOnly: isOneOf(10),
            isReadonlyOnly: isOneOf(10),
            conditions: (0..<(isOneOf(4) ? 1 : 0)).map { _ in
                (0...(isOneOf(2) ? 1 : 0)).map { _ in reference() }
            }
        )
    }

    mutating func subject() -> RuleSubject {
        let kind = any(of: Self.kinds)
        return RuleFixture.subject(
            any(of: Self.names),
            kind: kind,
            type: isOneOf(6) ? nil : any(of: Self.types),
            isReadonly: isOneOf(4),
            tag: any(of: Self.tags),
            beside: (0..<Int.random(in: 0...6, using: &generator)).map { _ in reference() }
        )
    }

    private mutating func reference() -> ItemReference { ItemReference(any(of: Self.kinds), any(of: Self.names)) }

    private mutating func isOneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func any<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
