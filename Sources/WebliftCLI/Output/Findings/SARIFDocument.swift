import Core

/// SARIF 2.1.0. Regions have no columns: SARIF counts characters there, and places count bytes.
enum SARIFDocument {
    static func print<Rule, Finding>(
        rules: [Rule],
        _ rule: (Rule, inout JSONWriter) -> Void,
        results: [Finding],
        _ result: (Finding, inout JSONWriter) -> Void
    ) -> [UInt8] {
        return JSONWriter.document { object in
            object.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            object.member("version", "2.1.0")
            object.member("runs") { $0.array { run(rules, rule, results, result, to: &$0) } }
        }
    }

    private static func run<Rule, Finding>(
        _ rules: [Rule],
        _ rule: (Rule, inout JSONWriter) -> Void,
        _ results: [Finding],
        _ result: (Finding, inout JSONWriter) -> Void,
        to writer: inout JSONWriter
    ) {
        writer.object { object in
            object.object("tool") { object in
                object.object("driver") { object in
                    object.member("name", "weblift")
                    object.member("version", Weblift.version)
                    object.member("semanticVersion", Weblift.version)
                    object.member("rules", array: rules) { rule($1, &$0) }
                }
            }
            object.member("results", array: results) { result($1, &$0) }
        }
    }

    /// Members that every result begins with.
    static func lead(
        _ rule: String,
        index: Int?,
        level: String,
        _ message: String,
        at place: SourceLocation?,
        to object: inout JSONObjectWriter
    ) {
        object.member("ruleId", rule)
        object.member("ruleIndex", index ?? -1)
        object.member("level", level)
        text("message", message, to: &object)
        object.member("locations", array: place.map { [$0] } ?? []) { writer, place in
            location(file: place.file.published, line: place.line, to: &writer)
        }
    }

    static func text(_ key: String, _ text: String, to object: inout JSONObjectWriter) {
        object.object(key) { $0.member("text", SARIFText.escaped(text)) }
    }

    static func location(file: String, line: Int, _ message: String? = nil, to writer: inout JSONWriter) {
        writer.object { object in
            object.object("physicalLocation") { object in
                object.object("artifactLocation") { $0.member("uri", ArtifactURI.text(file)) }
                object.object("region") { $0.member("startLine", line) }
            }
            if let message { text("message", message, to: &object) }
        }
    }
}

/// A relative path stays relative.
enum ArtifactURI {
    /// Escapes a colon too: in the first part it would make a scheme.
    static func text(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%\(byte < 16 ? "0" : "")\(digits)"
            }
        }
        return result
    }
}

/// Braces hold arguments in messages of SARIF, and brackets make links.
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
