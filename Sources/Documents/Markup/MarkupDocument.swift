package import Core

/// HTML as a tree of plain values, each with its place. No pointer of libxml2 is left when it exists.
package struct MarkupDocument: Sendable, Equatable {
    package let nodes: [MarkupNode]
    package let start: SourceLocation

    package init?(_ fragment: MarkupFragment, into diagnostics: inout DiagnosticBag) {
        guard let tags = MarkupTags(fragment, into: &diagnostics) else { return nil }
        var builder = MarkupTreeBuilder(fragment, tags)
        HTMLParser.parse(tags.masked) { builder.add($0) }
        guard let nodes = builder.finished(into: &diagnostics) else { return nil }
        self.nodes = nodes
        start = fragment.source.place(of: fragment.range.lowerBound)
    }

    /// Elements at every depth, each before the elements inside of it.
    package var elements: [MarkupElement] { nodes.flatMap(\.elements) }
}

package enum MarkupNode: Sendable, Equatable {
    case element(MarkupElement)
    case text(MarkupText)
    case comment(MarkupText)

    package var elements: [MarkupElement] {
        guard case .element(let element) = self else { return [] }
        return [element] + element.children.flatMap(\.elements)
    }
}

package struct MarkupText: Sendable, Equatable {
    /// Text with all character references replaced.
    package var text: String
    /// Place of its first character that is no white space.
    package let place: SourceLocation
}

package struct MarkupElement: Sendable, Equatable {
    /// Name in lower case.
    package let name: String
    /// Attributes in the order of the source, repeated names included.
    package let attributes: [MarkupAttribute]
    package var children: [MarkupNode] = []
    package let place: SourceLocation
    /// Whether it has an end tag, or needs none.
    package var isClosed = false
    /// Whether the start tag ends like an empty one of XML (`<elvt-icon/>`), where browsers ignore that.
    package let hasIgnoredSlash: Bool

    /// The first attribute of a name; browsers ignore all others.
    package subscript(_ name: String) -> MarkupAttribute? {
        attributes.first { $0.name.lowercased() == name }
    }

    /// The name of the slot that it is put into; the empty one is the default slot.
    package var slot: String { self["slot"]?.value ?? "" }
}

package struct MarkupAttribute: Sendable, Equatable {
    /// Name in the spelling of the source: `@click`, `viewBox`.
    package let name: String
    /// Value with all character references replaced; nil where there is only a name.
    package let value: String?
    package let place: SourceLocation
    /// Place of the first character of the value, or of the name where there is no value.
    package let valuePlace: SourceLocation
}
