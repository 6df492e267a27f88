import Releases

/// Settings of a command line for changelogs: the release that they are of, and the place where they are.
struct ChangelogSettings {
    let version: SemanticVersion
    /// Version as it was given, build and all.
    let versionText: String
    let date: CalendarDate
    let folder: String

    /// nil for every other format, which has no use for any of it.
    init?(_ arguments: Arguments, isAsked: Bool) throws(UsageError) {
        let options = [DiffCommand.out, DiffCommand.releaseVersion, DiffCommand.date]
        guard isAsked else {
            if let option = options.first(where: arguments.has) {
                throw UsageError("--\(option.name) is for --format changelog")
            }
            return nil
        }
        func value(_ option: Option, _ placeholder: String) throws(UsageError) -> String {
            guard let value = arguments[option] else {
                throw UsageError("--format changelog needs --\(option.name) \(placeholder)")
            }
            return value
        }
        folder = FolderName.withoutSlash(try value(DiffCommand.out, "DIR"))
        versionText = try value(DiffCommand.releaseVersion, "X.Y.Z")
        guard let version = SemanticVersion(versionText) else {
            throw UsageError(
                "--release-version can't be “\(versionText)”",
                suggestion: "it is a version such as 2.1.0"
            )
        }
        self.version = version
        let day = try value(DiffCommand.date, "YYYY-MM-DD")
        guard let date = CalendarDate(day) else {
            throw UsageError("--date can't be “\(day)”", suggestion: "it is a day such as 2026-03-31")
        }
        self.date = date
    }
}
