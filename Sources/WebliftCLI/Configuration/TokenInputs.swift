import Core
import Ingest
import Tokens

struct TokenInputs: Equatable {
    struct Source: Equatable {
        let path: String
        var layer = TokenLayer.base
        /// nil: the name of each file says it, or nothing does.
        var mode: TokenMode?
        var theme: String?
    }

    /// The later of two sources of one token wins.
    var sources: [Source] = []
    /// Files for users that ask for more contrast.
    var contrast: [String] = []
    var settings = TokenSettings()
    /// Share of component tokens that a style should draw, in percent.
    var drawnBar = 80
    var isBundledSample = false

    /// Otherwise the tokens count that a library brings itself.
    var areNamed: Bool { isBundledSample || !sources.isEmpty }

    var watchedPaths: [String] {
        let paths = sources.map(\.path) + contrast
        var ignored = DiagnosticBag()
        return Set(paths + Ingestion.files(at: paths, for: .tokens, into: &ignored).map(\.path.typed)).sorted()
    }

    /// Files for more contrast, which lie over all others.
    func contrastFiles(_ place: TokenFilePlace = .disk, into diagnostics: inout DiagnosticBag) -> [TokenFile] {
        Self.files(of: contrast.map { Source(path: $0, layer: .override) }, place, into: &diagnostics)
    }

    /// Overlays come after all that they lie over.
    func files(_ place: TokenFilePlace = .disk, into diagnostics: inout DiagnosticBag) -> [TokenFile] {
        isBundledSample ? BundledSample.tokens : Self.files(of: sources, place, into: &diagnostics)
    }

    /// Unreadable files are reported, the others are read.
    private static func files(
        of sources: [Source],
        _ place: TokenFilePlace,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenFile] {
        sources.flatMap { source in
            place.files(at: source.path, into: &diagnostics).map { file, isNamed in
                let mode = source.mode ?? TokenMode(fileName: file.path)
                let theme = source.theme.map { TokenTheme($0) }
                return TokenFile(file, layer: source.layer, mode: mode, theme: theme, isNamed: isNamed)
            }
        }
    }
}

extension TokenInputs {
    init(_ project: Project, for inputs: Inputs) {
        self = project.configuration?.tokens ?? TokenInputs()
        sources += project.arguments.all(.tokens).map { Source(path: $0) }
        isBundledSample = sources.isEmpty && inputs == .bundledSample
    }
}

enum TokenFilePlace: Sendable {
    case disk
    /// Files of a revision; missing ones are left out where no person named them.
    case revision(String, GitProgram, skipsMissing: Bool)

    /// `isNamed`: the path is this very file.
    func files(at path: String, into diagnostics: inout DiagnosticBag) -> [(file: SourceFile, isNamed: Bool)] {
        switch self {
        case .disk:
            return Ingestion.files(at: [path], for: .tokens, into: &diagnostics).map { ($0, $0.path.typed == path) }
        case .revision(let revision, let git, let skipsMissing):
            guard let input = GitInput(revision: revision, disk: path) else {
                let start = SourceLocation.start(of: SourcePath(path))
                diagnostics.error(.inputGit, "a revision has no path that is absolute", at: start)
                return []
            }
            guard !skipsMissing || input.exists(for: git) else { return [] }
            return input.files(for: .tokens, git, into: &diagnostics)
                .map { ($0, $0.path.typed == input.name) }
        }
    }
}
