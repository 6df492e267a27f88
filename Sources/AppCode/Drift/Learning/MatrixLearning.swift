import SwiftModel
package import Translate
package import WebModel

/// Finds differences from the matrix that people made consistently.
///
/// All components that get an item by the same row are asked. Where enough of them agree and none does anything else, a
/// row is proposed; everything else is told with its figures.
package struct MatrixLearning {
    package static let leastSupport = 2

    private let winners: [String: [ItemReference: ConsideredRule]]
    private let support: Int

    private struct Observation {
        let tag: String
        let item: ItemReference
        let considered: ConsideredRule
        /// Results as a matrix says them; `skip` for an item that was left out. nil where no row can say them.
        let texts: [String]?
        let usual: [String]
    }

    package init(_ translator: Translator, of library: Library, support: Int = leastSupport) {
        winners = translator.winners(in: library)
        self.support = support
    }

    package func proposal(from report: DriftReport) -> MatrixProposal {
        var proposal = MatrixProposal()
        var groups: [String: [Observation]] = [:]
        for comparison in report.comparisons {
            for observation in observations(of: comparison) {
                let source = observation.considered.rule.source
                let key = "\(source.layer.rawValue) \(source.document) \(source.row) \(Self.web(observation))"
                groups[key, default: []].append(observation)
            }
        }
        for key in groups.keys.sorted() { add(groups[key] ?? [], report.uiKitNames, to: &proposal) }
        proposal.rows.sort { ($0.kind, $0.heading ?? "", $0.web) < ($1.kind, $1.heading ?? "", $1.web) }
        proposal.refusals.sort { ($0.web, $0.reason) < ($1.web, $1.reason) }
        proposal.values = valueRows(report.comparisons)
        proposal.names = nameRows(report.comparisons, prefix: report.tagPrefix)
        return proposal
    }

    // MARK: Observing

    private func observations(of comparison: ComponentDrift) -> [Observation] {
        let expected = comparison.expected
        // Asks for items as the matrix has them, too: each speaks against every other row for it.
        let implied = expected.translation.implied.filter { !$0.isMade && !$0.isOffered }
        return (expected.translation.items + implied).compactMap { item in
            let members = item.swiftUI.compactMap(\.member)
            guard !members.isEmpty, members.count == item.swiftUI.count, item.rule != nil else { return nil }
            guard let considered = winners[expected.tag]?[item.item],
                case .results(let results) = considered.rule.swiftUI,
                results.count == members.count
            else { return nil }
            var texts: [String]? = []
            var usual: [String] = []
            var isAbsent = true
            for (member, result) in zip(members, results) {
                let name = member.name.name
                let outcome = comparison.outcomes[name] ?? MemberOutcome()
                if outcome.name != nil { isAbsent = false }
                guard let plain = text(of: result, MemberOutcome(name: name)) else { return nil }
                usual.append(plain)
                let text = text(of: result, outcome)
                if let text { texts?.append(text) } else { texts = nil }
            }
            return Observation(
                tag: expected.tag,
                item: item.item,
                considered: considered,
                texts: isAbsent ? ["skip"] : texts,
                usual: usual
            )
        }
    }

    /// nil for a member that no cell can say.
    private func text(of result: SwiftUIResult, _ outcome: MemberOutcome) -> String? {
        guard let name = outcome.name, !outcome.isUnsettled else { return nil }
        guard SwiftIdentifier(swift: name, as: .property) != nil else { return nil }
        switch result {
        case .value(let template, let type, let value):
            let type = outcome.type.map(\.description) ?? type.description
            guard outcome.type == nil || (try? SwiftTypeParser.parse(type)) != nil else { return nil }
            let text = outcome.value ?? value?.description
            if let text, (try? SwiftExpressionParser.parse(text)) == nil { return nil }
            return "\(name): \(type)\(text.map { " = \($0)" } ?? "")\(role(template))"
        case .binding(let template, let type):
            let type = outcome.type?.bound.map(\.description) ?? type.description
            guard outcome.type == nil || (try? SwiftTypeParser.parse(type)) != nil else { return nil }
            return "$\(name): \(type)\(role(template))"
        case .slot, .items, .action:
            guard outcome.type == nil, outcome.value == nil else { return nil }
            return result.text(named: name)
        case .mechanism, .reference: return nil
        }
    }

    /// Keeps a role that the row says.
    private func role(_ template: NameTemplate) -> String { template.role.map { " as \($0)" } ?? "" }

    private static func web(_ observation: Observation) -> String {
        observation.considered.rule.webText(for: observation.item, asking: observation.considered.rank.conditions)
            ?? observation.item.description
    }

    // MARK: Proposing

    private func add(
        _ group: [Observation],
        _ uiKitNames: [String: [String: String]],
        to proposal: inout MatrixProposal
    ) {
        guard let first = group.first, group.contains(where: { $0.texts != $0.usual }) else { return }
        let rule = first.considered.rule
        let web = Self.web(first)
        var seen: [(swift: String, tags: [String])] = []
        for observation in group {
            let text = observation.texts?.joined(separator: ", ") ?? "something that no row can say"
            if let index = seen.firstIndex(where: { $0.swift == text }) {
                seen[index].tags.append(observation.tag)
            } else {
                seen.append((text, [observation.tag]))
            }
        }
        seen.sort { ($1.tags.count, $0.swift) < ($0.tags.count, $1.swift) }
        func refuse(_ reason: String) {
            proposal.refusals.append(MatrixProposal.Refusal(web: web, observations: seen, reason: reason))
        }
        guard let texts = first.texts, seen.count == 1 else {
            return refuse(seen.count == 1 ? "no row can say this" : "the components disagree")
        }
        guard group.count >= support else { return refuse("only \(group.count) of \(support) components") }
        let isSkipped = texts == ["skip"]
        proposal.rows.append(
            MatrixProposal.Row(
                kind: first.item.kind,
                heading: rule.heading,
                web: web,
                swiftUI: texts,
                uiKit: isSkipped
                    ? ["skip"] : rule.uiKitTexts { Self.name(of: $0, in: group.map { uiKitNames[$0.tag] ?? [:] }) },
                reason: isSkipped ? "No Swift component has it." : "",
                tags: group.map(\.tag)
            )
        )
    }

    /// Falls back to the property's own name where classes differ or lack it.
    private static func name(of property: String, in classes: [[String: String]]) -> String {
        let names = Set(classes.compactMap { $0[property] })
        return names.count == 1 ? names.first ?? property : property
    }

    /// Takes cases that stand for the same word under another name everywhere.
    private func valueRows(_ comparisons: [ComponentDrift]) -> [MatrixProposal.Spelling] {
        var seen: [String: [String: [String]]] = [:]
        var usual: Set<String> = []
        for comparison in comparisons {
            for value in comparison.values {
                let web = "\(value.item): \(Self.quoted(value.word))"
                seen[web, default: [:]][value.found, default: []].append(comparison.expected.tag)
                if value.found == value.expected { usual.insert(web) }
            }
        }
        return seen.keys.sorted().compactMap { web in
            guard let found = seen[web], found.count == 1, let (name, tags) = found.first, !usual.contains(web),
                tags.count >= support
            else { return nil }
            return MatrixProposal.Spelling(web: web, swift: name, tags: tags)
        }
    }

    /// Quotes values with commas or blanks.
    private static func quoted(_ word: String) -> String {
        word.isEmpty || word.contains { $0 == "," || $0.isWhitespace } ? "'\(word)'" : word
    }

    /// Takes a beginning that the names of all types have, where the matrix has another.
    private func nameRows(_ comparisons: [ComponentDrift], prefix: String) -> [MatrixProposal.Spelling] {
        guard !prefix.isEmpty else { return [] }
        var beginnings: [String: [String]] = [:]
        for comparison in comparisons where comparison.expected.tag.hasPrefix(prefix) {
            let names = comparison.expected.component.names
            guard let type = comparison.found.type.path.last, type.hasSuffix(names.base.name),
                names.view.name.hasSuffix(names.base.name)
            else { return [] }
            let beginning = String(type.dropLast(names.base.name.count))
            if beginning != names.view.name.dropLast(names.base.name.count) {
                beginnings[beginning, default: []].append(comparison.expected.tag)
            } else {
                return []
            }
        }
        guard beginnings.count == 1, let (beginning, tags) = beginnings.first, !beginning.isEmpty, tags.count >= support
        else { return [] }
        return [MatrixProposal.Spelling(web: prefix, swift: beginning, tags: tags)]
    }
}

extension MatrixRule {
    /// Spelled as in a matrix; nil where there is none.
    fileprivate var heading: String? {
        switch components.precision {
        case .anything: nil
        case .primitive: String(components.text.dropFirst().dropLast())
        case .glob, .exact: components.text
        }
    }
}
