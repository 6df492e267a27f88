import Core
import SwiftModel
import WebModel

/// A word of an enum of the web, and the cases that stand for it.
struct ComparedValue {
    let item: String
    let word: String
    let expected: String
    let found: String
}

/// Compares the members that callers of a view can give with the members that the matrix makes.
struct ComponentDrift {
    let expected: ExpectedComponent
    let found: FoundComponent
    let pairs: MemberPairs
    private(set) var findings: [DriftFinding] = []
    /// Members with the first use of a type of the folder.
    private(set) var owners: [ContentComparison.Owner] = []
    /// Members as people made them, by the expected name.
    private(set) var outcomes: [String: MemberOutcome] = [:]
    private(set) var values: [ComparedValue] = []
    /// Pairs of a missing member and one of the rest that may stand for it.
    private(set) var candidates: [PreferredNames.Pair] = []
    /// Tells findings of a class of UIKit from findings of the view.
    private let side: String

    /// `renames` are names that people use in several components; `other` is the view's comparison where this one is of
    /// a class.
    init(
        _ expected: ExpectedComponent,
        _ found: FoundComponent,
        renames: [PreferredNames.Key: String],
        beside other: ComponentDrift? = nil,
        _ match: inout TypeMatch
    ) {
        self.expected = expected
        self.found = found
        side = found.type.isClass ? " in \(code: found.type.name)" : ""
        let known = match.met.count
        pairs = MemberPairs(expected, found, renames: renames, beside: other?.renamed ?? [:], &match)
        let foundForms = FoundForms(expected, found)
        for member in expected.members {
            guard let name = pairs.names[member.name], let other = found.members[name] else { continue }
            let comparison = MemberComparison(member, other, foundForms, &match)
            outcomes[member.name] = comparison.outcome
            for finding in comparison.findings { add(finding, of: member) }
            addValues(of: member, other, match)
        }
        for met in match.met.dropFirst(known) { addOwner(met, match) }
        if !pairs.missing.isEmpty {
            let place = widestInit
            for member in pairs.missing { addMissing(member, at: place) }
        }
        let takesText = expected.members.contains(where: \.takesText)
        for member in pairs.more where !(takesText && isNames(member, match.sources)) && !isProxy(member) {
            addMore(member)
        }
        findCandidates(foundForms, &match)
        if expected.presentation != nil, !found.isPresented { addPresentation() }
    }

    var renamed: [String: String] { pairs.names.filter { $0.key != $0.value } }

    var present: [ItemReference] { expected.members.filter { pairs.names[$0.name] != nil }.map(\.item) }

    // MARK: Types and values

    private mutating func addOwner(_ met: (expected: String, found: String), _ match: TypeMatch) {
        let path = met.expected.split(separator: ".").map(String.init)
        let owner = expected.members.first { $0.names(path) } ?? expected.members.first
        if let owner { owners.append(ContentComparison.Owner(names: met, member: owner, component: expected)) }
    }

    private mutating func addValues(of member: ExpectedMember, _ other: FoundComponent.Member, _ match: TypeMatch) {
        guard let item = member.webItem, let name = member.enumType(match.types)?.description,
            let enumeration = match.types.enums[name],
            let type = other.ways.lazy.compactMap(\.type)
                .compactMap({ match.sources.declaredType(of: $0.plainValue) }).first
        else { return }
        let cases = FoundCase.all(of: type)
        for entry in enumeration.cases {
            guard let word = entry.word, let found = cases.first(where: { $0.word == word }) else { continue }
            values.append(ComparedValue(item: item.name, word: word, expected: entry.name.name, found: found.name))
        }
    }

    // MARK: Names

