import SwiftModel
import Translate
import WebModel

/// Finds components that are built on another native control, which has more effects than their changes on the web.
struct PrimitiveCauses: CauseSeeker {
    func proposals(in context: CauseContext) -> [CauseProposal] {
        var byTag: [String: [Int]] = [:]
        for index in context.open {
            let change = context.changes[index]
            guard change.webSeverity != .breaking, change.swift.effect >= .behavior else { continue }
            byTag[change.tag, default: []].append(index)
        }
        return byTag.sorted { $0.value[0] < $1.value[0] }.compactMap { tag, effects in
            guard let pair = context.pair(of: tag), let old = context.translations.old[pair.old.tag],
                let new = context.translations.new[pair.new.tag], old.skipped == nil, new.skipped == nil,
                old.component.primitive != new.component.primitive
            else { return nil }
            return CauseProposal(
                ChangeCause(
                    .primitive,
                    "Weblift builds <\(tag)> on \(Self.name(new)) and no longer on \(Self.name(old))",
                    evidence: [
                        .init("was \(Self.name(old))", at: pair.old.source),
                        .init("is \(Self.name(new))", at: pair.new.source),
                    ]
                ),
                effects: effects
            )
        }
    }

    private static func name(_ translation: ComponentTranslation) -> String {
        translation.component.primitive?.rawValue ?? "a plain container"
    }
}
