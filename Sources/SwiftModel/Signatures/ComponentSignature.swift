package import WebModel

/// Inits as callers write them, worked out as for the file: two releases are compared by this, so that the differences
/// are true of the generated files.
package struct ComponentSignature: Sendable, Hashable {
    /// The main init first.
    package let inits: [InitSignature]

    package init(_ component: SwiftComponent) {
        self.init(ComponentParameters(of: component))
    }

    private init(_ component: ComponentParameters) {
        var parameters = component.members.map { ParameterSignature($0) }
        guard !component.isItem else {
            let identity = ItemIdentity(component)
            if !identity.isOwn { parameters.insert(ParameterSignature(identity), at: identity.position) }
            inits = [InitSignature(kind: .main, parameters: parameters)]
            return
        }
        let single = SingleInit(component)?.parameters
        inits =
            Self.inits(of: component, .main, .text, .bare)
            + (single.map { Self.inits(of: $0, .single, .singleText, .singleBare) } ?? [])
            + PartialInit.all(of: component).map { InitSignature($0) }
            + DataInit.all(of: component).map { InitSignature($0) }
    }

    private static func inits(
        of component: ComponentParameters,
        _ main: InitSignature.Kind,
        _ text: InitSignature.Kind,
        _ bare: InitSignature.Kind
    ) -> [InitSignature] {
        var inits = [InitSignature(kind: main, parameters: component.members.map { ParameterSignature($0) })]
        if let texts = TextInit(component) {
            let parameters = texts.members.map { ParameterSignature($0, in: texts) }
            inits.append(InitSignature(kind: text, parameters: parameters))
        }
        if let withoutViews = BareInit(component) {
            inits.append(InitSignature(kind: bare, parameters: withoutViews.members.map { ParameterSignature($0) }))
        }
        return inits
    }

    package var stored: [(name: SwiftIdentifier, type: SwiftType, defaultText: String?, origin: ItemReference?)] {
        Self.stored(inits)
    }

    package static func stored(
        _ inits: [InitSignature]
    ) -> [(name: SwiftIdentifier, type: SwiftType, defaultText: String?, origin: ItemReference?)] {
        (inits.first?.parameters ?? []).compactMap { parameter in
            let type: SwiftType
            switch parameter.form {
            // A value of any type can tell an item from others.
            case .value where parameter.origin == nil: type = .named("AnyHashable")
            case .value(let value): type = value
            case .items(let element): type = .array(element)
            case .action(let parameters, let isOptional): type = .action(parameters, isOptional: isOptional)
            case .binding, .slot, .rows, .data: return nil
            }
            return (parameter.name, type, parameter.defaultText, parameter.origin)
        }
    }

    /// nil where no function presents an overlay or explains a view, or where the parameters don't allow for one.
    package static func presentation(of component: SwiftComponent) -> String? {
        let parameters = ComponentParameters(of: component)
        guard component.primitive != .item, Presentation(parameters) != nil || Attachment(parameters) != nil else {
            return nil
        }
        return component.names.view.name.lowerCamelCase
    }

    /// Whether there is a type that the component's own are nested in: the data of a parent often has none.
    package static func hasTokens(_ component: SwiftComponent) -> Bool {
        component.primitive != .item || !component.enums.isEmpty || !component.structs.isEmpty
            || !component.typeAliases.isEmpty || !component.texts.isEmpty
    }

    package static func typeParameterCount(of component: SwiftComponent) -> Int {
        component.genericParameters.count
            + (component.primitive == .item ? 0 : ComponentParameters(of: component).viewTypes.count)
    }
}

extension ParameterSignature {
    fileprivate init(_ identity: ItemIdentity) {
        let type = SwiftType.named("AnyHashable")
        self.init(
            // An item is no view, and may have an `id`.
            name: SwiftIdentifier("id", as: .function),
            form: .value(identity.isRequired ? type : .optional(type)),
            isUnlabeled: false,
            defaultText: identity.isRequired ? nil : "nil",
            isRequired: identity.isRequired,
            origin: nil
        )
    }
}

/// Init without views, where the main one has to have the default slot; with another slot a trailing closure could mean
/// that as well.
package struct BareInit: Sendable {
    package let members: [Member]

    /// nil where the main init lets a caller leave the slot out, or where some view has to be there.
    package init?(_ parameters: ComponentParameters) {
        let views = parameters.members.filter { $0.viewType != nil }
        guard views.contains(where: \.takesTrailingClosure),
            views.allSatisfy({ $0.takesTrailingClosure || !$0.isRequired })
        else { return nil }
        members = parameters.members.filter { $0.viewType == nil }
    }
}

extension SwiftComponent {
    /// The struct that its texts are in, in its tokens: under a name that no enum or struct of its API has.
    package var stringsType: GeneratedTypeName {
        let taken = enums.map(\.name.name) + structs.map(\.name.name) + typeAliases.map(\.name.name)
        var names = TakenNames(taken.map(\.name), .caseInsensitive)
        let wishes = ["Strings", "Texts"].map { SwiftIdentifier($0, as: .nestedType) }
        return GeneratedTypeName(names.takeFirst(of: wishes) ?? wishes[0], in: self.names.tokens)
    }
}
