/// Inits for callers that leave the content out, give views where others give items, or give one view where all else is
/// a text: a text for the label and a view for the icon. Each of the inits may leave the content out as well.
package struct PartialInit: Sendable {
    package let kind: InitSignature.Kind
    package let parameters: ComponentParameters
    package let leftOut: [Member]
    /// Init with texts in the place of views; nil where views come in.
    package let texts: TextInit?
    /// Whether another init goes before it where the compiler could take a closure for a parameter of both.
    package let isDisfavored: Bool

    package var members: [Member] { texts?.members ?? parameters.members }

    /// No more than eight, and two more for one value of a choice that binds a set.
    package static func all(of parameters: ComponentParameters) -> [PartialInit] {
        if parameters.isItem { return [] }
        guard let single = SingleInit(parameters)?.parameters else {
            return ofTexts(parameters) + ofViews(parameters) + ofColumns(parameters)
        }
        return ofTexts(parameters) + ofTexts(single).compactMap(\.ofOneValue) + ofViews(single)
    }

    private var ofOneValue: PartialInit? {
        let own: [InitSignature.Kind: InitSignature.Kind] = [.part: .singlePart, .partText: .singlePartText]
        return own[kind].map { kind in
            PartialInit(kind: kind, parameters: parameters, leftOut: leftOut, texts: texts, isDisfavored: isDisfavored)
        }
    }

    private static func ofTexts(_ parameters: ComponentParameters) -> [PartialInit] {
        let content = parameters.members.filter { $0.takesTrailingClosure && !$0.hasText }
        let mixed = zip([InitSignature.Kind.mixed, .otherMixed], mixed(parameters))
            .compactMap { PartialInit($0, $1, of: parameters, isDisfavored: content.isEmpty) }
        guard !content.isEmpty else { return mixed }
        let rest = parameters.without(Set(content.map(\.name)))
        var partial: [PartialInit] = []
        if rest.members.contains(where: { $0.viewType != nil }) {
            partial.append(PartialInit(kind: .part, parameters: rest, leftOut: content, texts: nil, isDisfavored: true))
        }
        partial += [PartialInit(.partText, rest, leavingOut: content, of: parameters)].compactMap(\.self)
        partial += zip([InitSignature.Kind.partMixed, .partOtherMixed], Self.mixed(rest))
            .compactMap { PartialInit($0, $1, leavingOut: content, of: parameters) }
        return mixed + partial
    }

    /// Makes none where rows are made of the items, because only the items tell their type.
    private static func ofViews(_ parameters: ComponentParameters) -> [PartialInit] {
        guard !parameters.members.contains(where: \.form.isRows) else { return [] }
        let items = parameters.members.filter(\.isItems)
        guard !items.isEmpty, let content = parameters.members.first(where: \.isContent) else { return [] }
        let rest = parameters.without(Set(items.map(\.name))).showing(content.name)
        let views = PartialInit(kind: .views, parameters: rest, leftOut: items, texts: nil, isDisfavored: false)
        let texts = PartialInit(.viewsText, rest, leavingOut: items, of: parameters, isDisfavored: false)
        return [views, texts].compactMap(\.self)
    }

    /// Columns say how each row looks, so a caller makes no rows; items are required, as only they tell their type.
    private static func ofColumns(_ parameters: ComponentParameters) -> [PartialInit] {
        guard let rows = parameters.members.first(where: \.form.isRows),
            parameters.members.contains(where: \.isColumns)
        else { return [] }
        let rest = parameters.without([rows.name]).demandingColumnsAndItems
        return [PartialInit(kind: .columns, parameters: rest, leftOut: [rows], texts: nil, isDisfavored: false)]
    }

    package static func of(_ kind: InitSignature.Kind, _ parameters: ComponentParameters) -> PartialInit? {
        kind.isPartial ? all(of: parameters).first { $0.kind == kind } : nil
    }

    /// Makes the view either of two texts; of more, one of the two behind the first.
    private static func mixed(_ parameters: ComponentParameters) -> [ComponentParameters] {
        guard let first = TextInit(parameters)?.first else { return [] }
        let others = parameters.members.filter { $0.hasText && $0.name != first.name }
        guard !others.isEmpty else { return [] }
        let views = others.count == 1 ? others + [first] : Array(others.prefix(2))
        return views.map { view in parameters.showing(view.name) }
    }
}

extension PartialInit {
    fileprivate init?(
        _ kind: InitSignature.Kind,
        _ parameters: ComponentParameters,
        leavingOut leftOut: [Member] = [],
        of whole: ComponentParameters,
        isDisfavored: Bool = true
    ) {
        // A text without a name is the same one in all inits.
        let isFirst = { (member: Member) in TextInit(whole)?.first.name == member.name }
        guard let texts = TextInit(parameters, namingFirst: { !isFirst($0) }) else { return nil }
        self.init(kind: kind, parameters: parameters, leftOut: leftOut, texts: texts, isDisfavored: isDisfavored)
    }
}

extension ComponentParameters {
    /// The parameters with a view that has to be given, in the place of a view that could be a text.
    fileprivate func showing(_ name: SwiftIdentifier) -> ComponentParameters {
        mapping(component) { member in
            guard member.name == name, case .slot(let type, _) = member.form else { return member }
            var view = member
            view.form = .slot(viewType: type)
            view.takesTrailingClosure = true
            return view
        }
    }

    fileprivate var demandingColumnsAndItems: ComponentParameters {
        mapping(component) { member in
            guard member.isColumns || member.isRows else { return member }
            var demanded = member
            demanded.defaultValue = nil
            return demanded
        }
    }
}

extension Member {
    fileprivate var isColumns: Bool {
        guard role == "tableColumns", case .array(.named("ComponentColumn", _))? = valueType else { return false }
        return true
    }

    fileprivate var isRows: Bool {
        guard role == "items", case .array? = valueType else { return false }
        return true
    }

    fileprivate var isItems: Bool {
        guard isRequired, let role, ["items", "options", "tabs", "steps"].contains(role) else { return false }
        if case .array = valueType { return true }
        return form.isItems
    }

    var isContent: Bool {
        form.isSlot && !hasText && (["content", "items"].contains(role) || ParameterRank(self) == .defaultSlot)
    }
}

extension InitSignature {
    init(_ partial: PartialInit) {
        self.init(kind: partial.kind, parameters: partial.members.map { ParameterSignature($0, in: partial.texts) })
    }
}
