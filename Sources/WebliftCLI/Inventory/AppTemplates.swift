import AppCode
import Core
import Ingest

/// The templates of an app.
enum AppTemplates {
    static func read(_ paths: [String], into diagnostics: inout DiagnosticBag) -> [AppTemplate] {
        let purpose = InputPurpose.templates(endings: TemplateDialect.fileEndings)
        let files = Ingestion.files(at: paths, for: purpose, into: &diagnostics)
        var unread: [String: [SourcePath]] = [:]
        for file in files {
            guard let ending = TemplateDialect.unreadEnding(of: file.path.typed) else { continue }
            unread[ending, default: []].append(file.path)
        }
        for (ending, paths) in unread.sorted(by: { $0.key < $1.key }) {
            let message = "\(Count.of("file", paths.count)) of the ending \(ending): no templates are read there"
            diagnostics.note(.inventoryNotRead, message, at: paths.min().map { .start(of: $0) })
        }
        let templates = Workers.map(files, into: &diagnostics) { file, diagnostics in
            AppTemplate(file, into: &diagnostics)
        }
        let found = templates.compactMap(\.self)
        if found.isEmpty, !diagnostics.hasErrors {
            let place = paths.first.map { SourceLocation.start(of: SourcePath($0)) }
            diagnostics.error(.inventoryNothing, "there is no template here that can be read", at: place)
        }
        return found
    }
}
