package import SwiftModel

package struct FormerInit: Sendable, Hashable {
    package struct Argument: Sendable, Hashable {
        package let parameter: ParameterSignature
        package let value: FormerValue
    }

    package enum Reason: Sendable, Hashable {
        case renamed(SwiftIdentifier, SwiftIdentifier)
        /// Values that are given for it are not used.
        case gone(SwiftIdentifier)
        case converted(SwiftIdentifier)
        /// Parameter that takes something else now, so that a given value is not used.
        case unused(SwiftIdentifier)
        /// A caller has to give it now.
        case required(SwiftIdentifier)
        /// Parameter that has a name now, or none any more, or stands elsewhere.
        case placed(SwiftIdentifier)
    }

    package let kind: InitSignature.Kind
    package let target: InitSignature.Kind
    /// Parameters as they were, of types that there are.
    package var parameters: [ParameterSignature]
    package var arguments: [Argument]
    package var reasons: [Reason]
}
