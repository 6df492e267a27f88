/// Text on its way into a message of SARIF, where braces hold arguments and brackets make links.
enum SARIFText {
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) })
        else { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // “[a](b)” would be a link to wherever an input likes.
            if scalar == "(", previous == "]" { result.append(" ") }
            if scalar == "{" || scalar == "}" { result.append(scalar) }
            result.append(scalar)
            previous = scalar
        }
        return String(result)
    }
}
