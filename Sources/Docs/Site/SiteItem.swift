import Matrix
import Mustache
import WebModel

/// An item in both worlds, side by side.
struct SiteItem {
    private let item: DocumentedItem

    init(_ item: DocumentedItem) {
        self.item = item
    }

    var data: TemplateValue {
        let facts = item.facts
        let why = Self.why(item)
        return [
            "anchor": .string(item.anchor),
            "name": .string(item.title),
            "state": .string(item.state.rawValue),
            "signature": .string(item.signature),
            "facts": .lines((facts?.attribute.map { ["attribute \($0)"] } ?? []) + (facts?.notes ?? [])),
            "swiftUI": Self.members(item.swiftUI),
            "uiKit": Self.members(item.uiKit),
            "deprecation": Self.deprecation(facts?.deprecation),
            "text": facts?.text.map { ["html": HTMLProse.blocks($0)] } ?? .null,
            "why": .list(why),
            "hasWhy": .boolean(!why.isEmpty),
            "rule": item.translation.rule.map {
                [
                    "anchor": .string(DocumentedRule.anchor(of: $0)),
                    "place": .string(DocumentedPlace.text($0.location)),
                ]
            } ?? .null,
        ]
    }

    static func why(_ item: DocumentedItem) -> [TemplateValue] {
        item.remarks.map { remark in
            switch remark.sentence {
            case .plain(let text): HTMLProse.plain(text)
            case .markdown(let text): HTMLProse.line(text)
            }
        }
    }

    static func deprecation(_ deprecation: Deprecation?) -> TemplateValue {
        switch deprecation {
        case .flagged: ["html": ""]
        case .reason(let reason): ["html": HTMLProse.line(reason)]
        case nil: .null
        }
    }

    static func members(_ members: [DocumentedMember]) -> TemplateValue {
        .list(
            members.map { member in
                switch member {
                case .code(let text): ["code": .string(text), "isPart": false]
                case .partOf(let item): ["code": .string(item), "isPart": true]
                }
            }
        )
    }
}
