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

/// A second name for a generated type: `ButtonTokens.Tone` for the `ElevateTone` that several components share.
package struct SwiftTypeAlias: Sendable, Hashable {
    package var name: GeneratedTypeName
    package var target: GeneratedTypeName

    package init(name: GeneratedTypeName, target: GeneratedTypeName) {
        self.name = name
        self.target = target
    }
}

/// The name of a type that is generated, with the type that it is nested in: `ButtonTokens.Tone`, `ElevateTone`.
package struct GeneratedTypeName: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let scope: SwiftIdentifier?
    package let name: SwiftIdentifier

    package init(_ name: SwiftIdentifier, in scope: SwiftIdentifier? = nil) {
        self.scope = scope
        self.name = name
    }

    package var description: String { scope.map { "\($0.reference).\(name.member)" } ?? name.reference }

    package static func < (left: GeneratedTypeName, right: GeneratedTypeName) -> Bool {
        left.description < right.description
    }
}
