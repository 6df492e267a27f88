/// The generated text marks a scaffold that people moved: they keep most of its lines when they edit it, and no file
/// that is their own has half of them. A file that has kept its name needs fewer.
struct MovedFiles {
    struct Missing {
        let path: OutputPath
        let base: [UInt8]
    }

    enum Finding: Equatable {
        case found(Stranger)
        case ambiguous([OutputPath])
    }

    private static let leastOfOtherName = 0.5
    private static let leastOfSameName = 0.25
    /// A second candidate that is nearly as like leaves it open which one is meant.
    private static let lead = 0.1

    static func find(_ missing: [Missing], among strangers: [Stranger]) -> [OutputPath: Finding] {
        let texts = strangers.map { TextLikeness(of: $0.file.bytes) }
        var candidates: [(missing: Int, stranger: Int, share: Double)] = []
        for (index, file) in missing.enumerated() {
            let base = TextLikeness(of: file.base)
            for (other, stranger) in strangers.enumerated() {
                let share = stranger.file.bytes == file.base ? 1 : base.share(in: texts[other])
                let least = stranger.path.name == file.path.name ? leastOfSameName : leastOfOtherName
                if share >= least { candidates.append((index, other, share)) }
            }
        }
        var findings: [OutputPath: Finding] = [:]
        for (index, file) in missing.enumerated() {
            let own = candidates.filter { $0.missing == index }.sorted {
                ($0.share, strangers[$1.stranger].path) > ($1.share, strangers[$0.stranger].path)
            }
            // A stranger is the file that it is most like.
            let best = own.filter { candidate in
                !candidates.contains { $0.stranger == candidate.stranger && $0.share > candidate.share }
            }
            guard let first = best.first else { continue }
            let rivals = best.filter { $0.share > first.share - lead }
            if rivals.count == 1 {
                findings[file.path] = .found(strangers[first.stranger])
            } else {
                findings[file.path] = .ambiguous(rivals.map { strangers[$0.stranger].path }.sorted())
            }
        }
        // A stranger that two files are equally like is neither of them.
        let claims = Dictionary(
            grouping: findings.compactMap { path, finding -> (OutputPath, OutputPath)? in
                guard case .found(let stranger) = finding else { return nil }
                return (stranger.path, path)
            },
            by: \.0
        )
        for (place, claimants) in claims where claimants.count > 1 {
            for (_, path) in claimants { findings[path] = .ambiguous([place]) }
        }
        return findings
    }
}

struct TextLikeness {
    /// Lines that say something, and how often each is there. A brace alone says nothing.
    private var lines: [ArraySlice<UInt8>: Int] = [:]
    private var count = 0

    private static let shortest = 4

    init(of text: [UInt8]) {
        for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let content = Self.trimmed(line)
            guard content.count >= Self.shortest else { continue }
            lines[content, default: 0] += 1
            count += 1
        }
    }

    /// Computes the share of the lines, from 0 to 1, that are in the other text, too: 0 for a text without lines.
    func share(in other: TextLikeness) -> Double {
        guard count > 0 else { return 0 }
        let common = lines.reduce(0) { $0 + min($1.value, other.lines[$1.key] ?? 0) }
        return Double(common) / Double(count)
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let first = line.firstIndex(where: { !isSpace($0) }),
            let last = line.lastIndex(where: { !isSpace($0) })
        else { return [] }
        return line[first...last]
    }
}
