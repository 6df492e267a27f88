import Core
import SwiftModel
import WebModel

@testable import Translate

/// Short ways to write rules, components and items in tests.
enum Make {
    static let path = SourcePath("matrix.md")
    static let place = Core.SourceLocation.start(of: path)
    static let facts = ItemFacts(source: place)

    static func rule(
        _ pattern: ItemPattern,
        or other: ItemPattern? = nil,
        below heading: String = "*",
        layer: RuleSource.Layer = .builtIn,
        document: Int = 0,
        row: Int,
        result: String? = nil,
        swiftUI: SwiftUIColumn? = nil,
        uiKit: UIKitColumn = .same,
        reason: String? = nil
    ) -> MatrixRule {
        MatrixRule(
            source: RuleSource(
                layer: layer,
                document: document,
                row: row,
                location: Core.SourceLocation(file: path, line: row + 1, column: 1)
            ),
            components: NamePattern(heading),
            patterns: [pattern] + (other.map { [$0] } ?? []),
            swiftUI: swiftUI ?? .results([.slot(NameTemplate(parts: [.literal(result ?? "row\(row)")]))]),
            uiKit: uiKit,
            reason: reason,
            text: ""
        )
    }

    static func component(_ tag: String = "elvt-chip", _ items: [ItemReference] = []) -> Component {
        var component = Component(tag: tag, source: place)
        for item in items {
            switch item.kind {
            case .property: component.properties.append(Property(name: item.name, facts: facts))
            case .slot: component.slots.append(Slot(name: item.name, facts: facts))
            case .event: component.events.append(Event(name: item.name, facts: facts))
            case .method: component.methods.append(Method(name: item.name, facts: facts))
            case .cssPart: component.cssParts.append(CSSPart(name: item.name, facts: facts))
            case .cssProperty: component.cssProperties.append(CSSProperty(name: item.name, facts: facts))
            case .cssState: component.cssStates.append(CSSState(name: item.name, facts: facts))
            case .text: component.intl.append(IntlText(name: item.name, facts: facts))
            }
        }
        return component
    }

    /// An item of a component that has it and those beside it.
    static func subject(
        _ name: String,
        kind: ItemKind = .property,
        type: String? = nil,
        isReadonly: Bool = false,
        tag: String = "elvt-chip",
        beside others: [ItemReference] = []
    ) -> RuleSubject {
        let item = ItemReference(kind, name)
        return RuleSubject(
            item: item,
            type: type.map { WebTypeParser.parse($0).type },
            isReadonly: isReadonly,
            surface: ComponentSurface(
                component(tag, [item] + others),
                eventPrefix: EventPrefix.tagPrefix(of: tag),
                primitive: primitive(of: tag)
            )
        )
    }

    /// What the components of these tests are built on.
    static func primitive(of tag: String) -> NativePrimitive? {
        ["elvt-chip": .toggleSwitch, "elvt-tab": .tabView][tag]
    }

    /// The rows of the rules that match, the best first.
    static func rows(_ rules: [MatrixRule], _ subject: RuleSubject) -> [Int] {
        RuleIndex(rules).matches(subject).map(\.rule.source.row)
    }

    /// The row that wins; nil where none does.
    static func winner(_ rules: [MatrixRule], _ subject: RuleSubject) -> Int? {
        if case .rule(let match) = RuleIndex(rules).winner(subject) { match.rule.source.row } else { nil }
    }

    /// The rows that can't be told apart, the best first.
    static func tie(_ rules: [MatrixRule], _ subject: RuleSubject) -> [Int] {
        if case .tie(let matches) = RuleIndex(rules).winner(subject) { matches.map(\.rule.source.row) } else { [] }
    }
}

/// As a matrix spells it.
extension ItemPattern: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        do {
            self = try ItemPatternParser.parse(text, of: ItemKind.allCases, in: "Test")
        } catch {
            preconditionFailure("\(text) is no pattern: \(error)")
        }
    }
}
