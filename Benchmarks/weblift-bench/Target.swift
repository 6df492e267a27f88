/// A figure that was aimed at, and whether it was reached. It is told and never enforced.
struct Target {
    /// One figure that counts towards the target.
    struct Sample {
        let name: String
        let value: Double
    }

    enum Bound {
        case atLeast(Double)
        case atMost(Double)
    }

    let name: String
    let bound: Bound
    let samples: [Sample]

    static func list(
        _ rows: [RowFigures],
        _ scaling: ScalingFigures,
        _ translations: [TranslationFigures]
    ) -> [Target] {
        let grown = scaling.steps.map { Sample(name: "\($0.units) MB", value: $0.memoryRatio) }
        let large = rows.filter { $0.size >= 1_000_000 }.map { Sample(name: $0.row.name, value: $0.memoryRatio) }
        return [
            Target(
                name: "JSON ≥ 3× JSONDecoder",
                bound: .atLeast(3),
                samples: rows.compactMap { row in row.decodingRatio.map { Sample(name: row.row.name, value: $0) } }
            ),
            Target(
                name: "twice the size in ≤ 2.2× the time",
                bound: .atMost(2.2),
                samples: scaling.steps.compactMap { step in
                    step.growth.map { Sample(name: "\(step.units) MB", value: $0) }
                }
            ),
            Target(
                name: "translating the largest manifest < reading it",
                bound: .atMost(1),
                samples: translations.map { Sample(name: $0.row.name, value: $0.ratio) }
            ),
            Target(
                name: "the same with the matrix read for it",
                bound: .atMost(1),
                samples: translations.map { Sample(name: $0.row.name, value: $0.ratioWithMatrix) }
            ),
            Target(
                name: "peak memory ≤ 12× the input, every input",
                bound: .atMost(12),
                samples: rows.map { Sample(name: $0.row.name, value: $0.memoryRatio) } + grown
            ),
            Target(name: "peak memory ≤ 12× the input, 1 MB and more", bound: .atMost(12), samples: large + grown),
        ]
    }

    static func list(_ generated: [GenerateFigures], _ tokens: [TokenFigures]) -> [Target] {
        generated.compactMap(Self.time) + [
            Target(
                name: "peak memory of generate ≤ 200 MB, as a part of it",
                bound: .atMost(1),
                samples: generated.map { Sample(name: $0.name, value: Double($0.result.peakMemory) / 200e6) }
            ),
            Target(
                name:
                    "\(Figure.grouped(TokenSheet.count)) tokens in two modes, read, resolved and rendered < node -e 0",
                bound: .atMost(1),
                samples: TokenFigures.share(tokens).map { [Sample(name: "the tokens alone", value: $0)] } ?? []
            ),
            Target(
                name: "the same as a whole process",
                bound: .atMost(1),
                samples: tokens.compactMap { figures in
                    figures.ratioToNode.map { Sample(name: figures.name, value: $0) }
                }
            ),
        ]
    }

    /// What the time of generating is held to: a manifest to what reading and copying it take, and the sample to Node.
    private static func time(_ generated: GenerateFigures) -> Target? {
        if let ratio = generated.ratioToCopying {
            return Target(
                name: "generate of \(generated.name) ≤ 3× cp -r of what it wrote, plus reading",
                bound: .atMost(1),
                samples: [Sample(name: generated.name, value: ratio)]
            )
        }
        return generated.ratioToNode.map { ratio in
            Target(
                name: "generate of the \(generated.name) < node -e 0",
                bound: .atMost(1),
                samples: [Sample(name: generated.name, value: ratio)]
            )
        }
    }

    static func size(_ bytes: Int) -> Target {
        Target(
            name: "the program ≤ 30 MB, as a part of it",
            bound: .atMost(1),
            samples: [Sample(name: "\(Figure.megabytes(bytes)) MB", value: Double(bytes) / 30e6)]
        )
    }

