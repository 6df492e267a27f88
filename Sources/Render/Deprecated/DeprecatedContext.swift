import Mustache
import SwiftModel

/// What a template sees of the shims of a component: those of the SwiftUI side, or those of the UIKit class.
struct DeprecatedContext {
    private let shims: ComponentShims
    private let component: ComponentScaffold
    private let until: String
    /// The function by which an overlay is presented; nil for all else.
    private let presentation: String?
    /// What only that takes.
    private let own: Set<SwiftIdentifier>

    init(
        _ shims: ComponentShims,
        of component: ComponentScaffold,
        until: String,
        presentation: String?,
        own: Set<SwiftIdentifier>
    ) {
        self.presentation = presentation
        self.own = own
        self.shims = shims
        self.component = component
        self.until = until
    }

    var swiftUI: [(TemplateKey, TemplateValue)] {
        let types =
            shims.inits.flatMap(\.parameters).flatMap(\.form.named) + shims.structs.flatMap(\.members).map(\.type)
        let imports = Imports(component.isItem ? [] : ["SwiftUI"], types: types + shims.texts.map(\.text.type))
        return fields(
            imports,
            names: shims.names.filter { !$0.isUIKit },
            gaps: shims.gaps,
            enums: shims.enums,
            structs: shims.structs,
            strings: shims.strings,
            types: caseGroups + strings,
            inits: shims.inits.compactMap { $0.without(own) }.map(initValue),
            functions: presentation.map { name in shims.inits.map { functionValue($0, name) } } ?? [],
            properties: []
        )
    }

    var uiKit: [(TemplateKey, TemplateValue)] {
        fields(
            Imports(["SwiftUI", "UIKit"], types: shims.properties.map(\.type)),
            names: shims.names.filter(\.isUIKit),
            gaps: shims.uiKitGaps,
            enums: [],
            structs: [],
            strings: [],
            types: [],
            inits: [],
            functions: [],
            properties: shims.properties.map(property)
        )
    }

    private func fields(
        _ imports: Imports,
        names: [FormerName],
        gaps: [String],
        enums: [SwiftEnum],
        structs: [SwiftStruct],
        strings: [SwiftText],
        types: [TemplateValue],
        inits: [TemplateValue],
        functions: [TemplateValue],
        properties: [TemplateValue]
    ) -> [(TemplateKey, TemplateValue)] {
        [
            ("until", .string(until)),
            ("deprecatedImports", .lines(imports.lines)),
            ("hasDeprecatedImports", .boolean(!imports.lines.isEmpty)),
            ("gaps", Self.lines(of: gaps)),
            ("hasGaps", .boolean(!gaps.isEmpty)),
            ("formerNames", .list(names.map(name))),
            ("hasFormerTypes", .boolean(!enums.isEmpty || !structs.isEmpty || !strings.isEmpty)),
            ("gone", .string(SwiftStringLiteral("This is gone.").description)),
            ("hasTexts", .boolean(!strings.isEmpty)),
            ("texts", .list(strings.map(TokenFile.text))),
            ("textParameters", .list(TokenFile.parameters(of: strings))),
            ("stringsName", .string(ComponentSignature.strings(of: component.swift).name.declaration)),
            ("formerMembers", .list(types)),
            ("formerInits", .list(inits)),
            ("formerFunctions", .list(functions)),
            ("class", .string(component.swift.names.uiKit.declaration)),
            ("formerProperties", .list(properties)),
            ("hasFormerProperties", .boolean(!properties.isEmpty)),
        ] + TypeContext.fields(enums: enums, structs: structs, uses: .shared)
    }

    /// What nothing keeps compiling, as the lines of a comment.
    static func lines(of gaps: [String]) -> TemplateValue {
        .list(gaps.flatMap { comment($0).map { .string($0) } })
    }

    /// A remark that takes as many lines as it needs.
    private static func comment(_ text: String) -> [String] {
        DocText.wrapped("- " + text, width: DocComment.longestLine - 3, hanging: 2)
    }

    /// Where names are too long for a line.
    private static let other = DeprecationNote.message("it is not what it was")

    // MARK: Names

    private func name(_ former: FormerName) -> TemplateValue {
        [
            "name": .string(former.old.declaration),
            "alias": .string(former.new.reference),
            "note": .string(DeprecationNote.fitting([DeprecationNote.renamed(former.new.name), Self.other])),
        ]
    }

    // MARK: Members of types

