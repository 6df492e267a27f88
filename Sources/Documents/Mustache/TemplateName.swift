package import Core

/// Name that a template uses, with the names that are used within it: a check against a list of known names looks at
/// them, without data and without rendering.
package struct TemplateName: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case value, section, invertedSection
        /// Another template by its name, or by a name that the data tells.
        case partial, dynamicPartial, parent, dynamicParent
        case block
    }

    package let kind: Kind
    /// A dotted name in its parts; none for `.`. The name of a template or a block is one part.
    package let parts: [String]
    package let location: SourceLocation
    /// Names that are used inside of a section or a block, or fill a parent, in the order of the template.
    package let children: [TemplateName]

    package init(_ kind: Kind, _ parts: [String], at location: SourceLocation, children: [TemplateName] = []) {
        self.kind = kind
        self.parts = parts
        self.location = location
        self.children = children
    }

    /// The name as it is written.
    package var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}
