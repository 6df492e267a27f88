import Documents
import Translate
import WebModel

struct SiteItem {
    let item: DocumentedItem
    /// Changed by the release that the site tells of.
    let isChanged: Bool

    var data: TemplateValue {
        let facts = item.facts
        let why = Self.why(item)
        let notes = (facts?.attribute.map { ["attribute \($0)"] } ?? []) + (facts?.notes ?? [])
        let hasReasons = !why.isEmpty || item.translation.rule != nil
        return [
            "anchor": .string(item.anchor),
            "name": .string(item.title),
            "state": .string(item.state.rawValue),
            "isChanged": .boolean(isChanged),
            "type": .string(type),
            "facts": .lines(notes),
            "hasFacts": .boolean(!notes.isEmpty),
            "swiftUI": Self.members(item.swiftUI),
            "uiKit": Self.members(item.uiKit),
            "deprecation": Self.deprecation(facts?.deprecation),
            "text": facts?.text.map { ["html": HTMLProse.blocks($0)] } ?? .null,
            "why": .list(why),
            "hasReasons": .boolean(hasReasons),
            "hasMore": .boolean(hasReasons || !notes.isEmpty || facts?.deprecation != nil || facts?.text != nil),
            "rule": item.translation.rule.map {
                [
                    "anchor": .string(DocumentedRule.anchor(of: $0)),
                    "place": .string(DocumentedPlace.text($0.location)),
                ]
            } ?? .null,
        ]
    }

    /// `: boolean = false`
    private var type: String {
        let signature = item.signature
        return signature.hasPrefix(item.title) ? String(signature.dropFirst(item.title.count)) : " " + signature
    }

    static func why(_ item: DocumentedItem) -> [TemplateValue] {
        item.remarks.map { remark in
            switch remark.sentence {
            case .plain(let text): HTMLProse.sentence(text)
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
