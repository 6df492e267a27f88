import CLibXML2

/// A parsed XML document that XPath queries run over. The C library's pointers live and die here and in `XMLElement`,
/// which is a view of it.
///
/// Without network, without external or expanded entities, and with the library's own limits on: what it refuses
/// comes back as a `Failure`. Blanks between elements, which are only the layout of the XML, are not in the tree.
package final class XMLDocument {
    /// What the XML parser or the XPath engine did not accept.
    package struct Failure: Error, Equatable {
        package let message: String
        package let line: Int
    }

    private let pointer: xmlDocPtr

    /// Short texts are kept inside of their nodes, which saves the library a piece of memory for each.
    private static let options = [
        XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NOBLANKS, XML_PARSE_COMPACT,
    ]
    .reduce(Int32(0)) { $0 | Int32($1.rawValue) }

    /// The library makes tables at its first use, which is not made for several threads; a static is made once.
    private static let initialized: Void = xmlInitParser()

    package init(_ bytes: [UInt8]) throws(Failure) {
        _ = Self.initialized
        guard let context = xmlNewParserCtxt() else { throw Failure(message: "out of memory", line: 1) }
        defer { xmlFreeParserCtxt(context) }
        let document = bytes.withUnsafeBytes { raw in
            xmlCtxtReadMemory(
                context,
                raw.bindMemory(to: CChar.self).baseAddress,
                Int32(clamping: raw.count),
                nil,
                "UTF-8",
                Self.options
            )
        }
        guard let document else { throw Self.failure(xmlCtxtGetLastError(context)) }
        pointer = document
    }

    deinit {
        xmlFreeDoc(pointer)
    }

    /// The elements that a query finds, in the order of the document.
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
            return XMLElement(node, of: self)
        }
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
