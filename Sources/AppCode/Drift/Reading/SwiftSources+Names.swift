import SwiftModel

/// Meaning of names: the type of the folder that is meant where one is written.
extension SwiftSources {
    /// Number of second names that may stand for each other before that is taken for a circle.
    private static let aliasLimit = 16

    /// A type with the names of the folder's types written out and second names replaced by the types that they stand
    /// for.
    func resolved(_ type: WrittenType, in scope: [String], steps: Int = aliasLimit) -> WrittenType {
        type.replacing { part in
            guard case .named(let path, let written) = part else { return nil }
            let arguments = written.map { resolved($0, in: scope, steps: steps) }
            for depth in (0...scope.count).reversed() {
                let whole = Array(scope.prefix(depth)) + path
                let name = whole.joined(separator: ".")
                if types[name] != nil { return .named(whole, arguments: arguments) }
                guard steps > 0, let alias = aliases[name], let target = alias.declaration.type else { continue }
                return resolved(target, in: alias.declaration.scope, steps: steps - 1)
            }
            return .named(path, arguments: arguments)
        }
    }

    /// The type of the folder that a type is, or that there may be one or several of.
    func declaredType(of type: WrittenType) -> DeclaredType? {
        switch type.unwrapped {
        case .named(let path, _): types[path.joined(separator: ".")]
        default: nil
        }
    }
}
