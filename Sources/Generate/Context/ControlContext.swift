import Documents
import SwiftModel

/// Template data of the bodies of controls that no single member answers.
struct ControlContext {
    let roles: MemberRoles
    let tokens: TokenContext
    private var component: ComponentScaffold { roles.component }

    var fields: [(TemplateKey, TemplateValue)] { fields(unused: component.members) }

    /// Makes the fields for the code around a body: conditions are told only of members that the body doesn't speak of.
    func fields(unused members: [Member]) -> [(TemplateKey, TemplateValue)] {
        let messages = messages
        let validity = Validity(component: component, library: roles.library)
        let errors = validity.errors.compactMap { roles.role(.shown, of: $0) }
        return [
            ("messages", .list(messages)),
            ("characterCount", CharacterCount(component: component).value),
            ("destructive", .optionalSwift(destructive)),
            ("errors", .list(errors)),
            ("tellsErrorAlways", .optionalSwift(validity.tellsErrorAlways ? "true" : nil)),
            ("errorCondition", .optionalSwift(validity.errorCondition)),
            ("spokenError", .optionalSwift(validity.spokenError)),
            ("isField", .boolean(!errors.isEmpty || validity.brokenCondition != nil)),
            ("hasAxis", .boolean(tokens.hasDirection)),
            ("selected", .optionalSwift(condition(["isSelected", "isPressed", "isExpanded"], in: members))),
            ("loading", .optionalSwift(loading(in: members))),
            ("outerPadding", .optionalSwift(outerPadding(in: members))),
            ("gap", .swift(gap)),
            ("clearable", .optionalSwift(condition(["clearable"], in: members))),
            ("mixed", .optionalSwift(mixed)),
            ("rejection", .optionalSwift(RejectionContext(component: component).call(with: "tooLarge"))),
            ("arrangement", .optionalSwift(arrangement)),
            ("isLabelFirst", .optionalSwift(isLabelFirst)),
            ("reports", .list(EventReports(component: component).values(of: members))),
            ("frame", tokens.frame),
            ("setsControlSize", .boolean(isLeft(.size, in: members))),
            ("setsTint", .boolean(isLeft(.tone, in: members))),
            ("keyboard", .string(hasWholeValue ? ".numberPad" : ".decimalPad")),
        ]
            + SliderThumbs(roles: roles).fields + ListContext(roles: roles).fields + ChoiceContext(roles: roles).fields
            + tokens.styles + chosen + held + entry
    }

    /// Pieces of controls that a person types into, or turns on and off.
    private var entry: [(TemplateKey, TemplateValue)] {
        let readOnly = member("isReadOnly") { $0 == .bool }?.reference
        let placeholder = member("placeholder") { $0.unwrapped == .string }
        let text: SwiftCode = placeholder.map(roles.text) ?? "\"\""
        let prompt: SwiftCode =
            tokens.tells(ofPart: "placeholder")
            ? ".prompt(\(text), style: \(tokens.accessor("colors")).parts[\"placeholder\"])"
            : "Text(verbatim: \(text))"
        return [
            ("prompt", .swift(prompt)), ("toggled", .swift(toggled(readOnly))), ("secure", .optionalSwift(secure)),
            ("unlessReadOnly", .swift(readOnly.map { " && !\($0)" } ?? "")),
        ]
    }

    private func member(_ role: String, where fits: (SwiftType) -> Bool) -> Member? {
        component.members.first { $0.role == role && $0.valueType.map(fits) == true }
    }

    /// Binding that a toggle takes, of a flag or of two states of an enum.
    private func toggled(_ readOnly: SwiftCode?) -> SwiftCode {
        for member in component.members where member.role == "isOn" {
            guard case .binding(let type) = member.form else { continue }
            let states = roles.library.enumeration(type, in: component).flatMap { ToggleStates($0) }
            let binding = SwiftCode("$\(member.name.name)", mentioning: [member.name.name])
            let way = states.map { ".toggled(between: \($0.off), and: \($0.on))" } ?? ""
            return "\(binding)\(plain: way)\(readOnly.map { ".readOnly(\($0))" } ?? "")"
        }
        return ".constant(\(member("isChecked") { $0 == .bool }?.reference ?? "false"))"
    }

