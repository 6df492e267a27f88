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

    private struct Row {
        let field: PartField
        /// Property that tokens say.
        let said: StyleProperty
        /// Property that a part is drawn with.
        let drawn: DrawnProperty
        let type: TokenSwiftType

        init(_ field: PartField, _ said: StyleProperty, _ drawn: DrawnProperty, _ type: TokenSwiftType = .number) {
            (self.field, self.said, self.drawn, self.type) = (field, said, drawn, type)
        }
    }

    /// A row for each field, in the order of the fields.
    private static let rows = [
        Row(.background, .background, .background, .color),
        Row(.text, .text, .text, .color),
        Row(.border, .border, .border, .color),
        Row(.borderTop, .border, .border, .color),
        Row(.borderLeading, .border, .border, .color),
        Row(.borderBottom, .border, .border, .color),
        Row(.borderTrailing, .border, .border, .color),
        Row(.borderWidth, .borderWidth, .borderWidth),
        Row(.cornerRadius, .radius, .radius),
        Row(.shadow, .shadow, .shadow, .list(.shadow)),
        Row(.opacity, .opacity, .opacity),
        Row(.size, .size, .size),
        Row(.width, .width, .width),
        Row(.minimumWidth, .minimumWidth, .width),
        Row(.maximumWidth, .maximumWidth, .width),
        Row(.height, .height, .height),
        Row(.maximumHeight, .maximumHeight, .height),
        Row(.padding, .padding, .padding),
        Row(.margin, .margin, .margin),
        Row(.spacing, .spacing, .gap),
        Row(.typeface, .fontFamily, .font, .texts),
        Row(.fontSize, .fontSize, .font),
        Row(.fontWeight, .fontWeight, .font, .fontWeight),
        Row(.lineHeight, .lineHeight, .font),
    ]

    private var row: Row { Self.rows[rawValue] }

    var property: DrawnProperty { row.drawn }

    fileprivate var type: TokenSwiftType { row.type }

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

    /// The first row counts: sides of borders are told by words of their own.
    private static func field(_ property: StyleProperty) -> PartField? { rows.first { $0.said == property }?.field }
}

extension DesignTokenKind {
    fileprivate func says(_ field: PartField) -> Bool {
        if self == DesignTokenKind(type: field.type) { return true }
        if field.hasSides { return self == DesignTokenKind(type: .insets) }
        return field == .typeface && self == DesignTokenKind(type: .list(.text))
    }
}
