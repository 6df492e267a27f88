import Core
import TestSupport
import Testing

@testable import Documents
@testable import Generate

@Suite("The schema of the renderer's own data")
struct BuiltInSchemaTests {
    @Test("has each name that a template of the sample is filled with, as what it is", arguments: allStyles)
    func sample(style: TemplateStyle) {
        #expect(DataRecording.comparison([TranslatedLibraries.sample], style).problems.sorted() == [])
    }

    @Test("has each name that real libraries give, and none that none of them gives", .needs("corpus/manifests"))
    func corpus() {
        let comparison = DataRecording.comparison(
            [TranslatedLibraries.sample] + TranslatedLibraries.manifests,
            .elevate
        )
        #expect(comparison.problems.sorted() == [])
        // No library here has a type whose cases carry values, objects whose value may be left out, a menu whose items can
        // be lines, options that wait for something, commands in groups with keys of their own, steps that say whether
        // they are done or wrong, columns that are components and say how they stand, a table with pages, or a color of no
        // group that differs in dark; and no design tokens here have themes, or speak of all parts.
        #expect(
            comparison.names.subtracting(comparison.met).sorted() == [
                "data.component.enums.cases.payload.text", "data.component.members.literal",
                "data.component.members.name",
                "data.component.options.isLoading.text",
                "data.component.pages.initialPage.text",
                "data.component.pages.initialSize.text",
                "data.component.part-cell.text",
                "data.component.part-content.text",
                "data.component.part-description.text",
                "data.component.part-divider.text",
                "data.component.part-footer.text",
                "data.component.part-label.text",
                "data.component.part-panel.text",
                "data.component.structs.unvalued.arguments",
                "data.component.structs.unvalued.constraint",
                "data.component.structs.unvalued.doc",
                "data.component.structs.unvalued.parameters",
                "data.component.styleTheme.standard",
                "data.component.styleTheme.themeType",
                "data.component.tellsErrorAlways.text",
                "data.run.theme.themeProvider",
                "data.run.theme.themeType",
                "data.run.theme.themeValue",
                "role items.alignment.text",
                "role items.group.text",
                "role items.isDone.text",
                "role items.isInvalid.text",
                "role items.isSeparator.text",
                "role items.keybinding.text",
                "role items.keywords.text",
                "role items.sortable.text",
            ]
        )
    }

    @Test("is of one piece: each shape that it refers to is there, and it knows all roles of all names")
    func references() throws {
        let schema = ContextSchema(roleNames: ["a"])
        for kind in RoleKind.allCases where kind.shape == nil {
            #expect(schema.resolved(.reference(kind.rawValue)) != nil)
            #expect(schema.shape(of: "body/Anything")?.member("\(kind.rawValue)-a") == .reference(kind.rawValue))
        }
        #expect(schema.shape(of: "parts/button") == nil, "what only templates include has the names of its places")
    }
}