    /// Condition under which the kind of a field hides the text.
    private var secure: SwiftCode? {
        let type = component.members.first { $0.role == "type" && $0.valueType != nil }
        guard let type, let found = type.valueType,
            let enumeration = roles.library.enumeration(found, in: component),
            let isPassword = VariantWords.comparison(
                "is-password",
                enumeration,
                of: type.reference,
                isOptional: found.isOptional
            )
        else { return nil }
        guard member("passwordToggle", where: { $0 == .bool }) != nil else { return isPassword }
        return "\(isPassword) && !\(OwnNames.reference("isPasswordRevealed", in: component))"
    }

    /// Sizes that are never absent, and lists of children of any role.
    private var chosen: [(TemplateKey, TemplateValue)] {
        let metrics = tokens.accessor("metrics")
        func length(_ role: String, otherwise size: SwiftCode) -> TemplateValue {
            let member = component.members.first { $0.role == role && $0.valueType?.isNumber == true }
            return .swift(member.map { roles.length($0, otherwise: size) } ?? size)
        }
        return [
            ("iconSize", length("size", otherwise: "\(metrics).iconSize")),
            ("lineHeight", length("height", otherwise: "\(metrics).iconSize")),
            ("timeLimit", .optionalSwift(timeLimit)),
            ("itemLists", .list(["items", "options", "steps"].flatMap(lists))),
        ]
    }

    /// Seconds after which a message closes, where it does so by itself.
    private var timeLimit: SwiftCode? {
        guard let duration = roles.fill("duration")?.value else { return nil }
        let flag = component.members.first { $0.role == "closesAutomatically" && $0.valueType == .bool }
        return flag.map { "\($0.reference) ? \(duration) : nil" } ?? duration
    }

    private func lists(_ role: String) -> [TemplateValue] {
        component.members.filter { $0.role == role }.compactMap { roles.role(.items, of: $0) }
    }

    /// Values that the component keeps itself where nobody has a Binding to them.
    private var held: [(TemplateKey, TemplateValue)] {
        [("text", "typedText"), ("files", "pickedFiles"), ("selection", "currentPage")].map { role, own in
            let name = component.members.first { member in
                if case .binding = member.form { member.role == role } else { false }
            }
            let kept = name.map(\.name.name) ?? OwnNames.name(own, in: component)
            let value: TemplateValue = [
                "name": .swift(name?.reference ?? SwiftCode(naming: kept)),
                "binding": .swift(SwiftCode("$\(kept)", mentioning: [kept])),
            ]
            return (TemplateKey(own), value)
        } + [("countedPage", countedPage)]
    }

    /// Nothing comes after a page that is chosen by its name.
    private var countedPage: TemplateValue {
        let selection = component.members.first { if case .binding = $0.form { $0.role == "selection" } else { false } }
        guard selection == nil || selection?.form.isBinding(to: .named("Int")) == true else { return .null }
        let name = selection?.name.name ?? OwnNames.name("currentPage", in: component)
        return .optionalSwift(SwiftCode("$\(name)", mentioning: [name]))
    }

    private var hasWholeValue: Bool {
        component.members.contains { $0.role == "value" && $0.form.isBinding(to: .named("Int")) }
    }

    /// Whether a look that a member says is drawn nowhere in the body: views inside take it from the environment.
    private func isLeft(_ kind: TokenAxis.Kind, in members: [Member]) -> Bool {
        tokens.axes.contains { axis in axis.kind == kind && members.contains { $0.name == axis.member.name } }
    }

    private var destructive: SwiftCode? {
        DestructiveWords.find(among: component.members) { roles.library.enumeration($0, in: component) }
            .flatMap { DestructiveWords.role($1, of: $0.reference) }
    }

