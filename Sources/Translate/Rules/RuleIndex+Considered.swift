import Core
import WebModel

extension RuleIndex {
    /// Lists matching rules by rank, then other rules that name the item, by the rank that they would have.
    package func considered(_ subject: RuleSubject) -> [ConsideredRule] {
        var matching: [RuleCandidate] = []
        var others: [RuleCandidate] = []
        let naming = naming(subject).map { candidates[$0] }
        var seen: Set<Int> = []
        for candidate in naming
        where requirements[candidate.requirements].hold(for: subject) && seen.insert(candidate.rule).inserted {
            matching.append(candidate)
        }
        for candidate in naming where seen.insert(candidate.rule).inserted { others.append(candidate) }
        let verdict = winner(subject)
        var tied: [RuleMatch] = []
        switch verdict {
        case .none: break
        case .tie(let matches): tied = matches
        case .rule(let match):
            // The winner may have won against a later row by its heading.
            if let place = matching.firstIndex(where: { rules[$0.rule] == match.rule }) {
                matching.insert(matching.remove(at: place), at: 0)
            }
        }
        return matching.map { considered($0, best: matching[0], tied: tied, subject) }
            + others.map { considered($0, unmatchedBy: subject) }
    }

    private func considered(
        _ candidate: RuleCandidate,
        best: RuleCandidate,
        tied: [RuleMatch],
        _ subject: RuleSubject
    ) -> ConsideredRule {
        let rule = rules[candidate.rule]
        let others = tied.filter { $0.rule != rule }
        if others.count < tied.count,
            let other = others.first(where: { $0.rule.results(differFrom: rule) }) ?? others.first
        {
            return ConsideredRule(
                rule: rule,
                rank: candidate.rank,
                outcome: .tied,
                reason: "can't be told apart from the row at \(other.rule.source.location)"
            )
        }
        let isBest = candidate.rule == best.rule
        return ConsideredRule(
            rule: rule,
            rank: candidate.rank,
            outcome: isBest ? .won : .outranked,
            reason: isBest ? "won" : reason(candidate, ranksBelow: best, subject)
        )
    }

    private func reason(_ candidate: RuleCandidate, ranksBelow best: RuleCandidate, _ subject: RuleSubject) -> String {
        let rule = rules[candidate.rule]
        guard candidate.isEqualButForRow(best), rule.results(differFrom: rules[best.rule]) else {
            return candidate.rank.reasonToRank(below: best.rank)
        }
        let own = RuleCloseness(of: candidate, in: rule, to: subject)
        let closer = RuleCloseness(of: best, in: rules[best.rule], to: subject)
        if own < closer, let reason = own.reasonToLose(against: closer) { return reason }
        if candidate.glob != best.glob, Glob(candidate.glob).matches(best.glob) {
            return "a glob ranks below one that is part of what it means"
        }
        return candidate.rank.reasonToRank(below: best.rank)
    }

    private func considered(_ candidate: RuleCandidate, unmatchedBy subject: RuleSubject) -> ConsideredRule {
        let rule = rules[candidate.rule]
        let wishes = rule.patterns[candidate.pattern].wishes(unmetBy: subject) + rule.unmetReferences(subject)
        return ConsideredRule(
            rule: rule,
            rank: candidate.rank,
            outcome: .unmatched,
            reason: "wants " + wishes.joined(separator: " and ")
        )
    }
}

extension RuleRank {
    fileprivate func reasonToRank(below winner: RuleRank) -> String {
        let isByPrimitive =
            Set([component, winner.component]).isSubset(of: [.primitive, .anything]) && name != winner.name
        if component != winner.component, !isByPrimitive {
            switch (component, winner.component) {
            case (.glob, _): return "a heading with a glob ranks below one with the tag"
            case (.primitive, .exact): return "a heading with a primitive ranks below one with the tag"
            case (.primitive, .glob): return "a heading with a primitive ranks below one with a glob"
            case (_, .exact): return "a row below no component's heading ranks below one that is below the component's"
            case (_, .primitive):
                return "a row below no component's heading ranks below one that is below a heading with a primitive"
            default: return "a row below no component's heading ranks below one that is below a heading with a glob"
            }
        }
        if name != winner.name {
            switch (name, winner.name) {
            case (.glob, _): return "a glob ranks below an exact name"
            case (_, .exact): return "a star alone ranks below an exact name"
            default: return "a star alone ranks below a glob"
            }
        }
        if conditions != winner.conditions { return "has fewer conditions" }
        if layer != winner.layer { return "the built-in matrix ranks below the project's" }
        if document != winner.document { return "an earlier document ranks below a later one" }
        if row != winner.row { return "an earlier row ranks below a later one" }
        return "the same row below another tag of its heading"
    }
}

extension ItemPattern {
    /// `an enum`
    fileprivate func wishes(unmetBy subject: RuleSubject) -> [String] {
        var wishes: [String] = []
        if !type.matches(subject.type, classNames: subject.surface.classNames) { wishes.append(type.inWords) }
        if isOptionalOnly, subject.type?.isOptional != true { wishes.append("an optional type") }
        if isReadonlyOnly, !subject.isReadonly { wishes.append("a read-only property") }
        for condition in conditions where !subject.hasAny(of: condition) {
            wishes.append(condition.map(\.inWords).joined(separator: " or "))
        }
        return wishes
    }
}

extension MatrixRule {
    fileprivate func unmetReferences(_ subject: RuleSubject) -> [String] {
        referredItems.filter { !subject.hasAny(of: [$0]) }.map { "\($0.inWords), which its result refers to" }
    }
}

extension RuleSubject {
    fileprivate func hasAny(of alternatives: [ItemReference]) -> Bool {
        alternatives.contains { surface.has(ItemKey($0.filled(with: item)), beside: item) }
    }
}

extension TypePattern {
    fileprivate var inWords: String {
        switch self {
        case .alias(let name): "the type \(name)"
        case .kind(let kind):
            switch kind {
            case .integer, .enumeration, .array, .object, .element: "an \(kind.rawValue)"
            case .boolean, .string, .number, .function, .date: "a \(kind.rawValue)"
            case .any: "any type"
            }
        }
    }
}

extension ItemReference {
    fileprivate var inWords: String {
        switch kind {
        case .property: "the property \(self)"
        case .slot: "the slot \(self)"
        case .event: "the event \(self)"
        case .method: "the method \(self)"
        case .cssPart: "the part \(self)"
        case .cssProperty: "the CSS property \(self)"
        case .cssState: "the state \(self)"
        case .text: "the text \(self)"
        }
    }
}
