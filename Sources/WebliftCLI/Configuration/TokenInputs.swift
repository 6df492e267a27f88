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

    init() {}

    /// Otherwise the tokens count that a library brings itself.
    var areNamed: Bool { isBundledSample || !sources.isEmpty }

    init(_ arguments: Arguments, for inputs: Inputs) throws(UsageError) {
        self = try Configuration.find(arguments)?.tokens ?? TokenInputs()
        sources += arguments.all(.tokens).map { Source(path: $0) }
        isBundledSample = sources.isEmpty && inputs == .bundledSample
    }

    var watchedPaths: [String] {
        let paths = sources.map(\.path) + contrast
        var ignored = DiagnosticBag()
        return Set(paths + Ingestion.files(at: paths, for: .tokens, into: &ignored).map(\.path.typed)).sorted()
    }

    /// Files for more contrast, which lie over all others.
    func contrastFiles(_ place: TokenFilePlace = .disk, into diagnostics: inout DiagnosticBag) -> [TokenFile] {
        contrast.flatMap { path in
            place.files(at: path, into: &diagnostics).map { file, isNamed in
                TokenFile(file, layer: .override, mode: TokenMode(fileName: file.path), isNamed: isNamed)
            }
        }
    }

    /// Overlays come after all that they lie over. Unreadable files are reported, the others are read.
    func files(_ place: TokenFilePlace = .disk, into diagnostics: inout DiagnosticBag) -> [TokenFile] {
        if isBundledSample { return BundledSample.tokens }
        var files: [TokenFile] = []
        for source in sources {
            for (file, isNamed) in place.files(at: source.path, into: &diagnostics) {
                let mode = source.mode ?? TokenMode(fileName: file.path)
                let theme = source.theme.map { TokenTheme($0) }
                files.append(TokenFile(file, layer: source.layer, mode: mode, theme: theme, isNamed: isNamed))
            }
        }
        return files
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
