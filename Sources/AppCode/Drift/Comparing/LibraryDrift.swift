import Core
import SwiftModel
import Translate
import WebModel

struct LibraryDrift {
    private(set) var findings: [DriftFinding] = []
    private(set) var coverage: [ComponentCoverage] = []
    private(set) var comparisons: [ComponentDrift] = []
    private(set) var uiKitNames: [String: [String: String]] = [:]
    private let views: [String: DeclaredType]
    private let sources: SwiftSources
    private let types: ExpectedTypes

    init(
        _ translation: LibraryTranslation,
        _ library: Library,
        _ sources: SwiftSources,
        types named: [String: NamedType],
        into diagnostics: inout DiagnosticBag
    ) {
        let types = ExpectedTypes(translation.swift)
        let places = Dictionary(library.components.map { ($0.tag, $0.source) }) { first, _ in first }
        let wanted = translation.components.filter { $0.skipped == nil }
        let index = ComponentTypes(sources, named: named)
        index.report(Set(translation.components.map(\.tag)), into: &diagnostics)
        let views = Dictionary(
            uniqueKeysWithValues: wanted.compactMap { component in
                index.view(of: component.component).map { (component.tag, $0) }
            }
        )
        self.views = views
        self.sources = sources
        self.types = types
        var first = self.match
        let seen = wanted.compactMap { compare($0, place: places[$0.tag], [:], &first) }
        let renames = PreferredNames(seen).names
        var match = self.match
        for component in wanted {
            let place = places[component.tag]
            let view = compare(component, place: place, renames, &match)
            let uiKit = compareUIKit(component, index, beside: view, place: place, renames, &match)
            for comparison in [view, uiKit].compactMap(\.self) {
                findings += comparison.findings
                findings += comparison.owners.flatMap { ContentComparison($0, &match)?.findings ?? [] }
            }
            if let uiKit { findings += DelegateComparison(uiKit.expected, uiKit.found, &match).findings }
            if view == nil {
                let expected = ExpectedComponent(component, place: place, types)
                if let absence = index.hidden(expected) ?? (uiKit == nil ? index.absence(of: expected) : nil) {
                    findings.append(absence)
                }
            }
            if let view {
                comparisons.append(view)
                addName(view, index)
            }
            if let uiKit { uiKitNames[component.tag] = uiKit.pairs.names }
            let present = [view, uiKit].compactMap(\.self).flatMap(\.present)
            let type = view?.found.type ?? uiKit?.found.type
            coverage.append(ComponentCoverage(component, as: type, present: Set(present)))
        }
    }

    /// Documentation of a type may name the tag under any name.
    private mutating func addName(_ view: ComponentDrift, _ index: ComponentTypes) {
        let name = view.expected.component.names.view.name
        guard view.found.type.name != name, !index.isNamed(view.expected.tag) else { return }
        findings.append(
            DriftFinding(
                .componentRenamed,
                of: view.expected,
                name: view.found.type.name,
                "\(code: view.found.type.name) would be called \(code: name)",
                at: view.found.type.found.place
            )
        )
    }

    private var match: TypeMatch { TypeMatch(sources: sources, types: types, components: views.mapValues(\.name)) }

    /// nil where no view is found.
    private func compare(
        _ component: ComponentTranslation,
        place: SourceLocation?,
        _ renames: [PreferredNames.Key: String],
        _ match: inout TypeMatch
    ) -> ComponentDrift? {
        guard let view = views[component.tag] else { return nil }
        let expected = ExpectedComponent(component, place: place, types)
        let found = FoundComponent(view, in: sources, presentedBy: expected.presentation)
        return ComponentDrift(expected, found, renames: renames, &match)
    }

    /// nil where no class is found, as for a component that is no view of UIKit.
    private func compareUIKit(
        _ component: ComponentTranslation,
        _ index: ComponentTypes,
        beside view: ComponentDrift?,
        place: SourceLocation?,
        _ renames: [PreferredNames.Key: String],
        _ match: inout TypeMatch
    ) -> ComponentDrift? {
        guard let type = index.uiKitClass(of: component.component),
            let expected = ExpectedComponent(uiKit: component, place: place, types)
        else { return nil }
        let found = FoundComponent(type, in: sources, presentedBy: nil)
        return ComponentDrift(expected, found, renames: renames, beside: view, &match)
    }
}

extension ComponentCoverage {
    /// `present` are items with members that are there.
    fileprivate init(_ translation: ComponentTranslation, as type: DeclaredType?, present: Set<ItemReference>) {
        let origins = Set(
            translation.items.flatMap { item in item.swiftUI.compactMap(\.member?.origin) }
                + translation.component.members.map(\.origin)
        )
        let targets = translation.items.map { Self.targets(of: $0).filter(origins.contains) }.filter { !$0.isEmpty }
        var counts = DriftCounts()
        counts.items = targets.count
        counts.present = targets.count { $0.contains(where: present.contains) }
        self.init(tag: translation.tag, type: type?.name, place: type?.found.place, counts: counts)
    }

    private static func targets(of item: ItemTranslation) -> [ItemReference] {
        var targets = [item.item]
        if let consumer = item.consumer { targets.append(consumer) }
        for case .reference(let other) in item.swiftUI { targets.append(other) }
        return targets
    }
}
