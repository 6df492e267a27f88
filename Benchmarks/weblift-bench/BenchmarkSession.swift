/// A whole run: a table of inputs, a table of growing sizes, and the targets.
struct BenchmarkSession {
    private let inspect: InspectRun
    private let rows: [BenchmarkRow]
    private let hasCorpus: Bool
    private let releases: [ReleasePair]
    private let corpus: String?
    private let matrix: String
    private let sample: String

    init(weblift: String, sample: String, matrix: String, corpus: String?) throws {
        self.corpus = corpus
        self.matrix = matrix
        self.sample = sample
        inspect = try InspectRun(weblift: weblift)
        let manifests = corpus.map { FilePath.jsonFiles(in: $0) } ?? []
        hasCorpus = !manifests.isEmpty
        releases = ReleasePair.list(manifests)
        rows = BenchmarkRow.list(sample: sample, corpus: manifests)
    }

    /// Nothing that was written is removed before all is measured: see `NumberedFolders`.
    func run() throws {
        try TemporaryFolder.with { try run(in: $0.path) }
    }

    private func run(in folder: String) throws {
        if !hasCorpus { print("No corpus of manifests here: only the bundled sample is measured.\n") }
        print(RowFigures.table.heading)
        var figures: [RowFigures] = []
        for row in rows {
            if let measured = try RowFigures.measured(row, by: inspect) {
                figures.append(measured)
                print(measured.line)
            } else {
                print("\(row.name): nothing there")
            }
        }
        print(legend)

        let manifests = rows.filter { $0.comparison == .json }
        guard let largest = manifests.max(by: { size(of: $0) < size(of: $1) }), size(of: largest) > 0 else {
            throw BenchmarkFailure("there is no manifest to measure")
        }
        print("\nTranslating, beside reading, in one process:\n")
        print(TranslationFigures.table.heading)
        var translations: [TranslationFigures] = []
        for row in manifests {
            guard let measured = try TranslationFigures.measured(row, matrix: matrix) else { continue }
            translations.append(measured)
            print(measured.line)
        }

        let compared = try compareReleases()

        print("\nGenerating into an empty folder, as a whole process:\n")
        print(GenerateFigures.table.heading)
        let written = NumberedFolders(in: folder)
        let generated = try GenerateFigures.measured(sample: sample, largest, by: inspect, in: written)
        for figures in generated { print(figures.line) }

        print("\nChecking what is as it should be, as a whole process:\n")
        print(CheckFigures.table.heading)
        let checked = try CheckFigures.measured(largest, by: inspect, in: written)
        print(checked.line)

        print("\nDocumenting, as a whole process:\n")
        print(DocsFigures.table.heading)
        let documented = try DocsFigures.measured(sample: sample, by: inspect, in: written)
        for figures in documented { print(figures.line) }

        print("\nDesign tokens in light and in dark, as a whole process:\n")
        print(TokenFigures.table.heading)
        let tokens = try TokenFigures.measured(by: inspect, in: written)
        for figures in tokens { print(figures.line) }

        print("\nReading other formats, as a whole process:\n")
        print(FormatFigures.table.heading)
        let formats = try FormatFigures.measured(corpus: corpus, by: inspect, in: written)
        if let docs = formats.docs { print(docs.line) }
        print(formats.declarations.line)

        print("\nThe modules of \(largest.name) again and again under other names:\n")
        print(ScalingFigures.table.heading)
        let scaling = try ScalingFigures.measured(largest.path, by: inspect, in: folder)
        for step in scaling.steps { print(step.line) }
        print("")
        let translated = translations.filter { $0.row.path == largest.path }
        let targets =
            Target.list(figures, scaling, translated) + Target.list(generated, tokens) + Target.list(checked)
            + Target.list(documented) + Target.list(docs: formats.docs, declarations: formats.declarations) + compared
            + [Target.size(inspect.size)]
        for target in targets {
            print(target.line)
        }
    }

    /// The targets that comparing releases is held to; none where the corpus has no two releases of a library.
    private func compareReleases() throws -> [Target] {
        guard let largest = releases.max(by: { size(of: $0) < size(of: $1) }) else { return [] }
        print("\nComparing two releases, beside reading both, in one process:\n")
        print(DiffFigures.table.heading)
        let compared = try DiffFigures.measured(releases, matrix: matrix)
        for figures in compared { print(figures.line) }
        let grown = try DiffFigures.grown(largest, matrix: matrix)
        for figures in grown { print(figures.line) }
        print("\nThe same as a whole process:\n")
        print(DiffProcessFigures.table.heading)
        let processes = try releases.map { try DiffProcessFigures.measured($0, by: inspect) }
        for figures in processes { print(figures.line) }
        return Target.list(processes.filter { $0.name == largest.name }) + Target.list(compared, grown)
    }

    private func size(of pair: ReleasePair) -> Int {
        (FilePath.size(of: pair.old) ?? 0) + (FilePath.size(of: pair.new) ?? 0)
    }

    private var legend: String {
        let idle = Figure.megabytes(inspect.idlePeak)
        return """

            ms, MB/s, peak MB  the process `weblift inspect --format summary INPUT`, start and end included; medians
            peak/input         the peak without the \(idle) MB that `weblift --version` takes, because the program and
                               its libraries take these up whatever the input is
            JSON               reading the JSON alone, in memory, with places and diagnostics
            JSONDecoder        Foundation decoding the same bytes into structs, in turns; ratio: how much longer it takes
            node               the process `node -e 'JSON.parse(…)'`, in turns; ratio: how much longer it takes
            """
    }

    private func size(of row: BenchmarkRow) -> Int {
        FilePath.size(of: row.path) ?? 0
    }

    private func print(_ text: String) {
        StandardStream.output.write(text + "\n")
    }
}
