import Core
import SwiftModel
import Translate
import WebModel

struct ExpectedComponent {
    let tag: String
    let component: SwiftComponent
    let translation: ComponentTranslation
    let place: SourceLocation?
    /// Members in the order of the main init.
    let members: [ExpectedMember]
    /// Names that inits of a generated component have besides, from no item.
    let extras: Set<String>
    /// Types of texts in the place of type parameters.
    let standIns: [String: WrittenType]
    let presentation: String?

    /// Type parameters, which may be called otherwise.
    var generics: Set<String> { Set(component.genericParameters.map(\.name.name)) }

    init(_ translation: ComponentTranslation, place: SourceLocation?, _ types: ExpectedTypes) {
        self.translation = translation
        self.place = place
        component = translation.component
        tag = component.tag
        let inits = ComponentSignature(component).inits
        var members: [ExpectedMember] = []
        var extras: Set<String> = []
        for parameter in inits.first?.parameters ?? [] {
            guard let item = parameter.origin, let form = ExpectedMember.Form(parameter, types) else {
                extras.insert(parameter.name.name)
                continue
            }
            let value = parameter.defaultText.map { " = \($0)" } ?? ""
            let label = parameter.isUnlabeled ? "_ " : ""
            members.append(
                ExpectedMember(
                    item: item,
                    name: parameter.name.name,
                    forms: [form],
                    isUnlabeled: parameter.isUnlabeled,
                    declaration: "\(label)\(parameter.name.declaration): \(form.typeText)\(value)",
                    place: translation.place(of: item)
                )
            )
        }
        for other in inits.dropFirst() { Self.add(other, to: &members, &extras, types) }
        self.members = members
        self.extras = extras
        standIns = Self.standIns(of: component, types)
        let isPresented = component.primitive.map { $0.isPresented || $0 == .tooltip } ?? false
        presentation = isPresented ? ComponentSignature.presentation(of: component) : nil
    }

    static func standIns(of component: SwiftComponent, _ types: ExpectedTypes) -> [String: WrittenType] {
        Dictionary(
            component.genericParameters.compactMap { parameter in
                parameter.standIn.map { (parameter.name.name, types.written($0)) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Adds forms in which another init takes members of the main one.
    private static func add(
        _ other: InitSignature,
        to members: inout [ExpectedMember],
        _ extras: inout Set<String>,
        _ types: ExpectedTypes
    ) {
        var seen: Set<String> = []
        for parameter in other.parameters {
            let name = parameter.name.name
            guard let index = members.firstIndex(where: { $0.name == name }),
                !other.kind.takesData || parameter.form != .rows,
                let form = ExpectedMember.Form(parameter, types)
            else {
                extras.insert(name)
                continue
            }
            seen.insert(name)
            if !members[index].forms.contains(form) { members[index].forms.append(form) }
            members[index].isUnlabeled = members[index].isUnlabeled || parameter.isUnlabeled
        }
        for index in members.indices where !seen.contains(members[index].name) { members[index].isEverywhere = false }
    }
}

/// UIKit class, with properties as a view has parameters.
extension ExpectedComponent {
    /// nil for a component that is no view of UIKit.
    init?(uiKit translation: ComponentTranslation, place: SourceLocation?, _ types: ExpectedTypes) {
        let component = translation.component
        guard component.primitive != .item else { return nil }
        self.translation = translation
        self.component = component
        self.place = place
        tag = component.tag
        members = UIKitSignature.declared(by: component).map { property in
            let kind = ExpectedMember.Form.Kind(property.type, types)
            let form = ExpectedMember.Form(kind: kind, defaultText: property.defaultText, isRequired: false)
            let value = property.defaultText.map { $0 == "nil" ? "" : " = \($0)" } ?? ""
            return ExpectedMember(
                item: property.origin,
                name: property.name.name,
                forms: [form],
                isUnlabeled: false,
                declaration: "public var \(property.name.declaration): \(form.typeText)\(value)",
                place: translation.place(of: property.origin)
            )
        }
        let proxies = UIKitSignature.proxies(of: component) { type in
            if case .generated(let name, _) = type.unwrapped { types.enumeration(name) } else { nil }
        }
        extras = Set(proxies.map(\.name.name) + ["delegate"])
        standIns = Self.standIns(of: component, types)
        presentation = nil
    }
}

extension ComponentTranslation {
    /// Place of an item in the sources; nil for one that no source has.
    fileprivate func place(of item: ItemReference) -> SourceLocation? {
        item.isMade ? nil : (items + implied).first { $0.item == item }?.location
    }
}
