package struct KnownSwiftType: Sendable, Hashable {
    package enum Module: String, Sendable, Hashable, CaseIterable {
        case swift = "Swift"
        case foundation = "Foundation"
        case coreGraphics = "CoreGraphics"
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
        case uniformTypeIdentifiers = "UniformTypeIdentifiers"
    }

    package let name: String
    package let module: Module
    /// The first major version of iOS that has it; nothing older than 13, which began with SwiftUI, is told apart.
    package let iOSVersion: Int
    package let genericArguments: Int

    init(_ name: String, _ module: Module, iOS version: Int = 13, arguments: Int = 0) {
        self.name = name
        self.module = module
        self.iOSVersion = version
        self.genericArguments = arguments
    }

    package static func named(_ name: String) -> KnownSwiftType? { byName[name] }

    /// Sorted.
    package static let names: [String] = byName.keys.sorted()

    private static let byName: [String: KnownSwiftType] = Dictionary(
        (standardLibrary + supportCode + foundation + graphics + swiftUI + uiKit).map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}

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
        ].map { KnownSwiftType($0, .swift) }
        + [
            "Array", "ClosedRange", "Optional", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range",
            "Set",
        ].map { KnownSwiftType($0, .swift, arguments: 1) }
        + ["Dictionary", "KeyPath", "Result"].map { KnownSwiftType($0, .swift, arguments: 2) }
        + [KnownSwiftType("Duration", .swift, iOS: 16)]

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
            "Progress", "TimeInterval", "TimeZone", "URL", "URLRequest", "URLResponse", "UUID", "UnitLength",
        ].map { KnownSwiftType($0, .foundation) }
        + ["AttributedString", "Date.FormatStyle", "SortOrder"].map { KnownSwiftType($0, .foundation, iOS: 15) }
        + [
            "Locale.Currency", "Locale.Language", "Locale.Region", "Locale.Weekday", "LocalizedStringResource",
        ].map { KnownSwiftType($0, .foundation, iOS: 16) }
        + [KnownSwiftType("Measurement", .foundation, arguments: 1)]

    static let graphics: [KnownSwiftType] =
        [
            "CGAffineTransform", "CGColor", "CGFloat", "CGImage", "CGPoint", "CGRect", "CGSize", "CGVector",
        ].map { KnownSwiftType($0, .coreGraphics) }
        + [KnownSwiftType("UTType", .uniformTypeIdentifiers, iOS: 14)]
}

extension KnownSwiftType {
    /// Needs no context, and has `words` in values of text; nil for a type that no value can be made of.
    package static func sample(of name: String, words: SwiftStringLiteral) -> String? {
        switch name {
        case "String", "Any": words.description
        case "Bool": "false"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "CGFloat", "Float", "TimeInterval":
            "1"
        case "Set": "[]"
        default: madeSample(of: name, words: words) ?? memberSample(of: name)
        }
    }

    private static func madeSample(of name: String, words: SwiftStringLiteral) -> String? {
        switch name {
        case "AnyHashable", "LocalizedStringKey", "Text", "Substring": "\(name)(\(words))"
        case "LocalizedStringResource": "\(name)(stringLiteral: \(words))"
        case "Date": "\(name)(timeIntervalSinceReferenceDate: 0)"
        case "URL": "\(name)(fileURLWithPath: \"/\")"
        case "Image": "\(name)(systemName: \"star\")"
        case "Decimal": "\(name)(1)"
        case "DateComponents", "DateInterval", "Data", "UUID", "AttributedString", "CharacterSet", "IndexSet",
            "IndexPath",
            "EdgeInsets", "NSDirectionalEdgeInsets", "UIImage", "UIView":
            "\(name)()"
        default: nil
        }
    }

    private static func memberSample(of name: String) -> String? {
        let member: String? =
            switch name {
            case "Color": "accentColor"
            case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "UIOffset": "zero"
            case "Calendar", "Locale", "TimeZone": "current"
            case "UTType": "item"
            case "Axis": "vertical"
            case "Alignment", "HorizontalAlignment", "TextAlignment", "VerticalAlignment", "UnitPoint",
                "NSTextAlignment", "UIControl.ContentHorizontalAlignment", "UIControl.ContentVerticalAlignment":
                "center"
            case "Edge": "top"
            case "Font": "body"
            case "Font.Weight", "UIFont.Weight": "bold"
            case "ButtonRole": "cancel"
            case "ColorScheme", "UIUserInterfaceStyle": "dark"
            case "ControlSize": "large"
            case "LayoutDirection": "rightToLeft"
            case "SortOrder": "forward"
            case "SubmitLabel", "UIReturnKeyType": "done"
            case "TextInputAutocapitalization", "UITextAutocapitalizationType": "words"
            case "Visibility": "visible"
            case "UIColor": "label"
            case "UIKeyboardType": "numberPad"
            case "UITextContentType": "name"
            default: nil
            }
        return member.map { "\(name).\($0)" }
    }
}
