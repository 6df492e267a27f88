/// An XPath expression with the namespace prefixes that it uses.
package struct XPathQuery: Sendable, Equatable {
    package let expression: String
    package let namespaces: [Namespace]

    package struct Namespace: Sendable, Equatable {
        package let prefix: String
        package let uri: String

        package init(prefix: String, uri: String) {
            self.prefix = prefix
            self.uri = uri
        }
    }

    package init(_ expression: String, namespaces: [Namespace] = []) {
        self.expression = expression
        self.namespaces = namespaces
    }

    /// A query over Markdown as XML, its elements prefixed with `md`.
    package static func markdown(_ expression: String) -> XPathQuery {
        XPathQuery(expression, namespaces: [Namespace(prefix: "md", uri: "http://commonmark.org/xml/1.0")])
    }
}
