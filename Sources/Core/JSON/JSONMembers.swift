/// The members of an object, in the order of the file.
package struct JSONMembers: Sequence, Sendable {
    private let storage: JSONStorage
    private let nodes: Range<Int>

    init(of value: JSONValue) {
        storage = value.storage
        let node = storage.nodes[value.index]
        nodes = node.kind == .object ? value.index + 1..<node.extent : 0..<0
    }

    package func makeIterator() -> Iterator {
        Iterator(storage: storage, index: nodes.lowerBound, end: nodes.upperBound)
    }

    package struct Iterator: IteratorProtocol {
        fileprivate let storage: JSONStorage
        fileprivate var index: Int
        fileprivate let end: Int

        package mutating func next() -> (key: JSONString, value: JSONValue)? {
            guard index < end else { return nil }
            defer { index = storage.index(after: index + 1) }
            return (JSONString(storage: storage, index: index), JSONValue(storage: storage, index: index + 1))
        }
    }
}