    private var caseGroups: [TemplateValue] {
        let groups = Dictionary(grouping: shims.cases, by: \.type)
        return groups.sorted { $0.key < $1.key }.map { type, cases in
            ["extended": .string(type.description), "members": .list(cases.map { enumCase($0) }), "stringsInit": .null]
        }
    }

    private func enumCase(_ former: FormerCase) -> TemplateValue {
        let name = former.name.name
        let value: String
        let note: String
        switch former.meaning {
        case .renamed(let new):
            value = ".\(new.member)"
            note = DeprecationNote.renamed(new.name)
        case .standIn(let other):
            value = ".\(other.member)"
            note = DeprecationNote.message("“\(name)” is gone; “\(other.name)” stands in its place")
        case .string(let text):
            value = "Self(rawValue: \(SwiftStringLiteral(text)))"
            note = DeprecationNote.message("“\(name)” is gone")
        }
        return [
            "declaration": .string("static var \(former.name.declaration): Self"),
            "note": .string(DeprecationNote.fitting([note, Self.other])),
            "getter": .string(value),
            "setter": .null,
        ]
    }

    private var strings: [TemplateValue] {
        guard !shims.texts.isEmpty else { return [] }
        let members = shims.texts.compactMap { former -> TemplateValue? in
            let text = former.text
            let declaration = "var \(text.name.declaration): \(text.type)"
            switch former.fate {
            case .renamed(let new): return Self.accessor(declaration, renamed: new)
            case .unused(isGone: true):
                return text.defaultValue.map {
                    Self.accessor(declaration, gone: text.name, ScaffoldMember.text(of: $0, as: text.type))
                }
            case .kept, .unused(isGone: false): return nil
            }
        }
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
                "extended": .string(ComponentSignature.strings(of: component.swift).description),
                "members": .list(members),
                "stringsInit": [
                    "note": .string(DeprecationNote.message(message)),
                    "parameters": .list(TokenFile.parameters(of: shims.texts.map(\.text))),
                    "arguments": .list(InitContext.listed(arguments)),
                    "hasArguments": .boolean(!arguments.isEmpty),
                ],
            ]
        ]
    }

    // MARK: Inits

    private func initValue(_ former: FormerInit) -> TemplateValue {
        let context = FormerInitContext(former, of: component)
        return [
            "head": .lines(context.head),
            "note": .string(context.note()),
            "doc": .lines(context.documentation.lines),
            "generics": .string(context.generics),
            "parameters": .list(InitContext.listed(context.parameters)),
            "hasParameters": .boolean(!context.parameters.isEmpty),
            "arguments": .list(InitContext.listed(context.arguments)),
            "hasArguments": .boolean(!context.arguments.isEmpty),
        ]
    }

    private func functionValue(_ former: FormerInit, _ name: String) -> TemplateValue {
        let context = FormerInitContext(former, of: component)
        return [
            "function": .string("\(name)\(context.functionGenerics)"),
            "callee": .string(name),
            "note": .string(context.note(of: name)),
            "doc": .lines(context.documentation.lines),
            "parameters": .list(InitContext.listed(context.functionParameters)),
            "arguments": .list(InitContext.listed(context.arguments)),
        ]
    }

    // MARK: Properties

    private func property(_ former: FormerProperty) -> TemplateValue {
        let declaration = "var \(former.name.declaration): \(former.type)"
        guard let new = former.new else {
            return Self.accessor(declaration, gone: former.name, former.defaultText ?? "nil")
        }
        return Self.accessor(declaration, renamed: new)
    }

    private static func accessor(_ declaration: String, renamed new: SwiftIdentifier) -> TemplateValue {
        [
            "declaration": .string(declaration),
            "note": .string(DeprecationNote.fitting([DeprecationNote.renamed(new.name), other])),
            "getter": .string(new.reference),
            "setter": .optional("{ \(new.reference) = newValue }"),
        ]
    }

    private static func accessor(_ declaration: String, gone old: SwiftIdentifier, _ value: String) -> TemplateValue {
        [
            "declaration": .string(declaration),
            "note": .string(
                DeprecationNote.fitting([DeprecationNote.message("“\(old.name)” is gone and does nothing"), other])
            ),
            "getter": .string(value),
            "setter": .optional("{}"),
        ]
    }
}

extension ParameterSignature.Form {
    fileprivate var named: [SwiftType] {
        switch self {
        case .value(let type), .binding(let type), .items(let type): [type]
        case .action(let parameters, _): parameters
        case .slot, .rows: []
        }
    }
}
