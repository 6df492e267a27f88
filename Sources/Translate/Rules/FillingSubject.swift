import WebModel

/// Names by which an item may fill a place or meet a condition.
struct FillingSubject {
    let rule: RuleSubject
    private let exactNames: [String]

    init(_ subject: RuleSubject) {
        rule = subject
        var names = [subject.foldedName] + [subject.foldedBareName].compactMap(\.self)
        names += OwnWords(of: subject.surface.tag).rests(ofFolded: subject.foldedName)
        exactNames = names
    }

    func isMeant(by name: NamePattern, of kind: ItemKind) -> Bool {
        guard rule.item.kind == kind else { return false }
        if name.precision == .exact { return exactNames.contains(name.foldedName) }
        return name.matches(rule.item.name) || rule.bareName.map { name.matches($0) } == true
    }
}
