/// An element of an XML document, as a plain value.
package struct XMLElement: Sendable, Equatable {
    package indirect enum Node: Sendable, Equatable {
        case element(XMLElement)
        case text(String)
    }

    package let name: String
    package let attributes: [String: String]
    package let content: [Node]

    package init(name: String, attributes: [String: String] = [:], content: [Node] = []) {
        self.name = name
        self.attributes = attributes
        self.content = content
    }

    package var elements: [XMLElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text that stands directly in the element.
    package var text: String {
        var result = ""
        for case .text(let text) in content { result += text }
        return result
    }
}
