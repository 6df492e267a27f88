extension WebType {
    /// The type with the arguments of a generic declaration in the place of its type parameters.
    ///
    /// Parameters stay names where the result would become larger than anything a person wrote.
    package func substituting(_ arguments: [String: WebType]) -> WebType {
        var remaining = WebTypeResolver.sizeLimit
        return substituting(arguments, hidden: HiddenNames(), level: 0, &remaining)
    }

    private func substituting(
        _ arguments: [String: WebType],
        hidden: HiddenNames,
        level: Int,
        _ remaining: inout Int
    ) -> WebType {
        remaining -= 1
        guard remaining > 0, level < WebTypeParser.depthLimit else { return self }
        if case .reference(let name, let inner) = shape, inner.isEmpty {
            guard !hidden.contains(name), let argument = arguments[name] else { return self }
            let (size, height) = argument.extent
            guard size < remaining, level + height <= WebTypeParser.depthLimit else { return self }
            remaining -= size
            return isOptional ? argument.optional : argument
        }
        let inside = hidden.adding(typeParametersOf: self)
        return replacingChildren { $0.substituting(arguments, hidden: inside, level: level + 1, &remaining) }
    }

    /// Number of types that stand inside, and how deep.
    private var extent: (size: Int, height: Int) {
        var size = 0
        var height = 0
        var pending = [(type: self, level: 0)]
        while let (type, level) = pending.popLast(), size <= WebTypeResolver.sizeLimit {
            size += 1
            height = max(height, level)
            for child in type.children { pending.append((child, level + 1)) }
        }
        return (size, height)
    }
}
