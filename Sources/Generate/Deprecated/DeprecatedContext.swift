import Documents
import Releases
import SwiftModel

/// Template data of the shims of a component: for the SwiftUI side, or for the UIKit class.
struct DeprecatedContext {
    let shims: ComponentShims
    let component: ComponentScaffold
    let until: String
    /// The function by which an overlay is presented or a view is explained; nil for all else.
    let presentation: String?
    let own: Set<SwiftIdentifier>

    var swiftUI: [(TemplateKey, TemplateValue)] {
        let former = shims.inits + (shims.presentation?.functions ?? [])
        var types = former.flatMap(\.parameters).flatMap(\.form.named)
        types += shims.structs.flatMap(\.members).map(\.type)
        for members in shims.members { types += members.properties.flatMap(\.types) + members.parameters.map(\.type) }
        for argument in shims.inits.flatMap(\.arguments) { types += argument.value.madeTypes }
        let imports = Imports(component.isItem ? [] : ["SwiftUI"], types: types + shims.texts.map(\.text.type))
        return fields(
            imports,
            names: shims.names.filter { !$0.isUIKit },
            typeNames: shims.typeNames,
            gaps: shims.gaps,
            enums: shims.enums,
            structs: shims.structs,
            strings: shims.strings,
            types: caseGroups + shims.members.map(members) + strings,
            inits: shims.inits.compactMap { $0.without(own) }.map(initValue),
            functions: functions
        )
    }

    var uiKit: [(TemplateKey, TemplateValue)] {
        fields(
            Imports(["SwiftUI", "UIKit"], types: shims.properties.map(\.type) + (shims.delegate?.types ?? [])),
            names: shims.names.filter(\.isUIKit),
            gaps: shims.uiKitGaps,
            properties: properties,
            delegate: delegate
        )
    }

    private var properties: [TemplateValue] {
        // An extension of a class with type parameters has nothing for Objective-C.
        let isInClass = !component.swift.hasCallerData
        return shims.properties.map { FormerMemberContext($0, isInClass: isInClass).value }
            + (shims.titleAssignment.map { [FormerMemberContext(settingTitle: $0).value] } ?? [])
    }

    private var functions: [TemplateValue] {
        guard let presentation else { return [] }
        // Inits without any view have nothing to present.
        let forms = shims.presentation?.functions ?? shims.inits.filter { $0.target != .bare && !$0.target.isPartial }
        let functions =
            Attachment(component.parameters).map { forms.flatMap($0.functions) }
            ?? Presentation(component.parameters).map { forms.flatMap($0.functions) } ?? forms
        // Functions that differed by the name of the Binding are the same without it.
        var known: Set<[String]> = []
        return functions.filter { function in
            known.insert(function.parameters.map { "\($0.name.name) \($0.isUnlabeled) \($0.form)" }).inserted
        }
        .map { functionValue($0, shims.presentation?.name ?? presentation, now: presentation) }
    }

    private func fields(
        _ imports: Imports,
        names: [FormerName],
        typeNames: [SwiftTypeAlias] = [],
        gaps: [String],
        enums: [SwiftEnum] = [],
        structs: [SwiftStruct] = [],
        strings: [SwiftText] = [],
        types: [TemplateValue] = [],
        inits: [TemplateValue] = [],
        functions: [TemplateValue] = [],
        properties: [TemplateValue] = [],
        delegate: TemplateValue = .null
    ) -> [(TemplateKey, TemplateValue)] {
        [
            ("until", .string(until)),
            ("deprecatedImports", .lines(imports.lines)),
            ("hasDeprecatedImports", .boolean(!imports.lines.isEmpty)),
            ("gaps", Self.lines(of: gaps)),
            ("hasGaps", .boolean(!gaps.isEmpty)),
            ("formerNames", .list(names.map { name($0.old, now: $0.new.reference, called: $0.new.name) })),
            (
                "formerTypeNames",
                .list(typeNames.map { name($0.name.name, now: "\($0.target)", called: "\($0.target)") })
            ),
            ("hasFormerTypes", .boolean(!enums.isEmpty || !structs.isEmpty || !strings.isEmpty)),
            ("hasTokens", .boolean(ComponentSignature.hasTokens(component.swift))),
            ("gone", .string(SwiftStringLiteral("This is gone.").description)),
            ("hasTexts", .boolean(!strings.isEmpty)),
            ("texts", .list(strings.map(TokenFileContext.text))),
            ("textParameters", .list(TokenFileContext.parameters(of: strings))),
            ("stringsName", .string(component.swift.stringsType.name.declaration)),
            ("formerMembers", .list(types)),
            ("formerInits", .list(inits)),
            ("formerFunctions", .list(functions)),
            ("formerDelegate", delegate),
            ("class", .string(component.swift.names.uiKit.declaration)),
            ("formerProperties", .list(properties)),
            ("hasFormerProperties", .boolean(!properties.isEmpty)),
        ] + TypeContext.fields(enums: enums, structs: structs, uses: .shared)
    }

    /// Writes the gaps, which nothing keeps compiling, as the lines of a comment.
    static func lines(of gaps: [String]) -> TemplateValue { .list(gaps.flatMap { comment($0).map { .string($0) } }) }

