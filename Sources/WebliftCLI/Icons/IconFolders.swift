import Core
import Generate
import Ingest

/// Folders and files with the SVG icons of a library.
struct IconFolders: Equatable {
    let paths: [String]

    init(_ paths: [String]) {
        self.paths = paths
    }

    /// Takes the folders of the configuration, then the folders of the command line.
    init(_ arguments: Arguments) throws(UsageError) {
        paths = (try Configuration.find(arguments)?.icons ?? []) + arguments.all(GenerateCommand.icons)
    }

    var isEmpty: Bool { paths.isEmpty }

    /// Reads the icons and reports everything about them: refused files, missing icons, and symbols that are too new.
    /// nil after an error.
    func read(for contents: PackageContents, _ settings: GenerateSettings, _ session: inout Session) -> PackageIcons? {
        let sources = sources(into: &session.diagnostics)
        let icons = IconReader.icons(in: sources, into: &session.diagnostics)
        let set = IconSet(icons, symbols: contents.symbols, into: &session.diagnostics)
        if !contents.symbols.isEmpty {
            let target = settings.rendering(contents.names).deploymentTarget
            SymbolReleases.known.check(contents.symbols, target: target, into: &session.diagnostics)
        }
        if let inputs = contents.inputs {
            IconMentions(in: inputs, of: contents).report(missingIn: set, into: &session.diagnostics)
        }
        guard !session.hasErrors() else { return nil }
        return PackageIcons(
            icons: set,
            leftOut: sources.count - icons.count,
            contents: contents,
            settings: settings,
            isOfLibrary: contents.inputs != nil
        )
    }

    /// The files, each with the name of its icon.
    func sources(into diagnostics: inout DiagnosticBag) -> [IconReader.Source] {
        var sources: [IconReader.Source] = []
        var limits = InputLimits()
        limits.fileSize = IconReader.largest
        for folder in paths {
            let files = Ingestion.files(at: [folder], for: .icons, limits: limits, into: &diagnostics)
            if files.isEmpty, !diagnostics.hasErrors {
                let message = "there is no SVG file in this folder"
                diagnostics.error(.inputNothingFound, message, at: .start(of: SourcePath(folder)))
            }
            sources += files.map { IconReader.Source(name: Self.name(of: $0.path.typed, below: folder), file: $0) }
        }
        return sources
    }

    private static func name(of path: String, below folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        // A file that is named itself is called like itself.
        let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : SourcePath.lastComponent(of: path)
        return name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
    }
}
