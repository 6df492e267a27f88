import WebModel

/// Decides where ranks don't tell two matches of one document apart.
struct RuleCloseness: Comparable {
    /// `*-menu-button` has more than `*-button`.
    let headingLetters: Int
    /// `@row-click` is closer to the `row-click` of a row than `@click` is.
    let meansWholeName: Bool
    /// Name of the source, name behind that, kind, or any.
    let type: Int

    init(of candidate: RuleCandidate, in rule: MatrixRule, to subject: RuleSubject) {
        let pattern = rule.patterns[candidate.pattern]
        headingLetters = rule.components.letters
        meansWholeName =
            subject.bareName == nil
            || pattern.names.contains {
                $0.precision == candidate.rank.name && $0.matches(subject.item.name)
                    && (candidate.glob.isEmpty || candidate.glob == $0.text)
            }
        type =
            switch pattern.type {
            case .kind(.any): 0
            case .kind: 1
            case .alias(let name): subject.type?.alias == name ? 3 : 2
            }
    }

    static func < (left: RuleCloseness, right: RuleCloseness) -> Bool {
        if left.headingLetters != right.headingLetters { return left.headingLetters < right.headingLetters }
        if left.meansWholeName != right.meansWholeName { return right.meansWholeName }
        return left.type < right.type
    }

    func reasonToLose(against closer: RuleCloseness) -> String? {
        if headingLetters != closer.headingLetters {
            return "a heading with fewer letters beside its stars ranks below one with more"
        }
        if meansWholeName != closer.meansWholeName { return "a part of the name ranks below all of it" }
        if type != closer.type {
            return type == 2
                ? "the name that a type stands for ranks below the name that the source writes"
                : "another condition ranks below a type"
        }
        return nil
    }
}
