import Core
import Ingest
import Package
import Releases
import WebModel

/// Adds open breaking changes to the suppressions of `weblift.json`, and leaves the rest of the file as it is.
struct AcceptedChanges {
    /// People find the reasons to write by it.
    static let reasonToWrite = "TODO: say why this is accepted"

    private let path: String
    private let reason: String

    /// nil where nobody asks for it.
    init?(_ arguments: Arguments, reason: Option, isAsked: Bool) throws(UsageError) {
        guard isAsked else {
            if arguments.has(reason) { throw UsageError("--\(reason.name) is for --write-accepted") }
            return nil
        }
        let text = arguments[reason] ?? Self.reasonToWrite
        guard !text.allSatisfy(\.isWhitespace) else {
            throw UsageError("--\(reason.name) can't be empty", suggestion: "say why the changes are accepted")
        }
        self.reason = text
        path = arguments[.config] ?? Configuration.defaultPath
    }

    /// Changes count as accepted from then on.
    func write(_ changes: inout LibraryChanges, _ session: inout Session) {
        let entries = suppressions(of: changes)
        guard !entries.isEmpty else { return }
        let place = FolderName.split(path)
        do throws(WorkspaceError) {
            let folder = try OutputFolder(place.folder)
            guard let name = try? OutputPath(parts: [place.name]) else {
                return session.diagnostics.error(.changesAccepted, "this is no name of a file", at: start)
            }
            let former = try ExtendedFiles.contents(of: [name], in: folder)
            guard let bytes = extended(former.first ?? nil, with: entries, into: &session.diagnostics) else { return }
            let file = OutputFile(name, bytes: bytes, ownership: .once)
            try ExtendedFiles.write([file], former: former, into: folder)
        } catch {
            error.report(in: place.folder, into: &session.diagnostics)
            return
        }
        var told = DiagnosticBag()
        changes.suppress(entries, into: &told)
        let next = reason == Self.reasonToWrite ? "write the reasons in \(TerminalText.name(path))" : nil
        session.close(
            "\(Count.of("breaking change", entries.count)) accepted in \(TerminalText.name(path))",
            next: next
        )
    }

    /// Several changes of one item can have one rule.
    private func suppressions(of changes: LibraryChanges) -> [Suppression] {
        var known: Set<Suppression> = []
        let components = changes.open.filter { $0.severity == .breaking }
            .map { suppression($0.rule, of: $0.tag, item: $0.item?.description) }
        let tokens = changes.openTokens.filter { $0.severity == .breaking }.map { suppression($0.rule, of: $0.name) }
        return (components + tokens).filter { known.insert($0).inserted }
    }

    private func suppression(_ rule: ChangeRule, of subject: String, item: String? = nil) -> Suppression {
        Suppression(rule: rule, subject: subject, item: item, reason: reason, place: start)
    }

    private var start: SourceLocation { .start(of: SourcePath(path)) }

    // MARK: The file

    /// nil where the file is no configuration, which is reported.
    private func extended(
        _ former: [UInt8]?,
        with entries: [Suppression],
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        let file = SourceFile(path: SourcePath(path), bytes: former ?? Array("{}\n".utf8))
        var told = DiagnosticBag()
        let bytes = JSONDocument.parse(file, into: &told).flatMap { document in
            JSONInsertion.appending(entries.map(text), toArrayAt: ["changes", "suppress"], of: document.root)
        }
        do throws(UsageError) {
            guard let bytes else { throw UsageError("nothing can be added to this file") }
            // The next run reads the written file, so it has to be a valid configuration.
            _ = try Configuration(SourceFile(path: file.path, bytes: bytes))
            return bytes
        } catch {
            diagnostics.error(.changesAccepted, "\(error.message); the file stays as it is", at: start)
            return nil
        }
    }

    private func text(_ entry: Suppression) -> String {
        let members = [
            ("rule", entry.rule.id), (entry.rule.subject, entry.subject), ("item", entry.item),
            ("reason", entry.reason),
        ]
        let texts = members.compactMap { key, value in value.map { "\"\(key)\": \(Self.quoted($0))" } }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    private static func quoted(_ text: String) -> String {
        String(decoding: JSONWriter.bytes(.compact) { $0.value(text) }, as: UTF8.self)
    }
}
