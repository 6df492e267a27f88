import Core
import Package
import Releases

/// Extends all files of a site, one a component, or none.
struct ChangelogFiles {
    private struct Addition {
        let tag: String
        let path: OutputPath
        let entry: ChangelogEntry
    }

    let settings: ChangelogSettings

    func write(_ changes: LibraryChanges, _ session: inout Session) {
        session.close("nothing was written")
        let additions = additions(changes, into: &session.diagnostics)
        guard !session.hasErrors() else { return }
        do throws(WorkspaceError) {
            let folder = try OutputFolder(settings.folder)
            let former = try ExtendedFiles.contents(of: additions.map(\.path), in: folder)
            var files: [OutputFile] = []
            for (addition, bytes) in zip(additions, former) {
                guard let file = extended(addition, bytes, into: &session.diagnostics) else { continue }
                files.append(file)
            }
            guard !session.diagnostics.hasStoppingErrors else { return }
            try ExtendedFiles.write(files, former: former, into: folder)
        } catch {
            error.report(in: settings.folder, into: &session.diagnostics)
            return
        }
        guard !additions.isEmpty else {
            session.close("nothing was written: no component changed")
            return
        }
        let lines = additions.map { addition in
            let path = OutputPlace.path(addition.path.description, in: settings.folder).typed
            return
                "\(TerminalText.name(path)): \(Count.of("change", addition.entry.changes.count + addition.entry.tokens.count))\n"
        }
        if !session.isQuiet { session.show(Array(lines.joined().utf8)) }
        session.close("\(Count.of("changelog", additions.count)) written to \(settings.folder)")
    }

    /// Includes accepted changes: users meet them all the same.
    private func additions(_ changes: LibraryChanges, into diagnostics: inout DiagnosticBag) -> [Addition] {
        var additions: [Addition] = []
        let groups = Dictionary(grouping: changes.changes, by: \.tag)
        let tokens = Dictionary(grouping: changes.tokens ?? [], by: \.tag)
        reportOthers(tokens[nil] ?? [], into: &diagnostics)
        for tag in Set(groups.keys).union(tokens.keys.compactMap(\.self)).sorted() {
            let entry = ChangelogEntry(
                settings: settings,
                changes: groups[tag] ?? [],
                causes: changes.causes,
                tokens: tokens[tag] ?? []
            )
            guard let path = try? OutputPath(parts: ["\(tag).json"]) else {
                let place = (entry.changes.map(\.place) + entry.tokens.map(\.place)).lazy.compactMap(\.self).first
                diagnostics.error(.changesChangelog, "no file can be called after the tag “\(tag)”", at: place)
                continue
            }
            additions.append(Addition(tag: tag, path: path, entry: entry))
        }
        return additions
    }

    /// A token of no component has no changelog.
    private func reportOthers(_ tokens: [TokenChange], into diagnostics: inout DiagnosticBag) {
        guard !tokens.isEmpty else { return }
        diagnostics.note(
            .changesTokens,
            "\(Count.of("change", tokens.count)) of design tokens that are for no component \(tokens.count == 1 ? "is" : "are") in no changelog",
            at: nil,
            suggestion: "weblift diff --format markdown lists them"
        )
    }

    private func extended(
        _ addition: Addition,
        _ former: [UInt8]?,
        into diagnostics: inout DiagnosticBag
    ) -> OutputFile? {
        let path = OutputPlace.path(addition.path.description, in: settings.folder)
        do throws(ChangelogFile.Fault) {
            let file = try former.map { bytes throws(ChangelogFile.Fault) in
                try ChangelogFile(SourceFile(path: path, bytes: bytes))
            }
            let bytes = (file ?? ChangelogFile()).bytes(of: addition.tag, with: addition.entry)
            return OutputFile(addition.path, bytes: bytes, ownership: .once)
        } catch {
            diagnostics.error(
                .changesChangelog,
                "this changelog can't be extended and stays as it is: \(error.message)",
                at: error.location
            )
            return nil
        }
    }
}
