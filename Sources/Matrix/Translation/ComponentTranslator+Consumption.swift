import SwiftModel
import WebModel

/// Items that are part of others: the event that belongs to a value, the slot that a label may stand in.
extension ComponentTranslator {
    /// Gives each item that a rule takes beside its own to that rule. An item that is taken takes nothing itself.
    mutating func consume(in order: [Int]) {
        var positions: [ItemReference: [Int]] = [:]
        for position in drafts.indices { positions[drafts[position].item.reference, default: []].append(position) }
        for position in order where drafts[position].consumer == nil {
            guard let match = drafts[position].match else { continue }
            for reference in match.consumed {
                for other in positions[reference] ?? [] where other != position {
                    drafts[position].consumed.append(other)
                    if drafts[other].consumer == nil, !isTaken(position, by: other) {
                        drafts[other].consumer = position
                    }
                }
            }
        }
    }

    /// Whether two rules take each other's items; then the first keeps both.
    private func isTaken(_ position: Int, by other: Int) -> Bool {
        drafts[other].consumed.contains(position)
    }

    /// What becomes of an item that is part of another: what becomes of that one.
    mutating func settleConsumed(_ position: Int) {
        guard let consumer = drafts[position].consumer else { return }
        let root = drafts[rootConsumer(of: consumer)]
        switch root.outcome {
        case .translated, .adapted:
            drafts[position].outcome = .adapted
            drafts[position].swiftUI = [.reference(root.item.reference)]
            drafts[position].uiKit = [.reference(root.item.reference)]
        case .skipped, .unmapped:
            drafts[position].outcome = root.outcome
        }
    }

    private func rootConsumer(of position: Int) -> Int {
        var root = position
        var steps = 0
        while let next = drafts[root].consumer, steps < drafts.count {
            root = next
            steps += 1
        }
        return root
    }

    /// Two events that call the same closure: a deprecated spelling beside the new one. The closure is made once.
    mutating func joinEqualActions(in order: [Int]) {
        let byAge = order.filter { !drafts[$0].item.isDeprecated } + order.filter { drafts[$0].item.isDeprecated }
        var makers: [String: Int] = [:]
        for position in byAge {
            guard case .action(let action)? = drafts[position].swiftUI.only else { continue }
            guard let maker = makers[action.name.name] else {
                makers[action.name.name] = position
                continue
            }
            guard case .action(let first)? = drafts[maker].swiftUI.first, first.parameters == action.parameters else {
                continue
            }
            let reference = drafts[maker].item.reference
            drafts[position].consumer = maker
            drafts[position].outcome = .adapted
            drafts[position].swiftUI = [.reference(reference)]
            drafts[position].uiKit = [.reference(reference)]
        }
    }
}

extension [SwiftUIMember] {
    fileprivate var only: SwiftUIMember? {
        count == 1 ? self[0] : nil
    }
}
