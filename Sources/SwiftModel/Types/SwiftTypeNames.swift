import Core

/// Meaning of a name in a type: a known type, a type parameter, or sugar for one of Swift's own forms.
struct SwiftTypeNames {
    typealias Problem = SwiftTypeParser.Problem

    let parameters: Set<String>

    func type(_ name: String, arguments: [SwiftType], at offset: Int) throws(Problem) -> SwiftType {
        let base = String(name.prefix { $0 != "." })
        if parameters.contains(base) {
            guard arguments.isEmpty else { throw Problem("\(name) has no generic arguments", at: offset) }
            // Names that go into Swift source are never just taken over: only `ID`, as every Identifiable has it.
            guard name == base || name == "\(base).ID" else {
                throw Problem(
                    "of the type parameter \(base) only \(base).ID is known",
                    at: offset,
                    suggestion: "\(base).ID"
                )
            }
            return .named(name)
        }
        if name == "Detail", arguments.isEmpty { return .placeholder(.detail) }
        guard let known = KnownSwiftType.named(name) else {
            throw Problem("there is no type \(name)", at: offset, suggestion: nearest(to: name))
        }
        guard arguments.count == known.genericArguments else {
            let wanted = known.genericArguments
            throw Problem(
                wanted == 0
                    ? "\(name) has no generic arguments"
                    : "\(name) needs \(wanted) generic argument\(wanted == 1 ? "" : "s"), not \(arguments.count)",
                at: offset
            )
        }
        return switch name {
        case "Void": .void
        case "Optional": arguments[0].optional
        case "Array": .array(arguments[0])
        case "Dictionary": .dictionary(key: arguments[0], value: arguments[1])
        default: .named(name, arguments: arguments)
        }
    }

    private func nearest(to name: String) -> String? {
        if SwiftType.Placeholder(rawValue: name) != nil { return "{\(name)}" }
        return NearestName.of(name, among: KnownSwiftType.names + parameters)
    }
}
