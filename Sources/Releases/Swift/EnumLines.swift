import SwiftModel

/// Takes structs of open sets of texts as well.
struct EnumLines {
    /// A `switch` over more cases is no line that anybody reads.
    private static let longestSwitch = 20

    let enumeration: SwiftEnum
    private let name: String
    private let values: SampleValue

    init(_ enumeration: SwiftEnum, _ table: GeneratedTypeTable) {
        self.enumeration = enumeration
        name = enumeration.name.description
        values = SampleValue(table)
    }

    /// Compiles in any context; nil where none can be made.
    var value: String? {
        values.text(of: .generated(enumeration.name)).map {
            $0.hasPrefix(".init(") ? "\(name)\($0.dropFirst(5))" : "\(name)\($0)"
        }
    }

    /// `CardTokens.Layer.raised`, with the payload of the case.
    func value(_ enumCase: SwiftEnum.Case) -> String? { values.text(of: enumCase).map { "\(name).\($0)" } }

    func rawValue(_ enumCase: SwiftEnum.Case) -> String? {
        let value: String
        switch enumCase.value {
        case .string(let text): value = SwiftStringLiteral(text).description
        case .integer(let number): value = String(number)
        case .payload: return nil
        }
        return "\(name).\(enumCase.name.member).rawValue == \(value)"
    }

    /// nil where there are too many cases.
    var exhaustiveSwitch: String? {
        guard !enumeration.cases.isEmpty, enumeration.cases.count <= Self.longestSwitch else { return nil }
        let cases = enumeration.cases.map { ".\($0.name.member)" }.joined(separator: ", ")
        // An open set is never complete.
        let rest = enumeration.form == .openStrings ? " default: break" : ""
        return value.map { "switch \($0) { case \(cases): break\(rest) }" }
    }

    var valueOfRawValue: String? {
        switch enumeration.form {
        case .openStrings: "let _: \(name) = \(name)(rawValue: \"…\")"
        case .strings: "let _: \(name)? = \(name)(rawValue: \"…\")"
        case .integers: "let _: \(name)? = \(name)(rawValue: 1)"
        case .choice: value
        }
    }
}
