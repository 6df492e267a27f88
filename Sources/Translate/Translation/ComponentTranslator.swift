import Core
import SwiftModel
import WebModel

/// Translates one component. All can be translated at once: enums of other components are all that one needs to know,
/// see `SharedEnums`.
struct ComponentTranslator {
    let context: LibraryContext
    let component: Component
    let names: SwiftComponentNames
    let items: ComponentItems
    var types: TypeTranslation
    /// Sorted by kind and name, so that the order of the source decides nothing; added items follow.
    var drafts: [ItemDraft]
    var diagnostics = DiagnosticBag()

    init(_ component: Component, names: SwiftComponentNames, in context: LibraryContext, shared: SharedEnums) {
        self.component = component
        self.names = names
        self.context = context
        items = ComponentItems(component, in: context)
        let listed = items.listed.map { (item: $0, isImplied: false) }
        drafts = (listed + items.implied.map { (item: $0, isImplied: true) }).enumerated()
            .map { ItemDraft(item: $1.item, place: $0, isImplied: $1.isImplied) }
            .sorted { ($0.item.reference, $0.place) < ($1.item.reference, $1.place) }
        for position in drafts.indices where drafts[position].item.reference.kind == .property {
            let name = drafts[position].item.reference.name
            if drafts[position].item.type == nil, let type = context.agreedTypes[name] {
                drafts[position].item.type = type
                drafts[position].remark("no source tells its type; each other \(code: name) is \(code: type)")
            }
            guard let part = context.knownArms.part(of: drafts[position].item.type) else { continue }
            drafts[position].item.type = part.type
            let unknown = part.unknown.map { "\(code: $0)" }.joined(separator: ", ")
            drafts[position].remark("\(unknown) is left out of the type: no source says what it is")
        }
        types = TypeTranslation(
            types: context.types,
            values: context.values,
            spelling: context.spelling,
            surface: items.surface,
            shared: shared,
            generated: GeneratedTypes(names, of: component, spelling: context.spelling)
        )
    }

    var surface: ComponentSurface { items.surface }
    var entry: ComponentsTable.Entry? { items.entry }

    /// nil where the component is not skipped as a whole.
    private var skipReason: String? {
        if case .skip = entry?.result { entry?.reason ?? ItemDraft.noReason } else { nil }
    }

    struct Result {
        let translation: ComponentTranslation
        let diagnostics: DiagnosticBag
        let shared: SharedEnums
    }

    consuming func translated() -> Result {
        var translator = self
        let translation =
            if let reason = translator.skipReason { translator.skipped(reason) } else {
                translator.decidedAndTranslated()
            }
        return Result(translation: translation, diagnostics: translator.diagnostics, shared: translator.types.shared)
    }

    private mutating func skipped(_ reason: String) -> ComponentTranslation {
        for position in drafts.indices { drafts[position].outcome = .skipped(reason: reason) }
        return assembled(skipped: reason)
    }

    private mutating func decidedAndTranslated() -> ComponentTranslation {
        decideRules()
        consume()
        for position in drafts.indices where drafts[position].consumer == nil { translate(position) }
        for position in drafts.indices where drafts[position].consumer != nil { settleConsumed(position) }
        settleReferences()
        joinEqualActions()
        joinSharedNames()
        fillContract()
        settleRoleReferences()
        joinSharedNames()
        freeUntoldParameters()
        nameMembers()
        castRoles()
        uncastUnknownTypes()
        freeActionOfPage()
        return assembled(skipped: nil)
    }

    /// Texts need no rule.
    private mutating func decideRules() {
        let index = context.index
        let items = items
        for position in drafts.indices where drafts[position].item.reference.kind != .text {
            drafts[position].decision = RuleDecision(index.winner(items.subject(of: drafts[position].item)))
        }
    }

    // MARK: One item

    private mutating func translate(_ position: Int) {
        let kind = drafts[position].item.reference.kind
        switch drafts[position].decision.verdict {
        case .none where kind == .text:
            attempt(position) { (translator) throws(Untranslatable) in try translator.translateText(position) }
        case .none: drafts[position].outcome = .unmapped(reason: unmappedReason(of: drafts[position].item))
        case .tie(let matches): reportTie(matches, position)
        case .rule(let match): apply(match, to: position)
        }
    }

    /// Enums of these words alone, under any name, and the reasons that an app has none of them.
    private static let pageWords: [(words: Set<String>, reason: String)] = [
        (
            ["android", "cupertino", "fluent", "ios", "ipados", "mac", "macos", "material", "md", "web", "windows"],
            "Which platform it looks made for. An app looks like its own."
        ),
        (["button", "reset", "submit"], "How a form of a page takes it. In an app its action says what it does."),
    ]

