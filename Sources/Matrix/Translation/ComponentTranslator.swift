import SourceText
import SwiftModel
import WebModel

/// Translates one component: which rule each item gets, which items are part of others, and what becomes of each.
struct ComponentTranslator {
    let context: LibraryContext
    let component: Component
    let names: SwiftComponentNames
    let entry: ComponentsTable.Entry?
    let surface: ComponentSurface
    var types: TypeTranslation
    var drafts: [ItemDraft]
    var texts: [SwiftText] = []
    var diagnostics = DiagnosticBag()

    init(_ component: Component, names: SwiftComponentNames, in context: LibraryContext, shared: SharedEnums) {
        self.component = component
        self.names = names
        self.context = context
        let entry = context.components.entry(for: component.tag)
        let listed = context.surface(of: component, implied: [])
        let implied = (entry?.implied ?? []).filter { listed.resolveAll($0).isEmpty }
        self.entry = entry
        surface = implied.isEmpty ? listed : context.surface(of: component, implied: implied)
        drafts = WebItem.all(of: component).map { ItemDraft(item: $0, isImplied: false) }
        drafts += implied.map { reference in
            ItemDraft(item: WebItem(reference.kind, reference.name, at: component.source), isImplied: true)
        }
        types = TypeTranslation(
            types: context.types,
            values: context.values,
            spelling: context.spelling,
            surface: surface,
            shared: shared,
            generated: GeneratedTypes(names, spelling: context.spelling)
        )
    }

    /// The translation, with what it has to say about the rules.
    mutating func translate() -> ComponentTranslation {
        if case .skip = entry?.result {
            let reason = entry?.reason ?? ""
            for position in drafts.indices { drafts[position].outcome = .skipped(reason: reason) }
            return assembled(skipped: reason)
        }
        decideRules()
        let order = sortedPositions
        consume(in: order)
        for position in order where drafts[position].consumer == nil { translate(position) }
        for position in order where drafts[position].consumer != nil { settleConsumed(position) }
        joinEqualActions(in: order)
        nameMembers()
        return assembled(skipped: nil)
    }

    /// By kind and name, so that nothing depends on the order of the source.
    private var sortedPositions: [Int] {
        let references = drafts.map(\.item.reference)
        return references.indices.sorted { (references[$0], $0) < (references[$1], $1) }
    }

    func subject(of item: WebItem) -> RuleSubject {
        RuleSubject(item, of: surface)
    }

    /// Finds the rule of each item. Texts need none.
    private mutating func decideRules() {
        let index = context.index
        let surface = surface
        for position in drafts.indices where drafts[position].item.reference.kind != .text {
            drafts[position].verdict = index.winner(RuleSubject(drafts[position].item, of: surface))
        }
    }

    // MARK: One item

    private mutating func translate(_ position: Int) {
        if drafts[position].item.reference.kind == .text { return translateText(position) }
        switch drafts[position].verdict {
        case .none: drafts[position].outcome = .unmapped(reason: unmappedReason(of: drafts[position].item))
        case .tie(let matches): reportTie(matches, position)
        case .rule(let match): apply(match, to: position)
        }
    }

    private mutating func apply(_ match: RuleMatch, to position: Int) {
        guard case .results(let results) = match.rule.swiftUI else {
            drafts[position].outcome = .skipped(reason: match.rule.reason ?? "")
            return
        }
        types.remarks = []
        do throws(Untranslatable) {
            for result in results { try add(result, to: position) }
            try addUIKit(match.rule.uiKit, to: position)
            drafts[position].outcome = Self.outcome(of: drafts[position])
            drafts[position].remarks += types.remarks
        } catch {
            drafts[position].swiftUI = []
            drafts[position].uiKit = []
            drafts[position].outcome = .unmapped(reason: error.reason)
        }
    }

    private func unmappedReason(of item: WebItem) -> String {
        guard item.reference.kind == .property else { return "no rule" }
        guard let type = item.type else { return "no source tells the type" }
        return "no rule for the type `\(type)`"
    }

    private mutating func reportTie(_ matches: [RuleMatch], _ position: Int) {
        let places = matches.map(\.rule.source.location).sorted()
        let item = drafts[position].item
        let lines = places.map(\.description).joined(separator: " and ")
        drafts[position].outcome = .unmapped(reason: "the rows at \(lines) tie")
        diagnostics.error(
            .matrixTie,
            "two rows match \(item.reference) of <\(component.tag)> equally well and say different things",
            at: places.last,
            notes: places.dropLast().map { Diagnostic.Note("the other row", at: $0) }
                + [Diagnostic.Note("the item", at: item.location)],
            suggestion: "narrow one of them: a component's heading, an exact name or a condition"
        )
    }

    /// Translated where the item is still what it was; adapted where its shape is another.
    private static func outcome(of draft: ItemDraft) -> ItemTranslation.Outcome {
        let keepsShape = draft.swiftUI.contains { member in
            switch (draft.item.reference.kind, member) {
            case (.property, .property(let property)): property.storage == .value
            case (.slot, .slot), (.event, .action), (.method, .action): true
            case (.slot, .property): true
            default: false
            }
        }
        return keepsShape ? .translated : .adapted
    }

    private mutating func translateText(_ position: Int) {
        let item = drafts[position].item
        do throws(Untranslatable) {
            guard let web = item.type else { throw Untranslatable(reason: "no source tells the type") }
            types.remarks = []
            let place = TypeTranslation.Place(item: item.reference.name, scope: item.reference.name, property: nil)
            let type = try types.type(web, at: place)
            let result = defaults.result(type, of: item.defaultText, isRequired: item.defaultText == nil, unit: nil)
            texts.append(
                SwiftText(
                    name: SwiftIdentifier(item.reference.name, as: .property, spelling: context.spelling),
                    type: result.type,
                    defaultValue: result.value,
                    origin: item.reference
                )
            )
            drafts[position].remarks += types.remarks
        } catch {
            drafts[position].outcome = .unmapped(reason: error.reason)
        }
    }

    var defaults: DefaultTranslation {
        let generated = types.generated
        let shared = types.shared
        return DefaultTranslation { name in
            if let own = generated.enums.first(where: { $0.name == name }) { return own }
            guard let target = generated.aliases.first(where: { $0.name == name })?.target else { return nil }
            return shared.enums.values.first { $0.name == target }
        }
    }
}
