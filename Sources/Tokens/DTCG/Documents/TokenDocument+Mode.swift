import Core

extension TokenDocument {
    /// Finds the theme and the appearance that the whole file is for: from the project, or from the mode that Figma
    /// writes into its files, one for each mode.
    func hold(into diagnostics: inout DiagnosticBag) -> ThemeHold {
        var hold = file.hold
        guard hold.mode == nil, let name = root["$extensions"]?["com.figma.modeName"]?.string else { return hold }
        hold.mode = ThemeName.mode(named: name)
        if hold.mode == nil, hold.theme == nil, !ThemeName.isNeutral(name) { hold.theme = ThemeName.theme(named: name) }
        return hold
    }
}
