import SwiftModel

/// A property of a UIKit class, and how its value becomes the one of the SwiftUI component.
struct UIKitValue {
    var name: SwiftIdentifier
    /// What the member of the SwiftUI component is for that it sets; nil where it sets none.
    var role: String?
    var type: SwiftType
    /// nil where there is no value before someone gives one; the property is then optional.
    var defaultText: String?
    var documentation: [String] = []
    /// Whether UIKit's own class declares it.
    var isOverride = false
    var isInverted = false

    /// A text, a list, a set: what has a value that stands for nothing.
    static func naturalDefault(of type: SwiftType) -> String? {
        if type.isOptional { return "nil" }
        if type == .string { return "\"\"" }
        return type.element == nil ? nil : "[]"
    }

    /// The type it is declared with.
    var storedType: String {
        isAwaited ? SwiftType.optional(type).description : type.description
    }

    /// What a title is as a value of it.
    var titleValue: String { type.isOptional ? "title" : "title ?? \"\"" }

    /// Whether the component can't be shown before it has a value.
    var isAwaited: Bool { defaultText == nil && !isOverride && !type.isOptional }
}
