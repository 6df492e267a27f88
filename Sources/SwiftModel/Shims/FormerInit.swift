package struct FormerInit: Sendable, Hashable {
    package struct Argument: Sendable, Hashable {
        package let parameter: ParameterSignature
        package let value: FormerValue

        package init(_ parameter: ParameterSignature, _ value: FormerValue) {
            self.parameter = parameter
            self.value = value
        }
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

    package init(
        kind: InitSignature.Kind,
        target: InitSignature.Kind,
        parameters: [ParameterSignature],
        arguments: [Argument],
        reasons: [Reason]
    ) {
        self.kind = kind
        self.target = target
        self.parameters = parameters
        self.arguments = arguments
        self.reasons = reasons
    }
}

extension FormerInit {
    func name(of member: Member) -> SwiftIdentifier? {
        for argument in arguments where argument.parameter.name == member.name {
            if case .given(let name) = argument.value { return name }
        }
        return nil
    }

    /// Removes parameters that only the presenting function takes; nil where the overlay's view has it as it was.
    package func without(_ own: Set<SwiftIdentifier>) -> FormerInit? {
        guard !own.isEmpty else { return self }
        let reasons = reasons.filter { !own.contains($0.subject) }
        guard !reasons.isEmpty else { return nil }
        return FormerInit(
            kind: kind,
            target: target,
            parameters: parameters.filter { !own.contains($0.name) },
            arguments: arguments.filter { !own.contains($0.parameter.name) },
            reasons: reasons
        )
    }
}

extension FormerInit.Reason {
    fileprivate var subject: SwiftIdentifier {
        switch self {
        case .renamed(_, let name), .gone(let name), .converted(let name), .unused(let name), .required(let name),
            .placed(let name):
            name
        }
    }
}
