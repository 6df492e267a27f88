import SwiftModel

/// Former inits of several releases. No call fits two of them: all are disfavored alike, so the compiler could not
/// choose.
struct InitJoin {
    private(set) var inits: [FormerInit]
    private(set) var gaps: [String] = []
    private let today: [InitSignature]
    /// Number of `inits` of the earlier releases.
    private let known: Int

    init(_ inits: [FormerInit], today: [InitSignature]) {
        self.inits = inits
        self.today = today
        known = inits.count
    }

    /// Adds an init for each argument that the others don't take: it has to be given, and the new arguments before it
    /// are left out.
    mutating func add(_ former: FormerInit) {
        let rivals = inits.prefix(known).filter { $0.target == former.target }
        guard !rivals.isEmpty else { return append(former) }
        let taken = rivals.map { Set($0.parameters.map(Key.init)) }
        let fresh = former.parameters.filter { parameter in !taken.contains { $0.contains(Key(parameter)) } }
        guard !fresh.contains(where: \.isRequired) else { return append(former) }
        var rest: FormerInit? = former
        for parameter in fresh {
            if let variant = rest?.requiring(parameter.name) { append(variant) }
            rest = rest?.leavingOut(parameter)
            if rest == nil {
                gaps.append("\(parameter.name.name) can't be left out where callers wrote an init of before.")
            }
        }
        guard let rest else { return }
        let names = Set(rest.parameters.map(Key.init))
        let given = Set(rest.parameters.filter(\.isRequired).map(Key.init))
        for (rival, known) in zip(rivals, taken) {
            let needed = rival.parameters.filter(\.isRequired).map(Key.init)
            // The other init takes every call of this one as well, if both have the parameters in one order.
            if names.isSubset(of: known), given.isSuperset(of: needed) {
                let order = rival.parameters.map(Key.init).filter(names.contains)
                if order != rest.parameters.map(Key.init) {
                    gaps.append("Arguments stood in another order in an init of before.")
                }
                return
            }
        }
        // Calls match only one init where each of the others requires an argument that this one does not take.
        let isApart = rivals.allSatisfy { rival in
            rival.parameters.contains { $0.isRequired && !names.contains(Key($0)) }
        }
        if isApart {
            append(rest)
        } else {
            let labels = rest.parameters.map { "\($0.name.name):" }.joined()
            gaps.append("Some calls of a former init(\(labels)) are none of what is kept here.")
        }
    }

    /// Skips an init with labels and types that there are.
    private mutating func append(_ former: FormerInit) {
        let key = former.parameters.map(Key.init)
        let isThere = inits.contains { $0.target == former.target && $0.parameters.map(Key.init) == key }
        let isToday = today.contains { $0.parameters.map(Key.init) == key }
        if !isThere, !isToday { inits.append(former) }
    }

    /// Parts of a parameter by which the compiler tells overloads apart.
    private struct Key: Hashable {
        let name: String
        let isUnlabeled: Bool
        let form: ParameterSignature.Form

        init(_ parameter: ParameterSignature) {
            name = parameter.name.name
            isUnlabeled = parameter.isUnlabeled
            form = parameter.form.plain
        }
    }
}

extension FormerInit {
    fileprivate func requiring(_ name: SwiftIdentifier) -> FormerInit {
        var former = self
        former.parameters = parameters.map { $0.name == name ? $0.required : $0 }
        return former
    }

    /// nil where today's init needs a value for it and nothing tells one.
    fileprivate func leavingOut(_ parameter: ParameterSignature) -> FormerInit? {
        var former = self
        for index in arguments.indices.reversed() where arguments[index].value.isMade(of: parameter.name) {
            guard arguments[index].parameter.isRequired else {
                former.arguments.remove(at: index)
                continue
            }
            guard let text = parameter.defaultText, arguments[index].value == .given(parameter.name) else { return nil }
            former.arguments[index] = Argument(parameter: arguments[index].parameter, value: .text(text))
        }
        former.parameters.removeAll { $0.name == parameter.name }
        return former
    }
}