    private mutating func apply(_ match: RuleMatch, to position: Int) {
        if match.rank.name == .anything, case .enumeration(let words)? = drafts[position].item.type?.shape,
            words.count > 1,
            let page = Self.pageWords.first(where: { $0.words.isSuperset(of: words.map { $0.lowercased() }) })
        {
            drafts[position].outcome = .skipped(reason: page.reason)
            return
        }
        guard case .results(let results) = match.rule.swiftUI else {
            drafts[position].outcome = .skipped(reason: match.rule.reason ?? ItemDraft.noReason)
            return
        }
        attempt(position) { (translator) throws(Untranslatable) in
            for (result, role) in zip(results, translator.roles(of: results, in: match, position)) {
                try translator.add(result, as: role, to: position)
            }
            try translator.addUIKit(match.rule.uiKit, to: position)
            translator.settleOutcome(position)
        }
    }

    mutating func attempt(_ position: Int, _ make: (inout Self) throws(Untranslatable) -> Void) {
        let mark = types.generated.mark
        types.remarks = []
        do throws(Untranslatable) {
            try make(&self)
            for sentence in types.remarks { drafts[position].remark(sentence) }
        } catch {
            types.generated.goBack(to: mark)
            drafts[position].swiftUI = []
            drafts[position].uiKit = []
            drafts[position].outcome = .unmapped(reason: error.reason)
        }
    }

    private func unmappedReason(of item: WebItem) -> String {
        guard item.reference.kind == .property else { return "no rule" }
        guard let type = item.type else { return "no source tells the type" }
        return "no rule for the type \(code: type)"
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

    /// Items that keep their shape are translated, others adapted.
    mutating func settleOutcome(_ position: Int) {
        let draft = drafts[position]
        let keepsShape = draft.swiftUI.contains { member in
            switch (draft.item.reference.kind, member.member?.form) {
            case (.property, .value), (.event, .action), (.method, .action): true
            case (.slot, .slot), (.slot, .value), (.slot, .binding): true
            default: false
            }
        }
        drafts[position].outcome = keepsShape && !draft.isMade && !draft.isOffered ? .translated : .adapted
    }

    private mutating func translateText(_ position: Int) throws(Untranslatable) {
        let item = drafts[position].item
        guard let web = item.type else { throw Untranslatable(reason: "no source tells the type") }
        let type = try types.type(web, at: place(of: item))
        let result = defaults.result(type, of: item.defaultText, isRequired: item.defaultText == nil, unit: nil)
        if let sentence = result.remark { drafts[position].remark(sentence) }
        let text = SwiftText(
            name: SwiftIdentifier(item.reference.name, as: .property, spelling: context.spelling),
            type: result.type,
            defaultValue: result.value,
            origin: item.reference
        )
        drafts[position].swiftUI = [.text(text)]
        drafts[position].uiKit = [.text(text)]
    }
}

extension ComponentTranslator {
    /// The page's address is enough for an action that opens it.
    mutating func freeActionOfPage() {
        let members = drafts.flatMap(\.swiftUI).compactMap(\.member)
        guard let page = isData ? OpenedPage(members) : OpenedPage(members, of: entry?.primitive),
            let action = page.action
        else { return }
        for draft in drafts.indices {
            for index in drafts[draft].swiftUI.indices
            where drafts[draft].swiftUI[index].member?.name == action.name {
                drafts[draft].swiftUI[index].member?.form = .action(parameters: [], isOptional: true)
            }
        }
    }
}

/// Offered items, and items of a row of `Components` that no source lists.
struct ComponentItems {
    /// nil where no row matches.
    let entry: ComponentsTable.Entry?
    let surface: ComponentSurface
    let listed: [WebItem]
    let implied: [WebItem]

    init(_ component: Component, in context: LibraryContext) {
        entry = context.entry(for: component.tag)
        let primitive = entry?.primitive
        let plain = context.surface(of: component, implied: [], primitive: primitive)
        var missing: [ItemReference] = []
        for reference in entry?.implied ?? [] where plain.resolveAll(reference).isEmpty && !missing.contains(reference)
        {
            missing.append(reference)
        }
        surface = missing.isEmpty ? plain : context.surface(of: component, implied: missing, primitive: primitive)
        listed = WebItem.all(of: component)
        implied = missing.map { WebItem(reference: $0, location: component.source) }
    }

    func subject(of item: WebItem) -> RuleSubject { RuleSubject(item, of: surface) }
}
