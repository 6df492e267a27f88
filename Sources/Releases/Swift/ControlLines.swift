import SwiftModel

/// Lines of callers of a UIKit class and its delegate; each compiles as it is.
struct ControlLines {
    let name: String
    let construction: String
    private let values: SampleValue

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        let arguments = component.standingIn.genericParameters.map(\.name.name)
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        name = component.names.uiKit.name
        construction = "\(component.names.uiKit.reference)\(list)()"
        values = SampleValue(table, component.genericParameters)
    }

    /// `ElevateUIKitSlider().showTooltip = true`; where no value can be made, the property is read.
    func assignment(_ property: UIKitSignature.Property) -> String {
        let member = "\(construction).\(property.name.member)"
        return values.text(of: property.type, unlike: property.defaultText).map { "\(member) = \($0)" } ?? member
    }

    func assignment(_ property: UIKitSignature.Property, _ value: String) -> String {
        "\(construction).\(property.name.member) = \(value)"
    }

    /// No other type of the property takes the value.
    func exactAssignment(_ property: UIKitSignature.Property) -> String? {
        values.exactText(of: property.type).map { assignment(property, $0) }
    }

    /// `let label: String? = ElevateUIKitSlider().label`
    func reading(_ property: UIKitSignature.Property) -> String {
        "let \(property.name.declaration): \(values.written(property.type)) = \(construction).\(property.name.member)"
    }

    func implementation(_ method: UIKitSignature.Method) -> String { "\(method.declaration) {}" }

    func action(for event: UIKitSentEvent) -> String {
        "\(construction).addAction(UIAction { _ in }, for: \(event.event.rawValue))"
    }

    func upcast(to base: String) -> String { "let _: \(base) = \(construction)" }
}
