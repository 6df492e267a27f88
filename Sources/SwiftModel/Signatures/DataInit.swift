/// Inits that make a view for each value of the app, `List(data) { value in … }`, beside the content of components with
/// children that are alike: else a caller with values writes a `ForEach` into each of these.
package struct DataInit: Sendable {
    package let kind: InitSignature.Kind
    package let parameters: ComponentParameters
    package let content: Member
    /// Init with texts in the place of views; nil where views come in.
    package let texts: TextInit?
    package let names: Names

    /// Our own words, or others where the component has these.
    package struct Names: Sendable {
        package let data: SwiftIdentifier
        package let row: SwiftIdentifier
        package let dataType: SwiftIdentifier
        package let rowType: SwiftIdentifier
    }

    /// The one with views first, then the one with texts.
    package static func all(of parameters: ComponentParameters) -> [DataInit] {
        guard let content = content(of: parameters) else { return [] }
        let rest = parameters.without([content.name])
        let names = Names(beside: parameters)
        let views = DataInit(kind: .data, parameters: rest, content: content, texts: nil, names: names)
        guard let texts = TextInit(rest, namingFirst: { _ in true }) else { return [views] }
        return [views, DataInit(kind: .dataText, parameters: rest, content: content, texts: texts, names: names)]
    }

    package static func of(_ kind: InitSignature.Kind, _ parameters: ComponentParameters) -> DataInit? {
        kind.takesData ? all(of: parameters).first { $0.kind == kind } : nil
    }

    /// nil where a caller has values for the component anyway, or where its children are no more than one.
    private static func content(of parameters: ComponentParameters) -> Member? {
        guard parameters.component.primitive?.hasChildrenAlike == true,
            !parameters.component.hasCallerData,
            !parameters.members.contains(where: \.form.isItems)
        else { return nil }
        return parameters.members.first { $0.isContent && !parameters.component.offered.contains($0.origin) }
    }

    /// Leaves out the values and the closure that makes the views, which goes in at `rowPosition`.
    package var members: [Member] { texts?.members ?? parameters.members }

    package var rowPosition: Int {
        members.firstIndex { $0.viewType != nil && (texts == nil || !$0.hasText) } ?? members.count
    }
}

extension DataInit.Names {
    fileprivate init(beside parameters: ComponentParameters) {
        let members = parameters.members
        let names = members.map(\.name.name)
        let types =
            members.compactMap(\.viewType).map(\.name)
            + members.flatMap(\.writtenTypes).flatMap(\.rootNames)
        data = ComponentParameters.free(["data", "rows"], as: .property, beside: names)
        row = ComponentParameters.free(["rowContent", "row"], as: .property, beside: names)
        dataType = ComponentParameters.free(["Values", "Rows"], as: .genericParameter, beside: types)
        rowType = ComponentParameters.free(["Row", "RowContent"], as: .genericParameter, beside: types)
    }
}

extension NativePrimitive {
    /// Whether it shows children of one kind, as many as the app has values.
    fileprivate var hasChildrenAlike: Bool {
        switch self {
        case .list, .table, .tree, .accordion, .tabView, .carousel, .timeline, .wizard, .breadcrumb, .menu,
            .actionSheet,
            .avatarGroup, .navigation, .stack, .fieldset, .grid:
            true
        default: isChoice
        }
    }
}

extension InitSignature {
    init(_ data: DataInit) {
        var parameters = data.members.map { ParameterSignature($0, in: data.texts) }
        parameters.insert(ParameterSignature(data.names.row, .rows, of: data), at: data.rowPosition)
        parameters.insert(ParameterSignature(data.names.data, .data, of: data), at: 0)
        self.init(kind: data.kind, parameters: parameters)
    }
}

extension ParameterSignature {
    fileprivate init(_ name: SwiftIdentifier, _ form: Form, of data: DataInit) {
        self.init(
            name: name,
            form: form,
            isUnlabeled: form == .data,
            defaultText: nil,
            isRequired: true,
            origin: data.content.origin
        )
    }
}
