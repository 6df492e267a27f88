import Core

extension ModeResolver {
    /// Replaces all references in parts; nil where a needed token has no value, or where the result becomes too large.
    mutating func expanded(_ parts: [ValuePart], in token: Int) -> ReferenceExpansion? {
        do {
            return try expansion(of: parts, in: token, depth: 0)
        } catch {
            isBroken[token] = true
            report(error, of: token)
            return nil
        }
    }

    private mutating func expansion(
        of parts: [ValuePart],
        in token: Int,
        depth: Int
    ) throws(ExpansionFailure) -> ReferenceExpansion {
        guard depth <= ReferenceExpansion.deepest else { throw .tooLarge }
        var expanded: [ValuePart] = []
        var size = 0
        var deepest = 0
        for part in parts {
            let inner: ReferenceExpansion
            switch part.kind {
            case .reference(let name, let fallback):
                switch sources.meaning(of: name, fallback: fallback, in: token, mode) {
                case .token(let target): inner = try expansion(of: target)
                case .fallback(let fallback): inner = try expansion(of: fallback, in: token, depth: depth + 1)
                case .nothing: throw .broken
                }
                expanded += inner.parts
                size += inner.size
                deepest = max(deepest, inner.depth)
            case .function(let name, let arguments):
                inner = try expansion(of: arguments, in: token, depth: depth + 1)
                expanded.append(ValuePart(.function(name, inner.parts), at: part.location))
                size += inner.size + 1
                deepest = max(deepest, inner.depth + 1)
            case .parentheses(let content):
                inner = try expansion(of: content, in: token, depth: depth + 1)
                expanded.append(ValuePart(.parentheses(inner.parts), at: part.location))
                size += inner.size + 1
                deepest = max(deepest, inner.depth + 1)
            default:
                expanded.append(part)
                size += 1
            }
            guard size <= ReferenceExpansion.largest, depth + deepest <= ReferenceExpansion.deepest else {
                throw .tooLarge
            }
        }
        remainingParts -= expanded.count
        guard remainingParts >= 0 else { throw .tooLarge }
        return ReferenceExpansion(parts: expanded, size: size, depth: deepest)
    }

    private mutating func expansion(of target: Int) throws(ExpansionFailure) -> ReferenceExpansion {
        let end = ends[target]
        if let known = expansions[end] { return known }
        guard !isBroken[end] else { throw .broken }
        switch links.contents[end] {
        case .literal(let parts):
            let expansion = ReferenceExpansion(literal: parts)
            expansions[end] = expansion
            return expansion
        case .record: throw .record(target)
        default: throw .broken
        }
    }

    private mutating func report(_ failure: ExpansionFailure, of token: Int) {
        guard let declaration = sources.declaration(of: token, in: mode) else { return }
        switch failure {
        case .broken: break
        case .tooLarge:
            diagnostics.warning(
                .tokensExpansion,
                "\(code: declaration.name) becomes too large or too deep when its references are replaced",
                at: declaration.location
            )
        case .record(let target):
            diagnostics.warning(
                .tokensValue,
                "\(code: sources.name(of: target)) stands for several values, and can't be a part of \(code: declaration.name)",
                at: declaration.location
            )
        }
    }
}

enum ExpansionFailure: Error {
    /// A token that it needs has no value, which is reported there.
    case broken
    case tooLarge
    /// A token with several named values stands where a single one is needed.
    case record(Int)
}
