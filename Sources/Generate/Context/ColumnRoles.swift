import Documents
import SwiftModel

/// Roles of an item as a column of a table: by them the app tells it from others, and places its head and its cells.
struct ColumnRoles {
    let id: SwiftCode?
    let alignment: SwiftCode?
    let width: SwiftCode?
    let sortable: SwiftCode?

    init(_ members: [Member], _ item: ItemAccess, enumeration: (SwiftType) -> SwiftEnum?) {
        func find(_ roles: [String], _ fits: (SwiftType) -> Bool) -> Member? {
            for role in roles {
                let found = members.first { $0.role == role && $0.valueType.map { fits($0.unwrapped) } == true }
                if let found { return found }
            }
            return nil
        }
        let label = find(["label", "text", "title", "name"]) { $0 == .string }
        let value = find(["value"]) { $0 == .string }
        id = value.map { item.text($0, otherwise: label) } ?? label.map(item.text)
        let isNumeric = find(["isNumeric"]) { $0 == .bool }.map { Self.flag($0, of: item) }
        let words = find(["alignment"]) { Self.holdsWords($0, enumeration) }.map { Self.side($0, of: item) }
        alignment = isNumeric.map { "\($0) ? .trailing : \(words ?? ".leading")" } ?? words
        width = find(["width"]) { $0 == .named("CGFloat") || $0.isNumber }.map { Self.length($0, of: item) }
        sortable = find(["isSortable"]) { $0 == .bool }.map { Self.flag($0, of: item) }
    }

    /// Whether a type is text, or an enum of texts: its raw values are the words of the web.
    private static func holdsWords(_ type: SwiftType, _ enumeration: (SwiftType) -> SwiftEnum?) -> Bool {
        if type == .string { return true }
        switch enumeration(type)?.form {
        case .strings, .openStrings: return true
        case .integers, .choice, nil: return false
        }
    }

    private static func side(_ member: Member, of item: ItemAccess) -> SwiftCode {
        let isText = member.valueType?.unwrapped == .string
        let mark = member.valueType?.isOptional == true ? "?" : ""
        return ".ofColumn(\(item.value(member))\(plain: isText ? "" : "\(mark).rawValue"))"
    }

    private static func length(_ member: Member, of item: ItemAccess) -> SwiftCode {
        let value = item.value(member)
        if member.valueType?.unwrapped == .named("CGFloat") { return value }
        return member.valueType?.isOptional == true ? "\(value).map { CGFloat($0) }" : "CGFloat(\(value))"
    }

    private static func flag(_ member: Member, of item: ItemAccess) -> SwiftCode {
        member.valueType?.isOptional == true ? "\(item.value(member)) == true" : item.value(member)
    }
}
