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
            "name": .string(item.item.description),
            "state": .string(item.state.rawValue),
            "signature": .string(item.signature),
            "facts": .lines((facts?.attribute.map { ["attribute \($0)"] } ?? []) + (facts?.notes ?? [])),
            "swiftUI": .lines(item.swiftUI),
            "uiKit": .lines(item.uiKit),
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
            switch remark {
            case .plain(let text): HTMLProse.plain(sentence(text))
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

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    }
}
