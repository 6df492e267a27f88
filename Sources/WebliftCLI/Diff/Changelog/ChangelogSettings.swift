import Core
import Releases

struct ChangelogSettings {
    let version: SemanticVersion
    /// Written as it was given, build and all.
    let versionText: String
    let date: CalendarDate
    let folder: String

    /// nil for every other format.
    init?(_ arguments: Arguments, isAsked: Bool) throws(UsageError) {
        let options = [DiffCommand.out, DiffCommand.releaseVersion, DiffCommand.date]
        guard isAsked else {
            if let option = options.first(where: arguments.has) {
                throw UsageError("--\(option.name) is for --format changelog")
            }
            return nil
        }
        func needed<Value>(_ option: Option, _ value: Value?) throws(UsageError) -> Value {
            guard let value else { throw UsageError("--format changelog needs --\(option.name)\(option.valueUsage)") }
            return value
        }
        folder = FolderName.withoutSlash(try needed(DiffCommand.out, arguments[DiffCommand.out]))
        versionText = try needed(DiffCommand.releaseVersion, arguments[DiffCommand.releaseVersion])
        let version = try VersionCheck.version(DiffCommand.releaseVersion, arguments)
        self.version = try needed(DiffCommand.releaseVersion, version)
        let date = try arguments.value(DiffCommand.date, form: "it is a day such as 2026-03-31") { CalendarDate($0) }
        self.date = try needed(DiffCommand.date, date)
    }
}

/// `2026-03-31`, given by the user and never taken from a clock.
struct CalendarDate: Equatable {
    let text: String

    /// nil also for a day that no calendar has.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2],
            parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
            let year = Int(Substring(parts[0])), let month = Int(Substring(parts[1])),
            let day = Int(Substring(parts[2])),
            (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.text = text
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2:
            let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
            return isLeap ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }
}
