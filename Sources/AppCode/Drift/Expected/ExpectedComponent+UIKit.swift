import Core
import SwiftModel
import Translate
import WebModel

/// Component as the matrix makes it for callers of its UIKit class: with properties, as a view has parameters.
extension ExpectedComponent {
    /// nil for a component that is no view of UIKit.
    init?(uiKit translation: ComponentTranslation, place: SourceLocation?, _ types: ExpectedTypes) {
        let component = translation.component
        guard component.primitive != .item else { return nil }
        self.translation = translation
        self.component = component
        self.place = place
        tag = component.tag
        let places = Dictionary(
            (translation.items + translation.implied).map { ($0.item, $0.location) },
            uniquingKeysWith: { first, _ in first }
        )
        let properties = UIKitSignature.declared(by: component)
        members = properties.map { property in
            let form = ExpectedMember.Form(property, types)
            let value = property.defaultText.map { $0 == "nil" ? "" : " = \($0)" } ?? ""
            return ExpectedMember(
                item: property.origin,
                name: property.name.name,
                forms: [form],
                isUnlabeled: false,
                declaration: "public var \(property.name.declaration): \(form.typeText)\(value)",
                place: property.origin.isMade ? nil : places[property.origin]
            )
        }
        let proxies = UIKitSignature.proxies(of: component) { type in
            if case .generated(let name, _) = type.unwrapped { types.enumeration(name) } else { nil }
        }
        extras = Set(proxies.map(\.name.name) + ["delegate"])
        generics = Set(component.genericParameters.map(\.name.name))
        standIns = Self.standIns(of: component, types)
        presentation = nil
    }
}

extension ExpectedMember.Form {
    fileprivate init(_ property: UIKitSignature.Property, _ types: ExpectedTypes) {
        if case .function(let parameters, .void) = property.type.unwrapped {
            kind = .action(parameters.map(types.written), isOptional: property.type.isOptional)
        } else {
            kind = .value(types.written(property.type))
        }
        defaultText = property.defaultText
        isRequired = false
    }
}
