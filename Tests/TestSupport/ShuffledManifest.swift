/// A manifest with its lists in another order, as another run of a tool may write it.
package enum ShuffledManifest {
    /// Lists of a module, and those of a declaration whose order says nothing. Parameters and mixins keep theirs.
    private static let modules = ["declarations", "exports"]
    private static let items = [
        "members", "attributes", "events", "slots", "cssParts", "cssProperties", "cssStates", "demos",
    ]

    package static func of(
        _ root: [String: Any],
        withItems: Bool,
        using random: inout some RandomNumberGenerator
    ) -> [String: Any] {
        var root = root
        var modules = root["modules"] as? [[String: Any]] ?? []
        for index in modules.indices {
            modules[index] = shuffled(Self.modules, of: modules[index], using: &random)
            guard withItems, let declarations = modules[index]["declarations"] as? [[String: Any]] else { continue }
            modules[index]["declarations"] = declarations.map { shuffled(items, of: $0, using: &random) }
        }
        root["modules"] = modules.shuffled(using: &random)
        return root
    }

    private static func shuffled(
        _ keys: [String],
        of object: [String: Any],
        using random: inout some RandomNumberGenerator
    ) -> [String: Any] {
        var object = object
        for key in keys {
            guard let list = object[key] as? [[String: Any]] else { continue }
            object[key] = keepingOverloads(of: list, in: list.shuffled(using: &random))
        }
        return object
    }

    /// Of the methods of one name the first is the one that TypeScript tries first.
    private static func keepingOverloads(of list: [[String: Any]], in shuffled: [[String: Any]]) -> [[String: Any]] {
        func name(_ member: [String: Any]) -> String? {
            member["kind"] as? String == "method" ? member["name"] as? String : nil
        }
        var overloads = Dictionary(grouping: list, by: name).mapValues { $0[...] }
        return shuffled.map { member in name(member).flatMap { overloads[$0]?.popFirst() } ?? member }
    }
}
