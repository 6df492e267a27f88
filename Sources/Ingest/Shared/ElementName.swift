/// The name of a custom element, as HTML allows it.
enum ElementName {
    static func isValid(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, ("a"..."z").contains(first), name.contains("-") else {
            return false
        }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_", ".": true
            default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            }
        }
    }
}
