/// What is done with tokens by `weblift`, as a whole process, in turns with `node -e 0`.
struct TokenComparison {
    struct Result {
        let time: Duration
        let peakMemory: Int
        let node: Timing
    }

    enum Work: CaseIterable {
        /// Read, resolved, checked by all lints, and printed.
        case print
        /// Read, resolved, and written as the Swift code of the tokens.
        case generate
        /// What a run does that has no tokens to read: the matrix, the components, the code that all share.
        case rest

        var name: String {
            switch self {
            case .print: "weblift tokens --format json"
            case .generate: "weblift generate --emit tokens"
            case .rest: "the same without tokens"
            }
        }
    }

    private let inspect: InspectRun
    private let sheet: TokenSheet
    private let folder: NumberedFolders

    init(_ sheet: TokenSheet, by inspect: InspectRun, in folder: NumberedFolders) {
        self.sheet = sheet
        self.inspect = inspect
        self.folder = folder
    }

    func measured(_ work: Work) throws -> Result? {
        let rounds = try Rounds(time: .seconds(3), count: 3...25).collect {
            (own: try run(work), node: try MeasuredRun.of(["node", "-e", "0"]))
        }
        guard let time = rounds.map(\.own.time).median, let peak = rounds.map(\.own.peakMemory).median else {
            return nil
        }
        return Result(time: time, peakMemory: peak, node: .of(rounds.map(\.node)))
    }

    private func run(_ work: Work) throws -> MeasuredRun {
        switch work {
        case .print: try inspect.succeeding(["tokens", sheet.tokens, "--format", "json"])
        case .generate: try generate(["--tokens", sheet.tokens])
        case .rest: try generate([])
        }
    }

    private func generate(_ tokens: [String]) throws -> MeasuredRun {
        try inspect.succeeding(["generate", sheet.manifest] + tokens + ["--emit", "tokens", "--out", folder.next()])
    }
}
