import SwiftModel
import WebModel

/// The event that belongs to a value, or the slot that a label may stand in, for instance.
extension ComponentTranslator {
    /// An item that is taken takes nothing itself: items that nobody wants are decided first, then items with takers
    /// that are all decided. Among rules that want each other's items the first by kind and name takes.
    mutating func consume() {
        let wanted = wantedPositions
        if wanted.allSatisfy(\.isEmpty) { return }
        var takers = [Int](repeating: 0, count: drafts.count)
        for list in wanted { for other in list { takers[other] += 1 } }
        var isDecided = [Bool](repeating: false, count: drafts.count)
        var queue = drafts.indices.filter { takers[$0] == 0 }
        var next = 0
        var rest = drafts.indices[...]
        while true {
            if next == queue.count {
                rest = rest.drop { isDecided[$0] }
                guard let first = rest.first else { return }
                queue.append(first)
            }
            let position = queue[next]
            next += 1
            guard !isDecided[position] else { continue }
            isDecided[position] = true
            drafts[position].consumed = wanted[position]
            for other in wanted[position] where !isDecided[other] {
                isDecided[other] = true
                drafts[other].consumer = position
                for freed in wanted[other] {
                    takers[freed] -= 1
                    if takers[freed] == 0, !isDecided[freed] { queue.append(freed) }
                }
            }
        }
    }

    private var wantedPositions: [[Int]] {
        let consumed = drafts.map(\.decision.consumed)
        // Items that no rule takes are not looked for: most rules take none.
        let asked = Set(consumed.joined())
        if asked.isEmpty { return consumed.map { _ in [] } }
        var positions: [ItemReference: [Int]] = [:]
        for position in drafts.indices where asked.contains(drafts[position].item.reference) {
            positions[drafts[position].item.reference, default: []].append(position)
        }
        return zip(drafts.indices, consumed).map { position, references in
            references.flatMap { positions[$0] ?? [] }.filter { $0 != position }
        }
    }

    mutating func settleConsumed(_ position: Int) {
        guard let consumer = drafts[position].consumer else { return }
        switch drafts[consumer].outcome {
        case .translated, .adapted: drafts[position].become(partOf: drafts[consumer].item.reference)
        case .skipped, .unmapped: drafts[position].outcome = drafts[consumer].outcome
        }
    }

    // MARK: References

    /// A reference has to lead to something that was made.
    mutating func settleReferences() {
        let referring = drafts.indices.filter { drafts[$0].isOnlyReference }
        if referring.isEmpty { return }
        var positions: [ItemReference: Int] = [:]
        for position in drafts.indices.reversed() { positions[drafts[position].item.reference] = position }
        for position in referring {
            guard let outcome = outcome(ofReferenceAt: position, positions) else { continue }
            drafts[position].outcome = outcome
            drafts[position].swiftUI = []
            drafts[position].uiKit = []
        }
    }

    /// nil where the reference leads to something made.
    private func outcome(ofReferenceAt start: Int, _ positions: [ItemReference: Int]) -> ItemTranslation.Outcome? {
        var position = start
        var seen: Set<Int> = []
        while seen.insert(position).inserted {
            if case .skipped = drafts[position].outcome { return drafts[position].outcome }
            if case .unmapped = drafts[position].outcome {
                return .unmapped(reason: "it is part of \(drafts[position].item.reference), which is unmapped")
            }
            guard drafts[position].isOnlyReference, case .reference(let target)? = drafts[position].swiftUI.first,
                let next = positions[target]
            else { return nil }
            position = next
        }
        return .unmapped(reason: "it is part of what is part of it, and nothing is made of either")
    }

    // MARK: Actions

    /// A deprecated spelling beside the new one calls the same closure, which is made once.
    mutating func joinEqualActions() {
        let isDeprecated = drafts.map(\.item.isDeprecated)
        let byAge = drafts.indices.filter { !isDeprecated[$0] } + drafts.indices.filter { isDeprecated[$0] }
        var makers: [String: Int] = [:]
        for position in byAge {
            guard let action = drafts[position].swiftUI.only?.member, action.form.isAction else { continue }
            guard let maker = makers[action.name.name] else {
                makers[action.name.name] = position
                continue
            }
            guard drafts[maker].swiftUI.first?.member?.form == action.form else { continue }
            let reference = drafts[maker].item.reference
            drafts[position].consumer = maker
            drafts[position].outcome = .adapted
            drafts[position].swiftUI = [.reference(reference)]
            if drafts[position].uiKit.map(\.description) == drafts[maker].uiKit.map(\.description) {
                drafts[position].uiKit = [.reference(reference)]
            }
        }
    }
}

extension [SwiftUIMember] {
    fileprivate var only: SwiftUIMember? { count == 1 ? self[0] : nil }
}
