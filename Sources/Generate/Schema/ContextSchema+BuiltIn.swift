import SwiftModel

extension ContextSchema {
    /// Schema of the data that the renderer gives to its templates, for any library.
    package static let builtIn = ContextSchema(roleNames: MemberRole.known)

    /// `roleNames` are the names of members that templates may speak of.
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
                uniqueKeysWithValues: RoleKind.allCases.map { ($0.rawValue, .object(Schema.fields(of: $0).members)) }
            )
        )
    }
}
