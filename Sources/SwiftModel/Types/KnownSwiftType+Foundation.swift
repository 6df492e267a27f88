extension KnownSwiftType {
    static let standardLibrary: [KnownSwiftType] =
        [
            "Any", "AnyClass", "AnyHashable", "AnyObject", "Bool", "Character", "Double", "Error", "Float", "Hasher",
            "Int",
            "Int16", "Int32", "Int64", "Int8", "Never", "ObjectIdentifier", "String", "Substring", "UInt", "UInt16",
            "UInt32", "UInt64", "UInt8", "Void",
            // Protocols, as constraints of type parameters.
            "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
            "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "LosslessStringConvertible",
            "RawRepresentable", "Sendable", "StringProtocol",
        ].map { KnownSwiftType($0, .swift) } + [
            KnownSwiftType("Array", .swift, arguments: 1),
            KnownSwiftType("ClosedRange", .swift, arguments: 1),
            KnownSwiftType("Dictionary", .swift, arguments: 2),
            KnownSwiftType("Duration", .swift, iOS: 16),
            KnownSwiftType("KeyPath", .swift, arguments: 2),
            KnownSwiftType("Optional", .swift, arguments: 1),
            KnownSwiftType("PartialRangeFrom", .swift, arguments: 1),
            KnownSwiftType("PartialRangeThrough", .swift, arguments: 1),
            KnownSwiftType("PartialRangeUpTo", .swift, arguments: 1),
            KnownSwiftType("Range", .swift, arguments: 1),
            KnownSwiftType("Result", .swift, arguments: 2),
            KnownSwiftType("Set", .swift, arguments: 1),
        ]

    /// Types that a package declares itself, in its support code.
    static let supportCode: [KnownSwiftType] = [
        // Content that a column of a table shows of an item.
        KnownSwiftType("ComponentColumn", .swift, arguments: 1),
        // Action of a list that is pulled down.
        KnownSwiftType("ComponentRefresh", .swift),
    ]

    static let foundation: [KnownSwiftType] =
        [
            "Bundle", "Calendar", "Calendar.Component", "CharacterSet", "Data", "Date", "DateComponents",
            "DateFormatter", "DateInterval", "Decimal", "Formatter", "IndexPath", "IndexSet", "Locale",
            "NSAttributedString", "NSObject", "NSRange", "Notification", "NumberFormatter", "PersonNameComponents",
            "Progress", "TimeInterval", "TimeZone", "URL", "URLRequest", "URLResponse", "UUID",
        ].map { KnownSwiftType($0, .foundation) } + [
            KnownSwiftType("AttributedString", .foundation, iOS: 15),
            KnownSwiftType("Date.FormatStyle", .foundation, iOS: 15),
            KnownSwiftType("SortOrder", .foundation, iOS: 15),
            KnownSwiftType("Locale.Currency", .foundation, iOS: 16),
            KnownSwiftType("Locale.Language", .foundation, iOS: 16),
            KnownSwiftType("Locale.Region", .foundation, iOS: 16),
            KnownSwiftType("Locale.Weekday", .foundation, iOS: 16),
            KnownSwiftType("LocalizedStringResource", .foundation, iOS: 16),
            KnownSwiftType("Measurement", .foundation, arguments: 1),
            KnownSwiftType("UnitLength", .foundation),
        ]

    static let graphics: [KnownSwiftType] = [
        KnownSwiftType("CGAffineTransform", .coreGraphics),
        KnownSwiftType("CGColor", .coreGraphics),
        KnownSwiftType("CGFloat", .coreGraphics),
        KnownSwiftType("CGImage", .coreGraphics),
        KnownSwiftType("CGPoint", .coreGraphics),
        KnownSwiftType("CGRect", .coreGraphics),
        KnownSwiftType("CGSize", .coreGraphics),
        KnownSwiftType("CGVector", .coreGraphics),
        KnownSwiftType("UTType", .uniformTypeIdentifiers, iOS: 14),
    ]
}
