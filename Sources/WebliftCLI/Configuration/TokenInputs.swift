import Core
import Ingest
import Tokens

/// Files that hold the design tokens, and settings for reading them.
struct TokenInputs: Equatable {
    /// A file or folder, and the settings for its tokens.
    struct Source: Equatable {
        let path: String
        var layer = TokenLayer.base
        /// Nil: the name of each file says it, or nothing does.
        var mode: TokenMode?
        /// The theme that all of it is for.
        var theme: String?
    }

    /// Sources of tokens: where two say something of one token, the later wins.
    var sources: [Source] = []
    /// Files that count besides where somebody asks for more contrast.
    var contrast: [String] = []
    var settings = TokenSettings()
    /// Share of the tokens of components that a style should draw, in percent.
    var drawnBar = 80
    /// The tokens of the bundled sample, which come with it where nothing else is said.
    var isBundledSample = false

    init() {}

    /// Whether somebody says where tokens are. Otherwise the tokens count that a library brings itself.
    var areNamed: Bool { isBundledSample || !sources.isEmpty }

    /// Takes the inputs of the configuration, then the paths of the command line.
    init(_ arguments: Arguments, for inputs: Inputs) throws(UsageError) {
        self = try Configuration.find(arguments)?.tokens ?? TokenInputs()
        sources += arguments.all(.tokens).map { Source(path: $0) }
        isBundledSample = sources.isEmpty && inputs == .bundledSample
    }

    /// Files and folders, with the files that resolvers among them name.
    var watchedPaths: [String] {
        let paths = sources.map(\.path) + contrast
        var ignored = DiagnosticBag()
        return Set(paths + Ingestion.files(at: paths, for: .tokens, into: &ignored).map(\.path.typed)).sorted()
    }

    /// Reads the files for more contrast, which lie over all others.
    func contrastFiles(_ place: TokenFilePlace = .disk, into diagnostics: inout DiagnosticBag) -> [TokenFile] {
        contrast.flatMap { path in
            place.files(at: path, into: &diagnostics).map { file, isNamed in
                TokenFile(file, layer: .override, mode: TokenMode(fileName: file.path), isNamed: isNamed)
            }
        }
    }

    /// Overlays come after all that they lie over. A file that can't be read is reported, the others are read all the same.
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

/// Place that the paths of token files lead to.
enum TokenFilePlace: Sendable {
    case disk
    /// Files that a revision of the repository had there. Files that it did not have yet are left out where a person
    /// did not name them.
    case revision(String, GitProgram, skipsMissing: Bool)

    /// The files at a path, and whether each is the very one that was named.
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
            return Ingestion.files(at: input, for: .tokens, with: git, into: &diagnostics)
                .map { ($0, $0.path.typed == input.name) }
        }
    }
}
