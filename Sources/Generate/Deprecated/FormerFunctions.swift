import Releases
import SwiftModel

extension Attachment {
    /// The functions that go with a former init. Where that asked for a Binding, there was one without it as well.
    func functions(of former: FormerInit) -> [FormerInit] {
        guard let old = former.name(of: target) else { return [] }
        let form = former.without([old, target.name])
        let binding = presented.flatMap(former.name) ?? former.formerBinding
        guard let binding, !former.mayLeaveOut(binding) else { return [form].compactMap { $0 } }
        let unbound = former.without(Set([old, target.name, binding] + (presented.map { [$0.name] } ?? [])))
        return [form, unbound].compactMap { $0 }
    }
}

extension Presentation {
    /// The functions that go with a former init: with the Binding, and without it, where its kind has that.
    func functions(of former: FormerInit) -> [FormerInit] {
        guard former.kind == .main || former.kind == .text, let old = former.name(of: presented),
            let unbound = former.without([old, presented.name])
        else { return [former] }
        return [former, unbound]
    }
}

extension FormerInit {
    fileprivate func name(of member: Member) -> SwiftIdentifier? {
        for argument in arguments where argument.parameter.name == member.name {
            if case .given(let name) = argument.value { return name }
        }
        return nil
    }

    /// The Binding that said whether it is shown, where nothing says that any more.
    fileprivate var formerBinding: SwiftIdentifier? {
        parameters.first { parameter in
            guard case .binding(.bool, _) = parameter.form else { return false }
            return parameter.name.name == "isPresented"
        }?.name
    }

    fileprivate func mayLeaveOut(_ binding: SwiftIdentifier) -> Bool {
        parameters.contains { parameter in
            guard parameter.name == binding, case .binding(_, isOptional: true) = parameter.form else { return false }
            return true
        }
    }

    /// Removes parameters that only the presenting function takes; nil where the overlay's view has it as it was.
    func without(_ own: Set<SwiftIdentifier>) -> FormerInit? {
        guard !own.isEmpty else { return self }
        var former = self
        former.reasons.removeAll { own.contains($0.subject) }
        guard !former.reasons.isEmpty else { return nil }
        former.parameters.removeAll { own.contains($0.name) }
        former.arguments.removeAll { own.contains($0.parameter.name) }
        return former
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
