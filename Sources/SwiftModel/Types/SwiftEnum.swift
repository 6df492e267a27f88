package struct SwiftEnum: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        /// `enum Tone: String`: a closed set of strings.
        case strings
        /// `enum HeadingLevel: Int`: a closed set of integers.
        case integers
        /// A struct over `String` with static members: known values, and any other string.
        case openStrings
        /// Cases without raw values, some with a payload: `case number(Double)`, `case any`.
        case choice
    }

    package struct Case: Sendable, Hashable {
        package enum Value: Sendable, Hashable {
            case string(String)
            case integer(Int)
            case payload(SwiftType)
        }

        package var name: SwiftIdentifier
        package var value: Value

        package init(name: SwiftIdentifier, value: Value) {
            self.name = name
            self.value = value
        }
    }

    package var name: GeneratedTypeName
    package var form: Form
    package var cases: [Case]
    /// The name of the web type, where it has one.
    package var alias: String?

    package init(name: GeneratedTypeName, form: Form, cases: [Case], alias: String? = nil) {
        self.name = name
        self.form = form
        self.cases = cases
        self.alias = alias
    }
}

extension SwiftEnum {
    package var payloads: [SwiftType] {
        cases.compactMap { entry in
            if case .payload(let type) = entry.value { type } else { nil }
        }
    }
}