    private func outerPadding(in members: [Member]) -> SwiftCode? {
        guard let member = tokens.paddingMember, members.contains(where: { $0.name == member.name }) else { return nil }
        return tokens.outerPadding
    }

    /// Space between views, which a member may say.
    private var gap: SwiftCode {
        let own: SwiftCode = "\(tokens.accessor("metrics")).spacing"
        guard let member = component.members.first(where: { $0.role == "gap" }), let gap = roles.fill("gap") else {
            return own
        }
        return member.valueType?.isOptional == false ? gap.value : "\(gap.value) ?? \(own)"
    }

    /// Whether a checkbox is neither on nor off.
    private var mixed: SwiftCode? {
        if let flag = condition(["isIndeterminate"], in: component.members) { return flag }
        guard let member = component.members.first(where: { $0.role == "isOn" }), case .binding(let type) = member.form,
            let states = roles.library.enumeration(type, in: component).flatMap({ ToggleStates($0) })
        else { return nil }
        return states.mixed.map { "\(member.reference) == \(plain: $0)" }
    }

    private var arrangement: SwiftCode? {
        func has(_ name: String) -> Bool { component.members.contains { $0.role == name && $0.valueType != nil } }
        var arguments: [SwiftCode] = []
        if tokens.axes.contains(where: { $0.kind == .direction }) {
            arguments.append("direction: \(tokens.accessor("direction"))")
        }
        if has("controlAlign") {
            arguments.append("isLabelFirst: \(tokens.accessor("edge")) == .trailing")
        } else if has("labelPlacement") {
            arguments.append("isLabelFirst: \(tokens.accessor("edge")) == .leading")
        }
        if let hidden = component.members.first(where: { $0.role == "hideLabel" && $0.valueType != nil }) {
            arguments.append("hidesLabel: \(hidden.reference)")
        }
        return arguments.isEmpty ? nil : "ComponentToggleArrangement(\(arguments.joined(separator: ", ")))"
    }

    /// Whether the labels of options stand before their marks.
    private var isLabelFirst: SwiftCode? {
        let isSaid = component.members.contains { $0.role == "controlAlign" && $0.valueType != nil }
        return isSaid ? "\(tokens.accessor("edge")) == .trailing" : nil
    }

    private static let messageNames = ["summary", "description", "helpText", "help", "message", "valueStateMessage"]

    private var messages: [TemplateValue] {
        let known = Self.messageNames.flatMap { name in component.members.filter { $0.role == name } }
        let others = component.members.filter { member in
            !known.contains { $0.name == member.name } && Meaning.isMessage(member, of: component)
        }
        return (known + others).filter { $0.isShown(in: component) }.compactMap { roles.role(.shown, of: $0) }
    }

    private func condition(_ names: [String], in members: [Member]) -> SwiftCode? {
        let flags = names.compactMap { name in members.first { $0.role == name && $0.valueType?.unwrapped == .bool } }
        let conditions = flags.map { $0.valueType == .bool ? $0.reference : "\($0.reference) == true" }
        return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
    }

    private func loading(in members: [Member]) -> SwiftCode? {
        let state = members.first { $0.role == "loadingState" }.flatMap { member in
            member.valueType.flatMap { roles.library.enumeration($0, in: component) }.flatMap { enumeration in
                VariantWords.comparison("is-loading", enumeration, of: member.reference, isOptional: false)
            }
        }
        let conditions = [condition(["isLoading", "isBusy"], in: members), state].compactMap { $0 }
        return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
    }
}

/// Count of the entered characters: shown below a text while it is edited, or where a member says so.
struct CharacterCount {
    let component: ComponentScaffold

    var value: TemplateValue {
        guard [.textField, .textEditor].contains(component.swift.primitive),
            let text = component.members.first(where: { $0.role == "text" && $0.form.isBinding(to: .string) })
        else { return .null }
        let maximum = member("maxLength") { $0.isNumber && !$0.unwrapped.isFraction }
        let flag = member("showsCount") { $0 == .bool }
        guard maximum != nil || flag != nil else { return .null }
        return [
            "condition": .swift(flag?.reference ?? whileEdited(maximum)),
            "count": .swift("\(text.reference).count\(maximum.map { ", of: \($0.reference)" } ?? "")"),
        ]
    }

