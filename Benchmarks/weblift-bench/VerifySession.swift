/// Measures `weblift verify` of large packages: the sample three times over, and the manifest of the corpus with the
/// most components.
struct VerifySession {
    let weblift: String
    let sample: String
    let corpus: String?

    func run() throws {
        try TemporaryFolder.with { folder in
            var inputs = [(manifest: sample + "/custom-elements.json", copies: 3, name: "sample-3-times")]
            let manifests = corpus.map { FilePath.jsonFiles(in: $0) } ?? []
            if let large = manifests.first(where: { FilePath.lastComponent(of: $0).hasPrefix("ui5-") }) {
                inputs.append((large, 1, "ui5"))
            }
            print(VerifyFigures.table.heading)
            var figures: [VerifyFigures] = []
            for input in inputs {
                let measured = try VerifyFigures.measured(
                    input.manifest,
                    copies: input.copies,
                    name: input.name,
                    weblift: weblift,
                    in: folder.path
                )
                figures.append(measured)
                print(measured.line)
            }
            print("")
            for target in Target.list(figures) { print(target.line) }
        }
    }
}
