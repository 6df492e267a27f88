import Core

/// Follows `{ "$ref": "#/…" }` within a file.
struct PointerResolver {
    enum Target {
        case token(TokenName)
        /// A part of the value of a token, which is read as if it stood at the reference.
        case value(JSONValue)
    }

    let dialect: TokenDialect
    var index: DocumentIndex
    private(set) var remainingBytes = DesignTokenLimits.referencedBytes

    /// Follows an object with nothing but `$ref`, and all the references behind it; nil for any other value.
    mutating func target(of value: JSONValue) throws(DesignTokenProblem) -> Target? {
        guard value.kind == .object, let reference = value["$ref"] else { return nil }
        guard value.count == 1 else { throw .alias("a reference has nothing but `$ref`", at: value.location) }
        var target = try self.target(ofReference: reference)
        var length = 0
        while case .value(let next) = target, next.kind == .object, let reference = next["$ref"] {
            length += 1
            try check(length, at: value.location)
            target = try self.target(ofReference: reference)
        }
        return target
    }

    mutating func target(ofReference reference: JSONValue) throws(DesignTokenProblem) -> Target {
        guard let text = reference.string else {
            throw .alias("`$ref` is a text, and not \(reference.kind.withArticle)", at: reference.location)
        }
        guard let pointer = JSONPointer(text) else {
            throw .alias(
                "\(text.quotedForMessage) is no reference: one is like `#/color/brand/$value`",
                at: reference.location
            )
        }
        let segments = pointer.segments[...]
        guard let end = segments.firstIndex(of: dialect.valueKey), end > 0 else {
            return .token(try token(at: segments, from: reference))
        }
        guard end + 1 < segments.endIndex else { return .token(try token(at: segments[..<end], from: reference)) }
        let found = try value(at: segments[(end + 1)...], ofTokenAt: segments[..<end], from: reference)
        try spend(found.sourceBytes.count, at: reference.location)
        return .value(found)
    }

    private mutating func spend(_ bytes: Int, at location: SourceLocation) throws(DesignTokenProblem) {
        remainingBytes -= bytes
        guard remainingBytes >= 0 else {
            throw DesignTokenProblem(
                .tokensLimit,
                "references into values lead to more than \(DesignTokenLimits.referencedBytes >> 20) MiB in this file",
                at: location
            )
        }
    }

    /// A token that is not in the file may be one that a group takes over, or one of another file.
    private mutating func token(
        at path: ArraySlice<String>,
        from reference: JSONValue
    ) throws(DesignTokenProblem) -> TokenName {
        if let found = index.value(at: path) {
            guard found.kind == .object else { throw .alias("this leads to no token", at: reference.location) }
            guard index.child(dialect.valueKey, of: found) != nil || index.child("$ref", of: found) != nil else {
                throw .alias("this leads to a group, and not to a token", at: reference.location)
            }
        } else if path.contains(where: { $0.isEmpty || $0.hasPrefix("$") && $0 != "$root" }) {
            throw .alias("this leads nowhere", at: reference.location)
        }
        return TokenPath.name(of: path)
    }

    private mutating func value(
        at path: ArraySlice<String>,
        ofTokenAt tokenPath: ArraySlice<String>,
        from reference: JSONValue
    ) throws(DesignTokenProblem) -> JSONValue {
        guard var value = index.value(at: tokenPath).flatMap({ index.child(dialect.valueKey, of: $0) }) else {
            throw .alias("this leads nowhere in this file", at: reference.location)
        }
        var rest = path
        var length = 0
        while let segment = rest.first {
            if value.kind == .array { try spend(value.count, at: reference.location) }
            if let next = index.child(segment, of: value) {
                value = next
                rest = rest.dropFirst()
            } else if let next = valueBehindReference(value) {
                length += 1
                try check(length, at: reference.location)
                value = next
            } else {
                throw .alias("this leads nowhere: there is no \(code: segment)", at: reference.location)
            }
        }
        return value
    }

    private mutating func valueBehindReference(_ value: JSONValue) -> JSONValue? {
        if let alias = value.string.flatMap({ TokenAlias($0, dialect) }) {
            return index.value(at: alias.path).flatMap { index.child(dialect.valueKey, of: $0) }
        }
        guard value.kind == .object, let text = value["$ref"]?.string, let pointer = JSONPointer(text) else {
            return nil
        }
        guard let found = index.value(at: pointer.segments) else { return nil }
        return found.kind == .object ? found[dialect.valueKey] ?? found : found
    }

    private func check(_ length: Int, at location: SourceLocation) throws(DesignTokenProblem) {
        guard length <= DesignTokenLimits.referenceLength else {
            let message =
                "this leads back to itself, or through more than \(DesignTokenLimits.referenceLength) references"
            throw DesignTokenProblem(.tokensCycle, message, at: location)
        }
    }
}

/// A place in the same file, by RFC 6901: `#/color/brand/$value/components/0`.
struct JSONPointer: Equatable {
    let segments: [String]

    /// Nil where it is none, or is the whole file.
    init?(_ text: String) {
        guard text.hasPrefix("#/"), text.utf8.count > 2 else { return nil }
        var segments: [String] = []
        for segment in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = Self.decoded(segment) else { return nil }
            segments.append(segment)
        }
        self.segments = segments
    }

    /// `~1` is a slash, `~0` is `~`, and `%20` a space, as in addresses.
    private static func decoded(_ segment: Substring.UTF8View) -> String? {
        var decoded: [UInt8] = []
        var bytes = segment.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "~"):
                switch bytes.next() {
                case UInt8(ascii: "0"): decoded.append(UInt8(ascii: "~"))
                case UInt8(ascii: "1"): decoded.append(UInt8(ascii: "/"))
                default: return nil
                }
            case UInt8(ascii: "%"):
                guard let high = bytes.next().flatMap(StylesheetBytes.hexadecimalValue),
                    let low = bytes.next().flatMap(StylesheetBytes.hexadecimalValue)
                else { return nil }
                decoded.append(UInt8(high << 4 | low))
            default: decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
