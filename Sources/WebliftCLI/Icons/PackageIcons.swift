import Core
import Generate
import Package
import SwiftModel
import WebModel

/// Icons, and the package that they go into.
struct PackageIcons {
    let icons: IconSet
    /// Number of files that are no icons.
    let leftOut: Int
    let contents: PackageContents
    let settings: GenerateSettings
    /// Whether the library of the package's components is known.
    let isOfLibrary: Bool

    /// `12 icons, 2 of them SF Symbols, 1 file left out`
    var sentence: String {
        let symbols = icons.entries.count { $0.symbol != nil }
        var parts = [Count.of("icon", icons.entries.count)]
        if symbols > 0 { parts.append("\(symbols) of them SF Symbols") }
        if leftOut > 0 { parts.append("\(Count.of("file", leftOut)) left out") }
        return parts.joined(separator: ", ")
    }

    /// Generates the files of the icons alone; nil after an error.
    func generation(in output: GenerateOutput, _ session: inout Session) -> Generation? {
        let ledger = GenerateOutput.ledger(in: output.folder)
        let names = isOfLibrary ? contents.names : ledger?.names ?? contents.names
        guard let files = files(names, where: present(in: ledger).contains, &session) else { return nil }
        return Generation(files, scope: IconRendering.scope, product: Weblift.version)
    }

    /// Generates the files of the icons to go beside generated components, and beside other files that are there and
    /// stay; nil after an error.
    func files(
        beside others: [GeneratedFile],
        in scope: GenerationScope,
        _ session: inout Session
    ) -> [GeneratedFile]? {
        let made = Set(others.map(\.identity))
        let ledger = GenerateOutput.ledger(in: settings.output)
        let kept = present(in: ledger).filter { !scope.covers($0) }
        return files(contents.names, where: { made.contains($0) || kept.contains($0) }, &session)
    }

    private func present(in ledger: Ledger?) -> Set<FileIdentity> {
        Set((ledger?.entries ?? []).filter { $0.state == .present }.map(\.identity))
    }

    private func files(
        _ names: PackageNames,
        where isThere: (FileIdentity) -> Bool,
        _ session: inout Session
    ) -> [GeneratedFile]? {
        let rendering = IconRendering(
            icons,
            of: contents.prepared,
            contents.templates,
            prefix: names.prefix,
            settings: settings.rendering(names)
        )
        let sheet = IconSheet(icons: icons, cases: rendering.caseNames, type: rendering.typeName)
        let page = sheet.print(into: &session.diagnostics)
        let files = rendering.files(sheet: page, where: isThere, into: &session.diagnostics)
        return session.hasErrors() ? nil : files
    }
}
