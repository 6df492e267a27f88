package struct UIKitValue: Sendable, Hashable {
    package var name: SwiftIdentifier
    /// Role of the member of the SwiftUI component that it sets; nil where it sets none.
    package var role: String?
    package var type: SwiftType
    /// nil where there is no value before someone gives one; the property is then optional.
    package var defaultText: String?
    package var member: Member?
    package var isOverride = false
    package var isInverted = false

    /// Finds the value that stands for nothing, in a type that has one: a text, a list, a set.
    package static func naturalDefault(of type: SwiftType) -> String? {
        if type.isOptional { return "nil" }
        if type == .string { return "\"\"" }
        return type.element == nil ? nil : "[]"
    }

    package var storedType: String { isAwaited ? SwiftType.optional(type).description : type.description }

    package var titleValue: String { Self.title(as: type) }

    static func title(as type: SwiftType) -> String { type.isOptional ? "title" : "title ?? \"\"" }

    /// Whether the component can't be shown before it has a value.
    package var isAwaited: Bool { defaultText == nil && !isOverride && !type.isOptional }
}
