import Core

enum NearestCommand {
    static func mistake(_ word: String, among commands: [any Command.Type]) -> UsageError {
        let nearest = NearestName.of(word, among: commands.map { $0.name })
        return UsageError(
            "there is no command \(word)",
            suggestion: nearest.map { "did you mean \($0)?" } ?? "see weblift --help"
        )
    }
}
