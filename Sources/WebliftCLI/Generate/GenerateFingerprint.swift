import Changes
import Icons
import Ingest
import Markdown
import Mustache
import Render
import SourceText
import Tokens

/// The hash of all that generated files depend on: the program with what it carries, every input byte for byte, the
/// templates and matrices of the project, and every setting.
///
/// Nothing is parsed for it, and what can't be read makes no fingerprint: then everything is generated, and that reports
/// it.
struct GenerateFingerprint: Sendable {
    private var hasher = ContentHasher()
    private var problems = DiagnosticBag()

    /// All but the inputs, from before any of it is read for good, by this build of the program. nil where a part can't be read or comes from git, or only
    /// some components are asked for.
    init?(of request: GenerateRequest, by build: String) {
        guard request.selection.isEmpty else { return nil }
        // What a revision is changes with the repository.
        if case .git? = request.former?.side { return nil }
        addProgram(build)
        add(request.matrices)
        add(request.tokenInputs)
        add(request.settings)
        add(request.icons)
        if let former = request.former, case .inputs(let inputs) = former.side {
            hasher.add("since")
            guard add(ReadInputs(inputs)) else { return nil }
            hasher.add("\(former.until)")
            if let tokens = request.formerTokens { add(tokens.inputs) }
        }
        for version in [request.end.named, request.end.version] { hasher.add(version.map { "\($0)" } ?? "") }
        guard !problems.hasErrors else { return nil }
    }

    /// With the inputs, which are in memory; nil where one can't be read.
    func hash(with inputs: ReadInputs) -> ContentHash? {
        var fingerprint = self
        return fingerprint.add(inputs) ? fingerprint.hasher.hash : nil
    }

    private mutating func addProgram(_ build: String) {
        hasher.add(Weblift.version)
        hasher.add(build)
        hasher.add(MarkdownDocument.parserVersion)
    }

    private mutating func add(_ inputs: ReadInputs) -> Bool {
        guard let fingerprint = inputs.fingerprint else { return false }
        hasher.add(fingerprint)
        return true
    }

    private mutating func add(_ matrices: Matrices) {
        hasher.add(matrices.paths.count)
        for path in matrices.paths {
            if let file = Ingestion.file(at: path, into: &problems) { add(file) }
        }
    }

    private mutating func add(_ tokens: TokenInputs) {
        hasher.add(tokens.isBundledSample ? 1 : 0)
        hasher.add(tokens.sources.count)
        for source in tokens.sources {
            hasher.add(source.layer.rawValue)
            hasher.add(source.mode?.rawValue ?? "")
            let files = Ingestion.files(at: [source.path], for: .tokens, into: &problems)
            hasher.add(files.count)
            for file in files { add(file) }
        }
        let contrast = Ingestion.files(at: tokens.contrast, for: .tokens, into: &problems)
        hasher.add(contrast.count)
        for file in contrast { add(file) }
        let settings = tokens.settings
        hasher.add(settings.remBase.description)
        for (word, meaning) in settings.words.sorted(by: { $0.key < $1.key }) {
            hasher.add(word)
            hasher.add(meaning)
        }
        let prefixes = settings.prefixes
        for names in [prefixes.primitive, prefixes.alias, prefixes.component] {
            hasher.add(names.count)
            for name in names { hasher.add(name) }
        }
    }

    private mutating func add(_ icons: IconFolders) {
        let sources = icons.sources(into: &problems)
        hasher.add(sources.count)
        for source in sources {
            hasher.add(source.name)
            add(source.file)
        }
    }

    private mutating func add(_ settings: GenerateSettings) {
        for text in settings.fingerprint { hasher.add(text) }
        guard let folder = settings.templates else { return }
        for template in ProjectTemplates.read(folder, into: &problems) { add(template.file) }
    }

    /// Its name counts as well: order and messages depend on it. What no output shows is left out.
    private mutating func add(_ file: SourceFile) {
        hasher.add(file.path.published)
        hasher.add(contents: file.bytes)
    }
}
