import SwiftModel

extension SwiftSources {
    /// More second names that stand for each other are taken for a circle.
    private static let aliasLimit = 16

    /// Writes out names of the folder's types, and replaces second names.
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

    func declaredType(of type: WrittenType) -> DeclaredType? {
        switch type.unwrapped {
        case .named(let path, _): types[path.joined(separator: ".")]
        default: nil
        }
    }
}
