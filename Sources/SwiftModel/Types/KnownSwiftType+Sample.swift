extension KnownSwiftType {
    /// A value of a known type as an expression that needs no context; nil for a type that no value can be made of.
    ///
    /// Values that are made of text have the words.
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
