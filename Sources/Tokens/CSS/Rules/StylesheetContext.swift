/// What the stylesheets of a design system have in common.
struct StylesheetContext {
    var declarations: [TokenDeclaration] = []
    var layers = CascadeLayers()
    var variables = SassVariables()
    var maps = SassMaps()
}
