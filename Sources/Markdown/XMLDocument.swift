import CLibXML2

/// A parsed XML document that XPath queries run over. The C library's pointers live and die in this file.
///
/// Without network, without external or expanded entities, and with the library's own limits on: what it refuses
/// comes back as a `Failure`.
package struct XMLDocument: ~Copyable {
    /// What the XML parser or the XPath engine did not accept.
    package struct Failure: Error, Equatable {
        package let message: String
        package let line: Int
    }

    private let pointer: xmlDocPtr

    package init(_ bytes: [UInt8]) throws(Failure) {
        guard let context = xmlNewParserCtxt() else { throw Failure(message: "out of memory", line: 1) }
        defer { xmlFreeParserCtxt(context) }
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
        let document = bytes.withUnsafeBytes { raw in
            xmlCtxtReadMemory(
                context,
                raw.bindMemory(to: CChar.self).baseAddress,
                Int32(clamping: raw.count),
                nil,
                "UTF-8",
                options
            )
        }
        guard let document else { throw Self.failure(xmlCtxtGetLastError(context)) }
        pointer = document
    }

    deinit {
        xmlFreeDoc(pointer)
    }

    /// The elements that a query finds, in the order of the document, each with all that is in it.
    package func elements(matching query: XPathQuery) throws(Failure) -> [XMLElement] {
        guard let context = xmlXPathNewContext(pointer) else { throw Failure(message: "out of memory", line: 1) }
        defer { xmlXPathFreeContext(context) }
        // An error goes into the context and not to standard error.
        context.pointee.error = { _, _ in }
        for namespace in query.namespaces {
            xmlXPathRegisterNs(context, namespace.prefix, namespace.uri)
        }
        guard let found = xmlXPathEvalExpression(query.expression, context) else {
            throw Failure(message: "“\(query.expression)” is no XPath expression", line: 1)
        }
        defer { xmlXPathFreeObject(found) }
        guard found.pointee.type == XPATH_NODESET else {
            throw Failure(message: "“\(query.expression)” does not find elements", line: 1)
        }
        guard let set = found.pointee.nodesetval else { return [] }
        return (0..<Int(set.pointee.nodeNr)).compactMap { index in
            guard let node = set.pointee.nodeTab[index], node.pointee.type == XML_ELEMENT_NODE else { return nil }
            return Self.element(node)
        }
    }

    /// The value of a node. The recursion is bounded, for the parser refuses depths above 256.
    private static func element(_ node: xmlNodePtr) -> XMLElement {
        var attributes: [XMLElement.Attribute] = []
        var attribute = node.pointee.properties
        while let current = attribute {
            attributes.append(
                XMLElement.Attribute(
                    name: string(current.pointee.name),
                    value: text(of: current.pointee.children)
                )
            )
            attribute = current.pointee.next
        }
        var content: [XMLElement.Node] = []
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: content.append(.element(element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: content.append(.text(string(current.pointee.content)))
            default: break
            }
            child = current.pointee.next
        }
        return XMLElement(name: string(node.pointee.name), attributes: attributes, content: content)
    }

    private static func text(of first: xmlNodePtr?) -> String {
        var result = ""
        var node = first
        while let current = node {
            result += string(current.pointee.content)
            node = current.pointee.next
        }
        return result
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// Takes the pointer as one to a constant: libxml2 gives such a one since 2.12, and before a mutable one, which
    /// becomes this by itself.
    private static func failure(_ error: UnsafePointer<xmlError>?) -> Failure {
        guard let error else { return Failure(message: "not well-formed XML", line: 1) }
        var message = error.pointee.message.map { String(cString: $0) } ?? "not well-formed XML"
        while message.last?.isNewline == true { message.removeLast() }
        return Failure(message: message, line: max(1, Int(error.pointee.line)))
    }
}
