import WebModel

/// Finds names that are spelled by another convention: attributes in kebab case, classes without the library's name.
struct NamingCauses: CauseSeeker {
    private struct Rewording: Hashable {
        let rule: ChangeRule
        let sentence: String
    }

    private static let spelled: [ChangeRule] = [
        .attributeRenamed, .propertyRenamed, .slotRenamed, .eventRenamed, .methodRenamed, .partRenamed,
        .cssPropertyRenamed, .stateRenamed, .valueRenamed,
    ]

    func proposals(in context: CauseContext) -> [CauseProposal] {
        var effects: [Rewording: [Int]] = [:]
        for index in context.open(Self.spelled) {
            guard let names = names(of: context.changes[index]),
                SpelledName.key(names.old) == SpelledName.key(names.new),
                let old = Convention(names.old), let new = Convention(names.new), old != new
            else { continue }
            let sentence = "names were spelled in \(old.words) and are in \(new.words)"
            effects[Rewording(rule: context.changes[index].rule, sentence: sentence), default: []].append(index)
        }
        for index in context.open([.classRenamed]) {
            guard let names = names(of: context.changes[index]), let difference = Self.beginnings(names.old, names.new)
            else { continue }
            let sentence = "names of classes began with “\(difference.old)” and begin with “\(difference.new)”"
                .replacing("began with “”", with: "began with nothing")
                .replacing("begin with “”", with: "begin with nothing")
            effects[Rewording(rule: .classRenamed, sentence: sentence), default: []].append(index)
        }
        return effects.sorted { $0.value[0] < $1.value[0] }.map { rewording, effects in
            let first = context.changes[effects[0]]
            let names = names(of: first)
            let example = "for example <\(first.tag)> \(names?.old ?? "") → \(names?.new ?? "")"
            return CauseProposal(
                .naming,
                "\(rewording.rule.title): \(rewording.sentence)",
                evidence: [.init(example, at: first.after?.place)],
                effects: effects
            )
        }
    }

    private func names(of change: Change) -> (old: String, new: String)? {
        switch change.rule {
        case .attributeRenamed, .classRenamed:
            guard let old = change.before?.text, let new = change.after?.text else { return nil }
            return (old, new)
        case .valueRenamed: return change.parts.count == 2 ? (change.parts[0], change.parts[1]) : nil
        default:
            guard let old = change.before?.item?.name, let new = change.after?.item?.name else { return nil }
            return (old, new)
        }
    }

    /// nil where they share no last word.
    private static func beginnings(_ old: String, _ new: String) -> (old: String, new: String)? {
        let common = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        var rest = String(old.suffix(common))
        // Parts of words do not count.
        while let first = rest.first, !first.isUppercase { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        return (String(old.dropLast(rest.count)), String(new.dropLast(rest.count)))
    }
}

private enum Convention: Hashable {
    case camel, kebab, snake, pascal, together

    /// nil for a name that follows none of them.
    init?(_ name: String) {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
        let hasUpper = name.contains(where: \.isUppercase)
        switch (name.contains("-"), name.contains("_")) {
        case (true, false) where !hasUpper: self = .kebab
        case (false, true) where !hasUpper: self = .snake
        case (false, false): self = !hasUpper ? .together : name.first?.isUppercase == true ? .pascal : .camel
        default: return nil
        }
    }

    var words: String {
        switch self {
        case .camel: "camel case"
        case .kebab: "kebab case"
        case .snake: "snake case"
        case .pascal: "Pascal case"
        case .together: "lower case without separators"
        }
    }
}
