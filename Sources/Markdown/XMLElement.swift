/// An element of an XML document, as a plain value.
package struct XMLElement: Sendable, Equatable {
    package indirect enum Node: Sendable, Equatable {
        case element(XMLElement)
        case text(String)
    }

    package struct Attribute: Sendable, Equatable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package let name: String
    private let attributes: [Attribute]
    package let content: [Node]

    package init(name: String, attributes: [Attribute] = [], content: [Node] = []) {
        self.name = name
        self.attributes = attributes
        self.content = content
    }

    /// The value of an attribute. There are three at the most, so that looking through them beats hashing.
    package subscript(attribute name: String) -> String? {
        attributes.first { $0.name == name }?.value
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
