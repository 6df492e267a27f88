import Core
import Documents

/// Scope of the names in a part of a template: the shapes around it, and the names that fill its blocks.
struct TemplateScope: Hashable {
    /// The blocks that one `{{<parent}}` fills, known by the place of the tag.
    struct Filling: Hashable {
        let location: SourceLocation
        let blocks: [String: [TemplateName]]

        static func == (left: Filling, right: Filling) -> Bool { left.location == right.location }

        func hash(into hasher: inout Hasher) { hasher.combine(location) }
    }

    /// The innermost last.
    private(set) var shapes: [ContextSchema.Shape]
    /// The outermost first, which has the last word.
    private(set) var fillings: [Filling] = []

    init(_ shape: ContextSchema.Shape) {
        shapes = [shape]
    }

    /// Enters a section. A shape that is met again moves to the innermost place, so that a scope does not grow with
    /// each round of something that holds itself.
    func entering(_ shape: ContextSchema.Shape) -> TemplateScope {
        var scope = self
        scope.shapes.removeAll { $0 == shape }
        scope.shapes.append(shape)
        return scope
    }

    /// The scope of a template that is a parent at this place.
    func filling(_ parent: TemplateName) -> TemplateScope {
        var blocks: [String: [TemplateName]] = [:]
        for child in parent.children where child.kind == .block { blocks[child.text] = child.children }
        let filling = Filling(location: parent.location, blocks: blocks)
        // A template that is its own parent fills nothing that the outer round does not.
        guard !blocks.isEmpty, !fillings.contains(filling) else { return self }
        var scope = self
        scope.fillings.append(filling)
        return scope
    }

    /// Finds the names that fill a block here, and their scope: it sees the data of this place, and its own blocks are
    /// filled from outside of the template that it stands in.
    func filled(_ block: String) -> (names: [TemplateName], scope: TemplateScope)? {
        for (index, filling) in fillings.enumerated() {
            guard let names = filling.blocks[block] else { continue }
            var scope = self
            scope.fillings = Array(fillings[..<index])
            return (names, scope)
        }
        return nil
    }
}
