/// Reads a document in one pass, without recursion. A syntax error ends it; findings until then are kept.
struct JSONTapeBuilder {
    private let nodes: UnsafeMutablePointer<JSONNode>
    private(set) var count = 0
    private(set) var lineStarts: [UInt32] = [0]
    private(set) var duplicateKeys = CappedPlaces()
    private(set) var loneSurrogates = CappedPlaces()
    private(set) var failure: JSONSyntaxError?

    private let scanner: JSONScanner
    private var keys = JSONKeyLedger()
    private var outer: [Container] = []
    private var container = Container()

    private struct Container {
        /// The index of its node, or -1 around the root.
        var node: Int32 = -1
        var count: UInt32 = 0
        var isObject = false
    }

    /// A builder that writes to `nodes`, which must have room for a node for each byte: no node comes from less.
    init(_ scanner: JSONScanner, writingTo nodes: UnsafeMutablePointer<JSONNode>) {
        self.scanner = scanner
        self.nodes = nodes
        lineStarts.reserveCapacity(scanner.end / 24 + 1)
    }

    /// The nodes of the containers that were open when the pass ended, the innermost last.
    var openContainers: [JSONNode] { (outer + [container]).compactMap { $0.node < 0 ? nil : nodes[Int($0.node)] } }

    mutating func build(from start: Int) {
        do throws(JSONSyntaxError) {
            try readDocument(from: start)
        } catch {
            // Bytes that are no UTF-8 are that first of all, wherever they stand.
            failure = scanner.isUTF8(at: error.offset) ? error : error.asNotUTF8
        }
    }

    private mutating func readDocument(from start: Int) throws(JSONSyntaxError) {
        var offset = scanner.skipWhitespace(start, &lineStarts)
        var expectation = JSONSyntaxError.Expectation.value
        value: while true {
            guard offset < scanner.end else { throw JSONSyntaxError(.expected(expectation), at: offset) }
            switch scanner.byte(offset) {
            case UInt8(ascii: "\""): offset = try readString(offset, .string, .escapedString)
            case UInt8(ascii: "{"):
                try open(.object, at: offset)
                offset = scanner.skipWhitespace(offset + 1, &lineStarts)
                guard offset < scanner.end, scanner.byte(offset) == UInt8(ascii: "}") else {
                    offset = try readKey(offset, .keyOrObjectEnd)
                    expectation = .value
                    continue value
                }
                close(at: offset)
                offset += 1
            case UInt8(ascii: "["):
                try open(.array, at: offset)
                offset = scanner.skipWhitespace(offset + 1, &lineStarts)
                guard offset < scanner.end, scanner.byte(offset) == UInt8(ascii: "]") else {
                    expectation = .valueOrArrayEnd
                    continue value
                }
                close(at: offset)
                offset += 1
            case UInt8(ascii: "t"):
                offset = append(.true, offset, to: try scanner.wordEnd(offset, "true", .literalTrue))
            case UInt8(ascii: "f"):
                offset = append(.false, offset, to: try scanner.wordEnd(offset, "false", .literalFalse))
            case UInt8(ascii: "n"):
                offset = append(.null, offset, to: try scanner.wordEnd(offset, "null", .literalNull))
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                offset = append(.number, offset, to: try scanner.numberEnd(offset))
            default: throw JSONSyntaxError(.expected(expectation), at: offset)
            }

            while true {
                offset = scanner.skipWhitespace(offset, &lineStarts)
                let byte = offset < scanner.end ? scanner.byte(offset) : 0
                guard container.node >= 0 else {
                    if offset == scanner.end { return }
                    throw JSONSyntaxError(.expected(.nothing), at: offset)
                }
                container.count += 1
                if byte == UInt8(ascii: ",") {
                    offset = scanner.skipWhitespace(offset + 1, &lineStarts)
                    if container.isObject {
                        offset = try readKey(offset, .keyAfterComma)
                        expectation = .value
                    } else {
                        expectation = .valueAfterComma
                    }
                    continue value
                }
                guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    let expected: JSONSyntaxError.Expectation =
                        container.isObject ? .commaOrObjectEnd : .commaOrArrayEnd
                    throw JSONSyntaxError(.expected(expected), at: offset)
                }
                close(at: offset)
                offset += 1
            }
        }
    }

    @inline(__always)
    private mutating func readKey(
        _ start: Int,
        _ expectation: JSONSyntaxError.Expectation
    ) throws(JSONSyntaxError) -> Int {
        guard start < scanner.end, scanner.byte(start) == UInt8(ascii: "\"") else {
            throw JSONSyntaxError(.expected(expectation), at: start)
        }
        let index = count
        let colon = scanner.skipWhitespace(try readString(start, .key, .escapedKey), &lineStarts)
        keys.append(hash: scanner.hash(of: nodes[index]), at: index)
        guard colon < scanner.end, scanner.byte(colon) == UInt8(ascii: ":") else {
            throw JSONSyntaxError(.expected(.colon), at: colon)
        }
        return scanner.skipWhitespace(colon + 1, &lineStarts)
    }

    @inline(__always)
    private mutating func readString(
        _ start: Int,
        _ plain: JSONNode.Kind,
        _ escaped: JSONNode.Kind
    ) throws(JSONSyntaxError) -> Int {
        var traits = JSONScanner.StringTraits()
        let quote = try scanner.stringEnd(start + 1, &traits)
        let node = JSONNode(traits.hasEscapes ? escaped : plain, at: start, extent: quote - start - 1)
        append(node)
        if traits.hasLoneSurrogates {
            for index in JSONEscapes.loneSurrogates(in: scanner.content(of: node)) {
                loneSurrogates.add(.init(offset: start + 1 + index, related: start))
            }
        }
        return quote + 1
    }

    @inline(__always)
    private mutating func append(_ kind: JSONNode.Kind, _ start: Int, to end: Int) -> Int {
        append(JSONNode(kind, at: start, extent: end - start))
        return end
    }

    @inline(__always)
    private mutating func append(_ node: JSONNode) {
        (nodes + count).initialize(to: node)
        count += 1
    }

    @inline(__always)
    private mutating func open(_ kind: JSONNode.Kind, at offset: Int) throws(JSONSyntaxError) {
        guard outer.count < JSONLimits.depth else { throw JSONSyntaxError(.tooDeep, at: offset) }
        outer.append(container)
        container = Container(node: Int32(truncatingIfNeeded: count), isObject: kind == .object)
        append(JSONNode(kind, at: offset, extent: 0))
    }

    @inline(__always)
    private mutating func close(at offset: Int) {
        let index = Int(container.node)
        let valueCount = Int(container.count)
        if container.isObject { keys.closeObject(keyCount: valueCount, nodes, scanner, duplicates: &duplicateKeys) }
        nodes[index] = JSONNode(container.isObject ? .object : .array, at: nodes[index].offset, extent: count)
        append(JSONNode(.end, at: offset, extent: valueCount))
        container = outer.removeLast()
    }
}
