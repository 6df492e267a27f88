import Documents
import SwiftModel

/// Count of the entered characters and their greatest number: shown below a text while it is edited, or where a member
/// says so.
struct CharacterCount {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// Absent where nothing is counted.
    var value: TemplateValue {
        guard [.textField, .textEditor].contains(component.swift.primitive),
            let text = component.members.first(where: { $0.role == "text" && $0.form.isBinding(to: .string) })
        else { return .null }
        let maximum = member("maxLength") { $0.isNumber && !$0.unwrapped.isFraction }
        let flag = member("showsCount") { $0 == .bool }
        guard maximum != nil || flag != nil else { return .null }
        return [
            "condition": .swift(flag?.reference ?? whileEdited(maximum)),
            "count": .swift("\(text.reference).count"),
            "maximum": .optionalSwift(maximum?.reference),
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
