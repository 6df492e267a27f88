import Core
import Generate
import Ingest

struct IconFolders: Equatable {
    let paths: [String]

    var isEmpty: Bool { paths.isEmpty }

    /// Reports refused files, missing icons, and symbols that are too new. nil after an error.
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

extension IconFolders {
    /// The configuration's come first.
    init(_ project: Project) {
        self.init(paths: (project.configuration?.icons ?? []) + project.arguments.all(GenerateCommand.icons))
    }
}

/// First iOS with a symbol: `specs/symbols.md`.
struct SymbolReleases {
    private let versions: [String: Int]

    /// A row has a version, and names in code spans. All else is for people.
    init(_ text: String) {
        var versions: [String: Int] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
            guard cells.count >= 2, let version = Int(cells[0].prefix { $0.isNumber }) else { continue }
            let parts = cells[1].split(separator: "`", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where !index.isMultiple(of: 2) { versions[String(part)] = version }
        }
        self.versions = versions
    }

    static var known: SymbolReleases {
        SymbolReleases(String(decoding: EmbeddedSpecs.needed("symbols.md"), as: UTF8.self))
    }

    /// Nothing is drawn where a symbol is newer than the app's iOS. Symbols without a row are told once.
    func check(_ symbols: [String: IconSet.Symbol], target: Int, into diagnostics: inout DiagnosticBag) {
        var unknown: [IconSet.Symbol] = []
        for (icon, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
            guard let version = versions[symbol.name] else {
                unknown.append(symbol)
                continue
            }
            guard version > target else { continue }
            diagnostics.warning(
                .iconsSymbolTooNew,
                "“\(TerminalText.line(symbol.name))”, for “\(TerminalText.line(icon))”, is a symbol since iOS \(version), "
                    + "and the app runs on iOS \(target)",
                at: symbol.place
            )
        }
        for symbol in unknown.sorted(by: { ($0.place, $0.name) < ($1.place, $1.name) }) {
            let nearest = NearestName.of(symbol.name, among: versions.keys.sorted())
            diagnostics.note(
                .iconsSymbolUnchecked,
                "nobody has looked up since which iOS “\(TerminalText.line(symbol.name))” is a symbol",
                at: symbol.place,
                suggestion: nearest.map { "did you mean \($0)?" }
            )
        }
    }
}
