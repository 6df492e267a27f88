import Core
import Documents
import Generate
import Package

/// Writes the built-in templates into a folder, for a person to change some of them.
enum TemplateExport {
    static func write(_ style: TemplateStyle, to folder: String, _ session: inout Session) {
        let files = TemplateLayers(style).templates.map(file)
        session.close("nothing was written")
        let written: Int
        do throws(WorkspaceError) {
            written = try NewFiles.writeAbsent(files, into: OutputFolder(folder))
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return
        }
        var text = "\(Count.of("template", written)) written to \(folder)"
        let others = files.count - written
        if others > 0 { text += ", \(others) there already and not touched" }
        session.close(text, next: "weblift generate --templates \(folder)")
    }

    private static func file(_ template: LayeredTemplate) -> OutputFile {
        let path = OutputPath(ours: template.name + TemplateLayers.fileEnding)
        return OutputFile(path, bytes: template.source.file.bytes, ownership: .once)
    }
}
