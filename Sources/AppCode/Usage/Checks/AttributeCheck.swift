import Core
import WebModel

struct AttributeCheck {
    let property: Property
    /// The type in a person's words, for messages.
    private let accepted: Accepted

    init?(_ property: Property) {
        guard let type = property.type else { return nil }
        self.property = property
        accepted = Accepted(type)
    }

    /// nil where nothing is wrong with the text.
    func problem(_ text: String?) -> (id: DiagnosticID, message: String, suggestion: String?)? {
        let name = property.attribute ?? property.name
        let text = text ?? ""
        guard !accepted.isAnything else { return nil }
        if accepted.isBoolean, ["", "true", name.lowercased()].contains(text.lowercased()) { return nil }
        if accepted.values.contains(text) || (accepted.isBoolean && !accepted.values.isEmpty && text == "false") {
            return nil
        }
        if accepted.isNumber, let number = Double(text), number.isFinite { return nil }
        if accepted.isBoolean, accepted.values.isEmpty, !accepted.isNumber {
            let message =
                text == "false"
                ? "“\(name)” is true wherever it stands; the text “false” does not make it false for a browser"
                : "“\(name)” is true or absent, and “\(text)” says neither"
            return (.usageWrongType, message, text == "false" ? "leave “\(name)” out" : "write “\(name)” alone")
        }
        if accepted.values.isEmpty { return (.usageWrongType, "“\(name)” is a number, and “\(text)” is none", nil) }
        let known = accepted.values.sorted().map { "“\($0)”" }.joined(separator: ", ")
        let nearest = NearestName.of(text, among: accepted.values)
        let message = text.isEmpty ? "“\(name)” has no value" : "“\(name)” can't be “\(text)”"
        return (
            .usageUnknownValue,
            "\(message); it is one of \(known)\(accepted.isNumber ? " or a number" : "")",
            nearest.map { "did you mean “\($0)”?" }
        )
    }
}

private struct Accepted {
    private(set) var values: Set<String> = []
    private(set) var isNumber = false
    private(set) var isBoolean = false
    private(set) var isAnything = false

    init(_ type: WebType) {
        add(type)
        if values.isEmpty, !isNumber, !isBoolean { isAnything = true }
    }

    private mutating func add(_ type: WebType) {
        switch type.shape {
        case .enumeration(let texts): values.formUnion(texts)
        case .literal(.string(let text)): values.insert(text)
        case .literal(.number(let text)), .literal(.bigint(let text)): values.insert(text)
        case .literal(.boolean(let flag)):
            values.insert(String(flag))
            if flag { isBoolean = true }
        case .keyword(.boolean): isBoolean = true
        case .keyword(.number), .keyword(.bigint): isNumber = true
        case .keyword(.null), .keyword(.undefined), .keyword(.void), .keyword(.never): break
        case .union(let types): for type in types { add(type) }
        case .keyword, .intersection, .array, .tuple, .reference, .function, .object, .named, .raw: isAnything = true
        }
    }
}
