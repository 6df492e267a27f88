import SwiftModel

/// Lines that callers write for a UIKit class and its delegate; each compiles as it is.
struct ControlLines {
    /// Name of the class.
    let name: String
    private let instance: String
    private let values: SampleValue

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        let arguments = component.standingIn.genericParameters.map(\.name.name)
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        name = component.names.uiKit.name
        instance = "\(component.names.uiKit.reference)\(list)()"
        values = SampleValue(table, component.genericParameters)
    }

    /// Call that makes an object of the class.
    var construction: String { instance }

    /// `ElevateUIKitSlider().showTooltip = true`; where no value can be made, the property is read.
    func assignment(_ property: UIKitSignature.Property) -> String {
        let member = "\(instance).\(property.name.member)"
        return values.text(of: property.type, unlike: property.defaultText).map { "\(member) = \($0)" } ?? member
    }

    func assignment(_ property: UIKitSignature.Property, _ value: String) -> String {
        "\(instance).\(property.name.member) = \(value)"
    }

    /// Writes an assignment of a value that only a property of this type takes.
    func exactAssignment(_ property: UIKitSignature.Property) -> String? {
        values.exactText(of: property.type).map { assignment(property, $0) }
    }

    /// `let label: String? = ElevateUIKitSlider().label`
    func reading(_ property: UIKitSignature.Property) -> String {
        "let \(property.name.declaration): \(values.written(property.type)) = \(instance).\(property.name.member)"
    }

    /// A method as a delegate implements it.
    func implementation(_ method: UIKitSignature.Method) -> String { "\(method.declaration) {}" }

    func action(for event: UIKitSentEvent) -> String {
        "\(instance).addAction(UIAction { _ in }, for: \(event.event.rawValue))"
    }

    /// The class where another one is asked for.
    func upcast(to base: String) -> String { "let _: \(base) = \(instance)" }
}
