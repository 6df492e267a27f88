import JSON
import SourceText

extension TokenDocument {
    /// The appearance that the whole file is for: what the project says, or what Figma writes into its files, one for each
    /// mode.
    func mode(into diagnostics: inout DiagnosticBag) -> TokenMode? {
        if let mode = file.mode { return mode }
        guard let statement = root["$extensions"]?["com.figma.modeName"], let name = statement.string else {
            return nil
        }
        if let mode = ThemeName.mode(named: name) { return mode }
        if !ThemeName.isNeutral(name) {
            diagnostics.warning(
                .tokensOtherTheme,
                "the file is for \(name.quotedForMessage), which is neither light nor dark; it is read for both",
                at: statement.location
            )
        }
        return nil
    }
}
