import Package

enum GenerateMode: Equatable {
    case write(PlanOptions)
    case dryRun(PlanOptions, showsDiff: Bool)
    case check

    init(_ arguments: Arguments, in folder: String) throws(UsageError) {
        let options = PlanOptions(arguments, in: folder)
        let showsDiff = arguments.has(GenerateCommand.diff)
        if arguments.has(GenerateCommand.check) {
            let others = [GenerateCommand.dryRun, GenerateCommand.diff, GenerateCommand.force, GenerateCommand.restore]
            if let other = others.first(where: arguments.has) {
                throw UsageError("--check writes nothing and can't be combined with --\(other.name)")
            }
            self = .check
        } else if arguments.has(GenerateCommand.dryRun) {
            self = .dryRun(options, showsDiff: showsDiff)
        } else {
            guard !showsDiff else {
                throw UsageError("--diff shows what would be written", suggestion: "add --dry-run")
            }
            self = .write(options)
        }
    }
}

extension PlanOptions {
    init(_ arguments: Arguments, in folder: String) {
        self.init(
            replacesEdited: arguments.has(GenerateCommand.force),
            restoration: Self.restoration(arguments.all(GenerateCommand.restore), in: folder)
        )
    }

    /// Paths stand as `--dry-run` prints them, or as the shell completes them.
    private static func restoration(_ paths: [String], in folder: String) -> Restoration {
        guard !paths.isEmpty else { return .none }
        guard !paths.contains("") else { return .all }
        return .below(paths.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.utf8.count + 1)) : $0 })
    }
}