    /// Pairs members by order where as many are missing as there are others of the form.
    private mutating func findCandidates(_ found: FoundForms, _ match: inout TypeMatch) {
        let more = pairs.more.sorted { left, right in
            guard let first = left.place, let second = right.place, first != second else {
                return left.name < right.name
            }
            return first < second
        }
        var groups: [(missing: [ExpectedMember], more: [FoundComponent.Member])] = []
        for member in pairs.missing {
            let alike = more.filter { found.isAlike($0, member, &match) }
            if let index = groups.firstIndex(where: { $0.more.map(\.name) == alike.map(\.name) }) {
                groups[index].missing.append(member)
            } else {
                groups.append(([member], alike))
            }
        }
        for (missing, more) in groups {
            let isInOrder = missing.count == more.count
            for (index, member) in missing.enumerated() {
                for other in isInOrder ? [more[index]] : more {
                    candidates.append(PreferredNames.Pair(expected: PreferredNames.Key(member), found: other.name))
                }
            }
        }
    }

    /// Whether a property sets a text by names for some, as of the icons of an app.
    private func isNames(_ member: FoundComponent.Member, _ sources: SwiftSources) -> Bool {
        member.ways.allSatisfy { $0.kind == .property && $0.isComputed && $0.isNames(sources) }
    }

    /// Whether a property sets an enum by its raw value for Interface Builder: `toneName` beside `tone`.
    private func isProxy(_ member: FoundComponent.Member) -> Bool {
        guard member.ways.allSatisfy({ $0.kind == .property && $0.isComputed }) else { return false }
        return ["Name", "Number"].contains { suffix in
            member.name.hasSuffix(suffix) && pairs.names.values.contains(String(member.name.dropLast(suffix.count)))
        }
    }

    // MARK: Findings

    private mutating func add(_ finding: MemberComparison.Finding, of member: ExpectedMember) {
        add(
            finding.rule,
            item: member.webItem,
            name: finding.name,
            finding.message,
            at: finding.place,
            web: member.place,
            suggestion: finding.hasSuggestion ? member.declaration : nil
        )
    }

    private mutating func addMissing(_ member: ExpectedMember, at place: SourceLocation) {
        let what = member.webItem.map { ", which the web's \(code: $0) becomes" } ?? ", without which it does nothing"
        add(
            .memberMissing,
            item: member.webItem,
            name: member.name,
            "\(code: member.declaration) is missing\(what)",
            at: place,
            web: member.place,
            suggestion: member.declaration
        )
    }

    private mutating func addMore(_ member: FoundComponent.Member) {
        let type = member.ways.first?.type.map { ": \($0)" } ?? ""
        add(
            .memberMore,
            name: member.name,
            "`\(member.name)\(type)` comes from no item of the web component",
            at: member.place
        )
    }

    private mutating func addPresentation() {
        guard let name = expected.presentation else { return }
        add(
            .functionMissing,
            name: name,
            "no modifier of `View` presents it; it would be `.\(name)(…)`",
            at: found.type.found.place
        )
    }

    private mutating func add(
        _ rule: DriftRule,
        item: ItemReference? = nil,
        name: String,
        _ message: String,
        at place: SourceLocation?,
        web: SourceLocation? = nil,
        suggestion: String? = nil
    ) {
        findings.append(
            DriftFinding(
                rule,
                of: expected,
                item: item,
                name: name,
                message + side,
                at: place,
                web: web,
                suggestion: suggestion
            )
        )
    }

    private var widestInit: SourceLocation {
        var counts = Array(repeating: 0, count: found.inits.count)
        for member in found.members.values {
            let numbers = member.ways.compactMap { if case .parameter(let number) = $0.kind { number } else { nil } }
            for number in Set(numbers) { counts[number] += 1 }
        }
        guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return found.type.found.place }
        return found.inits[index]
    }
}

extension ExpectedMember {
    fileprivate func names(_ path: [String]) -> Bool {
        forms.contains { form in
            let types: [WrittenType] =
                switch form.kind {
                case .value(let type), .binding(let type): [type]
                case .action(let parameters, _): parameters
                case .view, .rows: []
                }
            return types.contains { $0.names(path) }
        }
    }
}

extension WrittenType {
    fileprivate func names(_ path: [String]) -> Bool {
        var isNamed = false
        _ = replacing { part in
            if case .named(path, _) = part { isNamed = true }
            return nil
        }
        return isNamed
    }
}
