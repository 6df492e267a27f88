import SwiftModel

/// The types that a member must have to play a role, where the bodies count on one.
///
/// Flags, texts, numbers and variants are told apart by their types already; here are the roles that bodies ask for as
/// any plain value or any Binding. A member of another type does not play the role, and is told like any other that
/// nothing acts on yet: what is generated compiles whatever a library or a row says.
enum RoleTypes {
    static func allow(_ type: SwiftType, asValue role: String) -> Bool {
        switch role {
        case "formatter", "tooltipFormatter": type.unwrapped.isFunction
        default: values[role]?.contains(type) ?? true
        }
    }

    static func allow(_ type: SwiftType, asBinding role: String, in primitive: NativePrimitive?) -> Bool {
        switch (primitive, role) {
        // One row that is chosen, or none; or several.
        case (.list, "selection"), (.tree, "selection"), (.table, "selection"): type.isSet || type.isOptional
        case (let primitive?, _): (bindingsOfPrimitives[primitive]?[role] ?? bindings[role])?.contains(type) ?? true
        default: bindings[role]?.contains(type) ?? true
        }
    }

    private static let values: [String: Set<SwiftType>] = [
        "allowedContentTypes": [.array(.named("UTType"))],
        "fieldColor": [.named("Color")],
        "foregroundColor": [.named("Color")],
        "image": [.optional(.named("URL"))],
        "padding": orNothing(.named("EdgeInsets")),
        "pageSizeOptions": orNothing(.array(.named("Int"))),
        "src": orNothing(.named("URL")),
        "timeZone": orNothing(.named("TimeZone")),
    ]

    private static let bindings: [String: Set<SwiftType>] = [
        "color": [.named("Color")],
        "endDate": [.optional(.named("Date"))],
        "files": [.array(.named("URL"))],
        "isExpanded": [.bool],
        "isOn": [.bool],
        "isPresented": [.bool],
        "lowerValue": fractions,
        "page": [.named("Int")],
        "pageSize": [.named("Int")],
        "position": fractions,
        "sort": orNothing(.named("SortOrder")),
        "startDate": [.optional(.named("Date"))],
        "text": [.string],
        "upperValue": fractions,
    ]

    private static let bindingsOfPrimitives: [NativePrimitive: [String: Set<SwiftType>]] = [
        .colorPicker: ["selection": [.named("Color")], "value": [.named("Color")]],
        .datePicker: dates,
        .slider: ["value": fractions.union([.array(.named("Double"))]), "values": [.array(.named("Double"))]],
        .stepper: ["value": [.named("Int"), .named("Double")]],
        .timePicker: dates,
    ]

    private static let dates = ["selection": orNothing(.named("Date")), "value": orNothing(.named("Date"))]
    private static let fractions: Set<SwiftType> = [.named("Double"), .named("CGFloat"), .named("Float")]

    private static func orNothing(_ type: SwiftType) -> Set<SwiftType> { [type, .optional(type)] }
}
