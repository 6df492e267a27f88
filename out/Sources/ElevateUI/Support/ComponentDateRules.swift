#if os(iOS)
import Foundation

/// Which dates can't be chosen.
@available(iOS 15, *)
nonisolated struct ComponentDateRules {
    var disabledDates: [Date] = []
    var isDisabled: ((Date) -> Bool)?

    func allow(_ date: Date?) -> Bool {
        guard let date else { return true }
        let isListed = disabledDates.contains { Calendar.current.isDate($0, inSameDayAs: date) }
        return !isListed && isDisabled?(date) != true
    }
}
#endif
