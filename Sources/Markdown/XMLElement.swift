import CLibXML2

/// An element of an XML document: a view that keeps its document alive, so that nothing is copied that nobody asks for.
package struct XMLElement {
    private let node: xmlNodePtr
    private let document: XMLDocument

    init(_ node: xmlNodePtr, of document: XMLDocument) {
        self.node = node
        self.document = document
    }

    package var name: String { Self.text(node.pointee.name) }

    /// The value of an attribute. There are three at the most, so that looking through them beats hashing.
    package subscript(attribute name: StaticString) -> String? {
        withAttribute(name) { String(decoding: $0, as: UTF8.self) }
    }

    /// What `read` makes of the bytes of an attribute's value.
    package func withAttribute<Value>(
        _ name: StaticString,
        _ read: (UnsafeBufferPointer<UInt8>) -> Value
    ) -> Value? {
        var attribute = node.pointee.properties
        while let current = attribute {
            if xmlStrEqual(current.pointee.name, name.utf8Start) == 1 {
                if let only = current.pointee.children, only.pointee.next == nil, let bytes = only.pointee.content {
                    return read(UnsafeBufferPointer(start: bytes, count: Int(xmlStrlen(bytes))))
                }
                var value = Self.text(from: current.pointee.children)
                return value.withUTF8(read)
            }
            attribute = current.pointee.next
        }
        return nil
    }

    /// The elements that stand directly in this one.
    package var elements: XMLElements { XMLElements(below: node, of: document) }

    /// The text that stands directly in the element.
    package var text: String { Self.text(from: node.pointee.children) }

    /// The texts of a row of siblings; mostly there is one.
    private static func text(from first: xmlNodePtr?) -> String {
        guard let first else { return "" }
        if first.pointee.next == nil { return ownText(of: first) }
        var result = ""
        var node: xmlNodePtr? = first
        while let current = node {
            result += ownText(of: current)
            node = current.pointee.next
        }
        return result
    }

    private static func ownText(of node: xmlNodePtr) -> String {
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text(node.pointee.content)
        default: ""
        }
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}
