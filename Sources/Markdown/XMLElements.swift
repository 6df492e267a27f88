import CLibXML2

/// The elements that stand directly in an element, one after the other.
package struct XMLElements: Sequence, IteratorProtocol {
    private var node: xmlNodePtr?
    private let document: XMLDocument

    init(below parent: xmlNodePtr, of document: XMLDocument) {
        node = parent.pointee.children
        self.document = document
    }

    package mutating func next() -> XMLElement? {
        while let current = node {
            node = current.pointee.next
            if current.pointee.type == XML_ELEMENT_NODE { return XMLElement(current, of: document) }
        }
        return nil
    }
}