    static func list(_ documented: [DocsFigures]) -> [Target] {
        [
            Target(
                name: "all docs of 100 components in less than a second, one format after the other",
                bound: .atMost(1),
                samples: documented.isEmpty
                    ? [] : [Sample(name: "seconds", value: documented.reduce(0) { $0 + $1.time.seconds })]
            )
        ]
    }

    static func list(docs: FormatFigures?, declarations: FormatFigures) -> [Target] {
        [
            Target(
                name: "reading the documentation of Stencil ≤ half of what Node takes to parse it",
                bound: .atLeast(2),
                samples: [docs].compactMap { docs in
                    guard let docs, let ratio = docs.node?.ratio(to: docs.time) else { return nil }
                    return Sample(name: docs.name, value: ratio)
                }
            ),
            Target(
                name: "reading \(DeclarationFolder.count) declaration files ≤ 100 ms, as a part of it",
                bound: .atMost(1),
                samples: [Sample(name: declarations.name, value: declarations.time.seconds / 0.1)]
            ),
        ]
    }

    static func list(_ processes: [DiffProcessFigures]) -> [Target] {
        [
            Target(
                name: "weblift diff of the largest two releases ≤ 2× weblift inspect of both",
                bound: .atMost(2),
                samples: processes.map { Sample(name: $0.name, value: $0.ratio) }
            )
        ]
    }

    static func list(_ compared: [DiffFigures], _ grown: [DiffFigures]) -> [Target] {
        let largest = compared.max { $0.size < $1.size }
        return [
            Target(
                name: "the same without what a process costs, and of grown ones",
                bound: .atMost(2),
                samples: ([largest].compactMap(\.self) + grown).map { Sample(name: $0.name, value: $0.result.ratio) }
            ),
            Target(
                name: "comparing two manifests of 16 MB ≤ 1 s, as a part of it",
                bound: .atMost(1),
                samples: grown.suffix(1).map { figures in
                    let result = figures.result
                    return Sample(name: figures.name, value: (result.read + result.translate + result.compare).seconds)
                }
            ),
            Target(
                name: "releases of twice the size in ≤ 2.2× the time",
                bound: .atMost(2.2),
                samples: zip(grown, grown.dropFirst()).map { half, whole in
                    let times = [half.result, whole.result].map { $0.read + $0.translate + $0.compare }
                    return Sample(name: whole.name, value: times[1] / times[0])
                }
            ),
        ]
    }

    static func list(_ checked: CheckFigures) -> [Target] {
        [
            Target(
                name: "checking a thousand files ≤ generating them",
                bound: .atMost(1),
                samples: [Sample(name: checked.name, value: checked.ratio)]
            )
        ]
    }

    static func list(_ verified: [VerifyFigures]) -> [Target] {
        func target(_ name: String, _ seconds: Double, _ time: KeyPath<VerifyFigures, Duration>) -> Target {
            Target(
                name: "verify of a hundred components, \(name) ≤ \(Figure.decimal(seconds)) s, as a part of it",
                bound: .atMost(1),
                samples: verified.map { Sample(name: $0.name, value: $0[keyPath: time].seconds / seconds) }
            )
        }
        return [
            target("with nothing built", 65, \.first), target("with no verdicts", 35, \.fresh),
            target("unchanged", 2, \.unchanged), target("one file edited", 8, \.body),
        ]
    }

    var line: String {
        guard let worst else { return "target: \(name) — not measured" }
        let verdict = isReached(by: worst) ? "reached" : "not reached"
        return "target: \(name) — \(verdict) (worst: \(worst.name) \(Figure.ratio(worst.value)))"
    }

    private var worst: Sample? {
        switch bound {
        case .atLeast: samples.min { $0.value < $1.value }
        case .atMost: samples.max { $0.value < $1.value }
        }
    }

    private func isReached(by sample: Sample) -> Bool {
        switch bound {
        case .atLeast(let value): sample.value >= value
        case .atMost(let value): sample.value <= value
        }
    }
}
