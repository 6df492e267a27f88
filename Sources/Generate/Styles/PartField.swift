import SwiftModel

/// A property of `ComponentPartStyle`, in the order of its init.
enum PartField: Int, CaseIterable, Comparable {
    case background, text, border, borderTop, borderLeading, borderBottom, borderTrailing, borderWidth, cornerRadius,
        shadow
    case opacity, size, width, minimumWidth, maximumWidth, height, maximumHeight, padding, margin, spacing
    case typeface, fontSize, fontWeight, lineHeight

    /// Finds the fields that a token says; none where no part is drawn so, or the value is of another type.
    static func fields(of property: StyleProperty, _ kind: DesignTokenKind, _ sides: StyleSides) -> [PartField] {
        if kind == DesignTokenKind(type: .border) {
            guard [.border, .borderWidth].contains(property) else { return [] }
            return side(sides).map { [$0] } ?? [.border, .borderWidth]
        }
        guard let field = field(property), kind.says(field) else { return [] }
        if field == .border, let side = side(sides) { return [side] }
        return [field]
    }

    static func < (one: PartField, other: PartField) -> Bool { one.rawValue < other.rawValue }

    var property: DrawnProperty {
        switch self {
        case .background: .background
        case .text: .text
        case .border, .borderTop, .borderLeading, .borderBottom, .borderTrailing: .border
        case .borderWidth: .borderWidth
        case .cornerRadius: .radius
        case .shadow: .shadow
        case .opacity: .opacity
        case .size: .size
        case .width, .minimumWidth, .maximumWidth: .width
        case .height, .maximumHeight: .height
        case .padding: .padding
        case .margin: .margin
        case .spacing: .gap
        case .typeface, .fontSize, .fontWeight, .lineHeight: .font
        }
    }

    private static func side(_ sides: StyleSides) -> PartField? {
        switch sides {
        case .top: .borderTop
        case .bottom: .borderBottom
        case .leading: .borderLeading
        case .trailing: .borderTrailing
        case .all, .horizontal, .vertical, .corner: nil
        }
    }

    var isOfSide: Bool { [.borderTop, .borderLeading, .borderBottom, .borderTrailing].contains(self) }

    var hasSides: Bool { self == .padding || self == .margin }

    private static func field(_ property: StyleProperty) -> PartField? {
        switch property {
        case .background: .background
        case .text: .text
        case .border: .border
        case .borderWidth: .borderWidth
        case .radius: .cornerRadius
        case .shadow: .shadow
        case .opacity: .opacity
        case .size: .size
        case .width: .width
        case .minimumWidth: .minimumWidth
        case .maximumWidth: .maximumWidth
        case .height: .height
        case .maximumHeight: .maximumHeight
        case .padding: .padding
        case .margin: .margin
        case .spacing: .spacing
        case .fontSize: .fontSize
        case .fontWeight: .fontWeight
        case .fontFamily: .typeface
        case .lineHeight: .lineHeight
        case .borderStyle, .blur, .offset, .letterSpacing, .alignment, .decoration, .duration, .easing,
            .layer, .cursor:
            nil
        }
    }

    fileprivate var type: TokenSwiftType {
        switch self {
        case .background, .text, .border, .borderTop, .borderLeading, .borderBottom, .borderTrailing: .color
        case .shadow: .list(.shadow)
        case .typeface: .texts
        case .fontWeight: .fontWeight
        case .borderWidth, .cornerRadius, .opacity, .size, .width, .minimumWidth, .maximumWidth, .height,
            .maximumHeight, .padding, .margin, .spacing, .fontSize, .lineHeight:
            .number
        }
    }
}

extension DesignTokenKind {
    fileprivate func says(_ field: PartField) -> Bool {
        if self == DesignTokenKind(type: field.type) { return true }
        if field.hasSides { return self == DesignTokenKind(type: .insets) }
        return field == .typeface && self == DesignTokenKind(type: .list(.text))
    }
}
