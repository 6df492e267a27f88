import Core
import Generate
import Package
import SwiftModel
import WebModel

struct PackageIcons {
    let icons: IconSet
    /// Counts files that are no icons.
    let leftOut: Int
    let contents: PackageContents
    let settings: GenerateSettings
    let isOfLibrary: Bool

    /// nil after an error.
    func generation(in output: GenerateOutput, _ session: inout Session) -> Generation? {
        let ledger = output.ledger(&session)
        let names = isOfLibrary ? contents.names : ledger?.names ?? contents.names
        guard let files = files(names, where: present(in: ledger).contains, &session) else { return nil }
        return Generation(files, scope: IconRendering.scope, product: Weblift.version)
    }

    /// Goes beside generated components and files that are there and stay; nil after an error.
    func files(
        beside others: [GeneratedFile],
        in scope: GenerationScope,
        _ session: inout Session
    ) -> [GeneratedFile]? {
        let made = Set(others.map(\.identity))
        let ledger = GenerateOutput(folder: settings.output, isQuiet: true).ledger(&session)
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
        let sheet = IconSheet(icons, cases: rendering.caseNames, type: rendering.typeName)
        let page = sheet.print(into: &session.diagnostics)
        let files = rendering.files(sheet: page, where: isThere, into: &session.diagnostics)
        return session.hasErrors() ? nil : files
    }
}

struct IconsSummary {
    let folder: String
    let plan: WritePlan
    let icons: PackageIcons

    var sentence: String {
        let entries = icons.icons.entries
        let symbols = entries.count { $0.symbol != nil }
        var parts = [Count.of("icon", entries.count)]
        if symbols > 0 { parts.append("\(symbols) of them SF Symbols") }
        if icons.leftOut > 0 { parts.append("\(Count.of("file", icons.leftOut)) left out") }
        let actions = GenerateSummary.actions(of: plan)
        return "\(parts.joined(separator: ", ")) in \(folder)\(actions)"
    }
}
