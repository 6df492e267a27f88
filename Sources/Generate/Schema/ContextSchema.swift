package import Core
import SwiftModel

/// The names that templates can use, as far as they can be told without data.
package struct ContextSchema: Sendable, Hashable {
    package indirect enum Shape: Sendable, Hashable {
        case text
        case flag
        case list(Shape)
        /// Object, also one that may be absent as a whole.
        case object(ObjectShape)
        /// Name of a shape of the schema: that is how a shape holds itself.
        case reference(String)
    }

    package struct Member: Sendable, Hashable {
        package let name: String
        package let shape: Shape

        init(_ name: String, _ shape: Shape) {
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

    init(entries: [Entry], shapes: [String: Shape] = [:]) {
        self.entries = entries
        self.shapes = shapes
    }

    /// Finds the shape of a template's data; nil where only other templates ask for the template, and not the renderer.
    package func shape(of template: String) -> Shape? { entries.first { $0.template.matches(template) }?.shape }

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

    package static func object(_ members: [ContextSchema.Member]) -> Self { .object(ObjectShape(members)) }
}

/// The members of an object. There are thousands of roles: so its hash is made once, and members are found by it.
package struct ObjectShape: Sendable, Hashable {
    package let members: [ContextSchema.Member]
    private let positions: [String: Int]
    private let code: Int

    /// Keeps the later of two members with one name.
    package init(_ members: [ContextSchema.Member]) {
        self.members = members
        positions = Dictionary(members.enumerated().map { ($1.name, $0) }) { _, last in last }
        code = members.hashValue
    }

    package subscript(name: String) -> ContextSchema.Shape? {
        positions[name].map { members[$0].shape }
    }

    package static func == (left: ObjectShape, right: ObjectShape) -> Bool {
        left.code == right.code && left.members == right.members
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension ContextSchema {
    package static let builtIn = ContextSchema(roleNames: MemberRole.known)

    package init(roleNames: [String]) {
        let run = Schema.run + Schema.roles(roleNames)
        func whole(_ component: Schema.Members) -> Shape {
            .object(Schema.root(run: run, component: component).members)
        }
        // Templates that another one includes are rendered inside of its sections over the run and the component.
        func inside(_ component: Schema.Members) -> Shape {
            .object((Schema.root(run: run, component: component) + run + component).members)
        }
        let part = Schema.declaration + Schema.body
        // Shapes are made once: they are compared by the thousand, and comparing a shape with itself takes no time.
        let insidePart = inside(part)
        let wholeRun = whole([:])
        let insideRun = inside([:])
        self.init(
            entries: [
                Entry("component", whole(Schema.declaration + Schema.frame)),
                Entry("item", whole(Schema.declaration + Schema.item)),
                Entry("tokens", whole(Schema.declaration + Schema.tokenFile)),
                Entry("uikit", whole(Schema.declaration + Schema.uiKit)),
                Entry("deprecated", whole(Schema.declaration + Schema.deprecated)),
                Entry("gone", whole(Schema.gone)),
                Entry("deprecated-tokens", whole(Schema.deprecatedTokens)),
                Entry("catalog", whole(Schema.catalog)),
                Entry("catalog-examples", whole(Schema.declaration + Schema.catalogExamples)),
                Entry("tests", whole(Schema.declaration + Schema.tests)),
                Entry("shared-tests", whole(Schema.sharedTests)),
                Entry("test-support", wholeRun),
                // Wraps the template that presents the component, too.
                Entry("part", whole(part + Schema.presentation + Schema.presenting + Schema.presented)),
                Entry("body/*", insidePart),
                Entry("state", insidePart),
                Entry("state/*", insidePart),
                Entry("helpers/*", insidePart),
                Entry("methods/*", insidePart),
                Entry("modifiers", insidePart),
                // Presentations are included by the component's file, too, from inside of one of the functions.
                Entry("presentation/*", inside(Schema.declaration + Schema.presentation + Schema.presented)),
                Entry("support", wholeRun),
                Entry("support/*", insideRun),
                Entry("token-support/*", insideRun),
                Entry("design-tokens", whole(Schema.designTokens)),
                Entry("theme", whole(Schema.theme)),
                Entry("color-catalog", wholeRun),
                Entry("uikit-colors", whole(Schema.colorAssets)),
                Entry("shared-types", whole(Schema.types)),
                Entry("icons", whole(Schema.icons)),
                Entry("icon-components", whole(Schema.iconComponents)),
                Entry("package", whole(Schema.package)),
                Entry("swift-format", wholeRun),
            ],
            shapes: Dictionary(
                uniqueKeysWithValues: RoleKind.allCases.filter { $0.shape == nil }
                    .map { ($0.rawValue, .object(Schema.fields(of: $0).members)) }
            )
        )
    }
}
