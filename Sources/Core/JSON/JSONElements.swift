/// The elements of an array, in order.
package struct JSONElements: Sequence, Sendable {
    private let storage: JSONStorage
    private let nodes: Range<Int>

    init(of value: JSONValue) {
        storage = value.storage
        let node = storage.nodes[value.index]
        nodes = node.kind == .array ? value.index + 1..<node.extent : 0..<0
    }

    package func makeIterator() -> Iterator {
        Iterator(storage: storage, index: nodes.lowerBound, end: nodes.upperBound)
    }

    package struct Iterator: IteratorProtocol {
        fileprivate let storage: JSONStorage
        fileprivate var index: Int
        fileprivate let end: Int

        package mutating func next() -> JSONValue? {
            guard index < end else { return nil }
            defer { index = storage.index(after: index) }
            return JSONValue(storage: storage, index: index)
        }
    }
}
