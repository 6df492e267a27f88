/// A value of a document: a view that is cheap to hand around, and that makes no `String` until it is asked for one.
package struct JSONValue: Sendable {
    let storage: JSONStorage
    let index: Int

    package var kind: JSONKind {
        switch storage.nodes[index].kind {
        case .object: .object
        case .array: .array
        case .string, .escapedString, .key, .escapedKey: .string
        case .number: .number
        case .true, .false: .boolean
        case .null, .end: .null
        }
    }

    package var isString: Bool { kind == .string }
    package var isNull: Bool { kind == .null }

    package var string: String? { asString?.text }

    package var asString: JSONString? { isString ? JSONString(storage: storage, index: index) : nil }

    package func isString(_ text: String) -> Bool { isString && storage.string(at: index, equals: text) }

    package var bool: Bool? {
        switch storage.nodes[index].kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// A number exactly as it is spelt; nil for anything else.
    package var numberText: String? { kind == .number ? sourceText : nil }

    /// Number of elements or members, repeated keys included; 0 for anything but arrays and objects.
    package var count: Int {
        let node = storage.nodes[index]
        return node.isContainer ? storage.nodes[node.extent].extent : 0
    }

    /// Whether it says nothing: null, or a list or object with nothing in it but such.
    package var isHollow: Bool {
        switch kind {
        case .null: true
        case .array: elements.allSatisfy(\.isHollow)
        case .object: members.allSatisfy { $0.value.isHollow }
        default: false
        }
    }

    package var elements: JSONElements { JSONElements(of: self) }

    /// Members of an object in the order of the file, also members with a repeated key; empty for anything else.
    package var members: JSONMembers { JSONMembers(of: self) }

    /// The value of the member `key`; of the last one where the key repeats.
    package subscript(key: String) -> JSONValue? {
        storage.indexOfValue(forKey: key, inObjectAt: index).map { JSONValue(storage: storage, index: $0) }
    }

    package var location: SourceLocation { storage.location(of: storage.nodes[index].offset) }

    /// The key that the value belongs to; nil for the root and for elements of arrays.
    package var key: JSONString? {
        index > 0 && storage.nodes[index - 1].isKey ? JSONString(storage: storage, index: index - 1) : nil
    }

    package var keyLocation: SourceLocation? { key?.location }

    package var sourceText: String { String(decoding: sourceBytes, as: UTF8.self) }

    package var compactText: String { String(decoding: JSONWriter.bytes(.compact) { $0.value(self) }, as: UTF8.self) }

    package var sourceBytes: ArraySlice<UInt8> { storage.file.bytes[storage.range(of: index)] }
}

package struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(of value: JSONValue) {
        storage = value.storage
        index = value.index + 1
        end = value.kind == .array ? storage.nodes[value.index].extent : index
    }

    package mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        defer { index = storage.index(after: index) }
        return JSONValue(storage: storage, index: index)
    }
}

package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(of value: JSONValue) {
        storage = value.storage
        index = value.index + 1
        end = value.kind == .object ? storage.nodes[value.index].extent : index
    }

    package mutating func next() -> (key: JSONString, value: JSONValue)? {
        guard index < end else { return nil }
        defer { index = storage.index(after: index + 1) }
        return (JSONString(storage: storage, index: index), JSONValue(storage: storage, index: index + 1))
    }
}

/// Kind of a JSON value; the raw value is the word for it in messages.
package enum JSONKind: String, Sendable, Hashable, CaseIterable {
    case object
    case array
    case string
    case number
    case boolean
    case null
}
