/// A tree of byte strings: finds all of them that a name begins with, in one walk over the name.
struct ByteTrie: Sendable {
    private struct Node: Sendable {
        let byte: UInt8
        var firstChild = 0
        var nextSibling = 0
        /// The first of the strings that end here, in a list of its own.
        var firstEnd = -1
    }

    private struct End: Sendable {
        let value: Int
        let next: Int
    }

    /// The first is the root, which no link leads to, so that 0 says that there is no node.
    private var nodes = [Node(byte: 0)]
    private var ends: [End] = []

    mutating func insert(_ bytes: some Sequence<UInt8>, value: Int) {
        var node = 0
        for byte in bytes {
            var next = child(of: node, byte)
            if next == 0 {
                next = nodes.count
                nodes.append(Node(byte: byte, nextSibling: nodes[node].firstChild))
                nodes[node].firstChild = next
            }
            node = next
        }
        ends.append(End(value: value, next: nodes[node].firstEnd))
        nodes[node].firstEnd = ends.count - 1
    }

    /// Calls `visit` with the value of each string that the bytes begin with.
    @inline(__always)
    func forEachPrefix(of bytes: some Sequence<UInt8>, _ visit: (Int) -> Void) {
        var node = 0
        for byte in bytes {
            node = child(of: node, byte)
            if node == 0 { return }
            var end = nodes[node].firstEnd
            while end >= 0 {
                visit(ends[end].value)
                end = ends[end].next
            }
        }
    }

    private func child(of node: Int, _ byte: UInt8) -> Int {
        var child = nodes[node].firstChild
        while child != 0, nodes[child].byte != byte { child = nodes[child].nextSibling }
        return child
    }
}
