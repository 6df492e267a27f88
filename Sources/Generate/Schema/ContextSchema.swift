package import Core

/// The names that templates can use, as far as they can be told without data.
package struct ContextSchema: Sendable, Hashable {
    /// Kind of data that a name stands for.
    package indirect enum Shape: Sendable, Hashable {
        case text
        /// A boolean.
        case flag
        /// Items of one shape.
        case list(Shape)
        /// Object, also one that may be absent as a whole.
        case object(ObjectShape)
        /// Name of a shape of the schema: that is how a shape holds itself.
        case reference(String)
    }

    package struct Member: Sendable, Hashable {
        package let name: String
        package let shape: Shape

        package init(_ name: String, _ shape: Shape) {
            self.name = name
            self.shape = shape
        }
    }

    /// Templates that the renderer asks for itself, with the data that it gives them.
    package struct Entry: Sendable, Hashable {
        /// The name of a template; `*` stands for anything.
        package let template: Glob
        package let shape: Shape

        package init(_ template: String, _ shape: Shape) {
            self.template = Glob(template)
            self.shape = shape
        }
    }

    /// The first one that matches counts.
    package let entries: [Entry]
    private let shapes: [String: Shape]

    package init(entries: [Entry], shapes: [String: Shape] = [:]) {
        self.entries = entries
        self.shapes = shapes
    }

    /// Finds the shape of a template's data; nil where only other templates ask for the template, and not the renderer.
    package func shape(of template: String) -> Shape? {
        entries.first { $0.template.matches(template) }?.shape
    }

    /// A shape without a reference in its place; nil where the schema has no such shape.
    package func resolved(_ shape: Shape) -> Shape? {
        var shape = shape
        // A reference to a reference is allowed; one that ends nowhere is not followed for ever.
        for _ in 0...shapes.count {
            guard case .reference(let name) = shape else { return shape }
            guard let next = shapes[name] else { return nil }
            shape = next
        }
        return nil
    }
}

extension ContextSchema.Shape {
    /// Finds the shape that an object has by this name; nil for anything else.
    func member(_ name: String) -> Self? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    var memberNames: [String] {
        guard case .object(let object) = self else { return [] }
        return object.members.map(\.name)
    }

    package static func object(_ members: KeyValuePairs<String, ContextSchema.Shape>) -> Self {
        .object(members.map { ContextSchema.Member($0.key, $0.value) })
    }

    package static func object(_ members: [ContextSchema.Member]) -> Self {
        .object(ObjectShape(members))
    }
}