    private func whileEdited(_ maximum: Member?) -> SwiftCode {
        let focus = SwiftCode(naming: DeclarationContext.focusName(in: component))
        guard let maximum, maximum.valueType?.isOptional == true else { return focus }
        return "\(focus) && \(maximum.reference) != nil"
    }

    private func member(_ role: String, where fits: (SwiftType) -> Bool) -> Member? {
        component.members.first { $0.role == role && $0.valueType.map(fits) == true }
    }
}

struct RejectionContext {
    let component: ComponentScaffold

    /// A call for a list of files; nil where no action takes a list of files with reasons, one of them the size.
    func call(with files: SwiftCode) -> SwiftCode? {
        guard let member = component.members.first(where: { $0.role == "onReject" }),
            case .action(let parameters, let isOptional) = member.form, parameters.count == 1,
            let type = parameters[0].element, case .generated(let name, _) = type,
            let structure = component.swift.structs.first(where: { $0.name == name }),
            let arguments = arguments(structure)
        else { return nil }
        return
            "\(member.reference)\(plain: isOptional ? "?" : "")(\(files).map { \(plain: type)(\(plain: arguments)) })"
    }

    private func arguments(_ structure: SwiftStruct) -> String? {
        var arguments: [String] = []
        for member in structure.members {
            if member.type == .named("URL") {
                arguments.append("\(member.name.label): $0")
            } else if let reason = sizeReason(member.type) {
                arguments.append("\(member.name.label): .\(reason.member)")
            } else if !member.type.isOptional {
                return nil
            }
        }
        return arguments.count < 2 ? nil : arguments.joined(separator: ", ")
    }

    private func sizeReason(_ type: SwiftType) -> SwiftIdentifier? {
        guard case .generated(let name, _) = type.unwrapped else { return nil }
        return component.swift.enums.first { $0.name == name }?.cases.first { enumCase in
            if case .string(let text) = enumCase.value { text.lowercased().contains("size") } else { false }
        }?.name
    }
}

/// The thumbs of a slider: one, the two of a range, or one for each value of a list.
struct SliderThumbs {
    let roles: MemberRoles

    var fields: [(TemplateKey, TemplateValue)] { [("thumbs", .list(thumbs)), ("thumbList", list)] }

    private var thumbs: [TemplateValue] {
        [("value", nil), ("lowerValue", ".lower"), ("upperValue", ".upper")].compactMap { role, identifier in
            roles.fill(role).map { place in
                let name = identifier.map { SwiftStringLiteral($0).description } ?? ""
                return .object(TemplateObject(fields(place.expression, place.value, identifier: name)))
            }
        }
    }

    /// A range that is none has one thumb, and so has a list without a value.
    private var list: TemplateValue {
        guard let values = roles.fill("values") else { return .null }
        let isRange = roles.fill("isRange")?.value
        let count: SwiftCode = isRange.map { "(\($0) ? 2 : 1)" } ?? "max(\(values.value.grouped).count, 1)"
        let thumb = fields(
            "\(values.expression)[at: thumb]",
            "\(values.value.grouped)[at: thumb]",
            identifier: "\".\\(thumb)\""
        )
        return .object(TemplateObject([("count", .swift(count))] + thumb))
    }

    private func fields(
        _ binding: SwiftCode,
        _ value: SwiftCode,
        identifier: String
    ) -> [(TemplateKey, TemplateValue)] {
        let format = roles.fill("tooltipFormatter")?.value
        let spoken: SwiftCode =
            format.map { "\(value.grouped).described(by: \($0))" } ?? "\(value.grouped).formatted()"
        return [
            ("binding", .swift(binding)), ("value", .swift(value)), ("spoken", .swift(spoken)),
            ("identifier", .string(identifier)),
        ]
    }
}
