#if os(iOS)
import Foundation

/// The format of a date. One formatter is made for all dates of the same format.
@available(iOS 15, *)
struct ComponentDateFormat: Hashable {
    /// Which parts of the date are written, in the order of the locale; all of a short date where it is empty.
    var pattern = ""
    var timeZone: TimeZone?

    init(_ set: (inout Self) -> Void) { set(&self) }

    @MainActor private static var formatters: [ComponentDateFormat: DateFormatter] = [:]

    @MainActor
    func string(_ date: Date) -> String {
        let formatter = Self.formatters[self] ?? made()
        Self.formatters[self] = formatter
        return formatter.string(from: date)
    }

    private func made() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = .autoupdatingCurrent
        if let timeZone { formatter.timeZone = timeZone }
        if pattern.isEmpty {
            formatter.dateStyle = .short
        } else {
            formatter.setLocalizedDateFormatFromTemplate(pattern)
        }
        return formatter
    }
}
#endif
