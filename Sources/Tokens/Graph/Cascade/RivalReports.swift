import Core

struct RivalReports {
    private static let mostNotes = 10

    private let sources: TokenSources
    private(set) var diagnostics = DiagnosticBag()

    init(_ rivals: [[Int]], _ sources: TokenSources, light: ModeResolver, dark: ModeResolver) {
        self.sources = sources
        var (light, dark) = (light, dark)
        for group in rivals {
            switch sources.declarations[group[0]].mode {
            case .light, nil: check(group, in: &light)
            case .dark: check(group, in: &dark)
            }
        }
    }

    private mutating func check(_ rivals: [Int], in resolver: inout ModeResolver) {
        let winner = sources.declarations[rivals[0]]
        let token = sources.names.owners[rivals[0]]
        let value = resolver.quietValue(of: winner.content, as: winner.type, in: token)
        let others = rivals.dropFirst().map { sources.declarations[$0] }.filter { rival in
            guard let value, let other = resolver.quietValue(of: rival.content, as: rival.type, in: token) else {
                return true
            }
            return !value.isSame(as: other)
        }
        guard !others.isEmpty else { return }
        diagnostics.warning(
            .tokensDuplicate,
            "\(code: winner.name) has different values\(winner.mode.map { " for \($0.rawValue)" } ?? ""); this one counts",
            at: winner.location,
            notes: others.map { Diagnostic.Note("this one does not", at: $0.location) }.shown(atMost: Self.mostNotes)
        )
    }
}
