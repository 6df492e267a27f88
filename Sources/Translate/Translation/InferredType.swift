import WebModel

/// The type of a property without one, from its initial value: that is how TypeScript itself types it.
enum InferredType {
    static func type(ofDefault text: String?) -> WebType? {
        guard let text else { return nil }
        return switch DefaultValue(text) {
        case .string: WebType(.keyword(.string))
        case .number: WebType(.keyword(.number))
        case .boolean: WebType(.keyword(.boolean))
        case .nothing, .expression: nil
        }
    }
}
