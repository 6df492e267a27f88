package import Core
package import Documents
package import Package

package enum ProjectTemplates {
    /// More than any project has.
    package static let limits = FolderReading.Limits(fileCount: 1000, size: 16 << 20)

    /// Reads each file with a name that ends in `.mustache`, named like a built-in template: by its path in the folder.
    package static func read(_ folder: String, into diagnostics: inout DiagnosticBag) -> [TemplateSource] {
        let path = SourcePath(folder)
        let reading = FolderReading(folder, suffixes: [TemplateLayers.fileEnding], limits: limits)
        for problem in reading.problems {
            diagnostics.error(
                .templateUnreadable,
                message(problem),
                at: .start(of: problem.path.isEmpty ? path : path.appending(problem.path))
            )
        }
        return reading.files.map { file in
            TemplateSource(
                name: String(file.path.dropLast(TemplateLayers.fileEnding.count)),
                file: SourceFile(path: path.appending(file.path), bytes: file.bytes)
            )
        }
    }

    private static func message(_ problem: FolderReading.Problem) -> String {
        switch problem.reason {
        case .link: "this is a link, and no link is followed in a folder of templates"
        case .tooMany:
            "the folder has more than \(limits.fileCount) templates; this one and those after it are not read"
        case .tooLarge:
            "the templates of the folder have more than \(limits.size >> 20) MiB; this one and those after it are not read"
        case .tooDeep: "folders are nested more than \(limits.depth) deep here"
        case .notUTF8: "this can't be read: its name is not UTF-8"
        case .noFile: "this is no file"
        case .system(let error) where error.meansNotFound && problem.path.isEmpty:
            "there is no such folder of templates"
        case .system(let error): "this can't be read: \(error.reason)"
        }
    }
}
