package import Core

extension TemplateValue {
    package func add(to hasher: inout DataHasher) {
        switch self {
        case .null: hasher.add(0)
        case .boolean(let value): hasher.add(value ? 2 : 1)
        case .string(let text): Self.add(text, to: &hasher)
        // Mentions are written nowhere.
        case .code(let code): Self.add(code.text, to: &hasher)
        case .list(let items):
            hasher.add(4)
            hasher.add(items.count)
            for item in items { item.add(to: &hasher) }
        case .object(let object):
            hasher.add(5)
            object.add(to: &hasher)
        }
    }

    private static func add(_ text: String, to hasher: inout DataHasher) {
        hasher.add(3)
        hasher.add(text)
    }

    /// The same for members that are in no object yet.
    package static func add(_ members: [(TemplateKey, TemplateValue)], to hasher: inout DataHasher) {
        hasher.add(members.count)
        for (key, value) in members {
            // The code of a key is the same in every run.
            hasher.add(Int(truncatingIfNeeded: key.code))
            value.add(to: &hasher)
        }
    }
}
