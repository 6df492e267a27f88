import SourceText

/// The command that a misspelt word most likely stands for.
enum NearestCommand {
    static func of(_ word: String, among commands: [any Command.Type]) -> String? {
        NearestName.of(word, among: commands.map { $0.name })
    }
}