    private static func comment(_ text: String) -> [String] {
        DocText.wrapped("- " + text, width: DocComment.longestLine - 3, hanging: 2)
    }

    // MARK: Names

    private func name(_ former: SwiftIdentifier, now alias: String, called name: String) -> TemplateValue {
        let note = DeprecationNote.fitting([DeprecationNote.renamed(name), DeprecationNote.other])
        return ["name": .string(former.declaration), "alias": .string(alias), "note": .string(note)]
    }

    // MARK: Members of types

    private var caseGroups: [TemplateValue] {
        let groups = Dictionary(grouping: shims.cases, by: \.type)
        return groups.sorted { $0.key < $1.key }.map { type, cases in
            [
                "extended": .string(type.description), "members": .list(cases.map { FormerMemberContext($0).value }),
                "formerInit": .null,
            ]
        }
    }

    private func members(_ former: FormerMembers) -> TemplateValue {
        let arguments = former.arguments.map { "\($0.label): \($0.reference)" }
        let message = "it has other members now; what is given for one that is gone is not used"
        return [
            "extended": .string(extended(former.type)),
            "members": .list(former.properties.map { FormerMemberContext($0, isInClass: false).value }),
            "formerInit": former.parameters.isEmpty
                ? .null
                : Self.value(message, TypeContext.parameters(of: former.parameters), arguments),
        ]
    }

    /// Names the extended type, limited to text where it had text and can have any value now.
    private func extended(_ type: GeneratedTypeName) -> String {
        let structure = component.swift.structs.first { $0.name == type }
        let isOfView = component.isItem && type == GeneratedTypeName(component.swift.names.view)
        let parameters = structure?.genericParameters ?? (isOfView ? component.swift.genericParameters : [])
        let constraints = parameters.filter { parameter in shims.values.contains { $0.name == parameter.name } }
            .compactMap(\.textConstraint)
        return constraints.isEmpty
            ? type.description : "\(type) where \(constraints.joined(separator: ", "))"
    }

    private static func value(
        _ message: String,
        _ parameters: [TemplateValue],
        _ arguments: [String]
    ) -> TemplateValue {
        [
            "note": .string(DeprecationNote.message(message)),
            "parameters": .list(parameters),
            "arguments": .list(InitContext.listed(arguments)),
            "hasArguments": .boolean(!arguments.isEmpty),
        ]
    }

    private var strings: [TemplateValue] {
        guard !shims.texts.isEmpty else { return [] }
        let members = shims.texts.compactMap { FormerMemberContext($0)?.value }
        let arguments = shims.texts.compactMap { former -> String? in
            switch former.fate {
            case .kept: "\(former.text.name.label): \(former.text.name.reference)"
            case .renamed(let new): "\(new.label): \(former.text.name.reference)"
            case .unused: nil
            }
        }
        let message = "the texts have other names now; what is given for one that is gone is not used"
        return [
            [
                "extended": .string(component.swift.stringsType.description),
                "members": .list(members),
                "formerInit": Self.value(message, TokenFileContext.parameters(of: shims.texts.map(\.text)), arguments),
            ]
        ]
    }

    // MARK: Inits

    private func initValue(_ former: FormerInit) -> TemplateValue {
        let context = FormerInitContext(former: former, component: component, values: shims.values)
        return [
            "head": .lines(context.head),
            "note": .string(context.note()),
            "doc": .lines(context.documentation.lines),
            "generics": .string(context.generics),
            "condition": .optional(context.condition),
            "parameters": .list(InitContext.listed(context.parameters)),
            "hasParameters": .boolean(!context.parameters.isEmpty),
            "arguments": .list(InitContext.listed(context.arguments)),
            "hasArguments": .boolean(!context.arguments.isEmpty),
        ]
    }

    private func functionValue(_ former: FormerInit, _ name: String, now callee: String) -> TemplateValue {
        let context = FormerInitContext(former: former, component: component, values: shims.values)
        return [
            "function": .string("\(name)\(context.functionGenerics)"),
            "callee": .string(callee),
            "note": .string(context.note(of: callee)),
            "doc": .lines(context.documentation.lines),
            "parameters": .list(InitContext.listed(context.functionParameters)),
            "arguments": .list(InitContext.listed(context.arguments)),
        ]
    }

    // MARK: The delegate

    private var delegate: TemplateValue {
        guard let former = shims.delegate else { return .null }
        let name = component.swift.names.uiKit.reference
        return [
            "name": .string(former.name.declaration),
            "note": .string(DeprecationNote.message("nobody is told of anything any more")),
            "methods": .list(
                former.methods.map { method in
                    let lines = UIKitContext.lines(of: method, class: name)
                    return [
                        "declaration": .lines(lines.declaration), "implementation": .lines(lines.implementation),
                    ]
                }
            ),
        ]
    }
}

extension ParameterSignature.Form {
    fileprivate var named: [SwiftType] {
        switch self {
        case .value(let type), .binding(let type, _), .items(let type): [type]
        case .action(let parameters, _): parameters
        case .slot, .rows, .data: []
        }
    }
}
