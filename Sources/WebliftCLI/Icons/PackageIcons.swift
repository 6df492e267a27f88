import Icons
import Render
import SourceText
import SwiftModel
import WebModel
import Workspace

/// Icons, and the package that they go into.
struct PackageIcons {
    let icons: IconSet
    /// How many files are no icons.
    let leftOut: Int
    let contents: PackageContents
    let settings: GenerateSettings
    /// Whether the library is known whose components the package has.
    let isOfLibrary: Bool

    /// All files in memory; nil after an error.
    func generation(in output: GenerateOutput, _ session: inout Session) -> Generation? {
        let ledger = output.ledger(&session)
        let names = isOfLibrary ? contents.names : ledger?.names ?? contents.names
        let rendering = IconRendering(
            icons,
            of: contents.prepared,
            contents.templates,
            prefix: names.prefix,
            settings: settings.rendering(names)
        )
        let sheet = IconSheet(icons, cases: rendering.caseNames, type: rendering.typeName)
        let page = sheet.print(into: &session.diagnostics)
        let present = Set((ledger?.entries ?? []).filter { $0.state == .present }.map(\.identity))
        let files = rendering.files(sheet: page, where: present.contains, into: &session.diagnostics)
        guard !session.hasErrors() else { return nil }
        return Generation(files, scope: IconRendering.scope, product: Weblift.version)
    }
}

/// What a run of `icons` did, in a line.
struct IconsSummary {
    let folder: String
    let plan: WritePlan
    let icons: PackageIcons

    var text: String {
        let entries = icons.icons.entries
        let symbols = entries.count { $0.symbol != nil }
        var parts = [Count.of("icon", entries.count)]
        if symbols > 0 { parts.append("\(symbols) of them SF Symbols") }
        if icons.leftOut > 0 { parts.append("\(Count.of("file", icons.leftOut)) left out") }
        let actions = GenerateSummary.actions(of: plan)
        return "\(TerminalText.name(folder)): \(parts.joined(separator: ", "))\(actions)\n"
    }
}
