#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Disables an option of a picker, where the system supports it.
    @ViewBuilder func selectable(_ isSelectable: Bool) -> some View {
        if #available(iOS 17, *) {
            selectionDisabled(!isSelectable)
        } else {
            self
        }
    }

    /// Keeps a menu open after a choice, where the system supports it.
    @ViewBuilder func staysOpen(_ staysOpen: Bool) -> some View {
        if #available(iOS 16.4, *) {
            menuActionDismissBehavior(staysOpen ? .disabled : .automatic)
        } else {
            self
        }
    }

    /// Shows the options of a picker beside each other, or below each other where that is asked for.
    @ViewBuilder func segmented(_ direction: Axis) -> some View {
        switch direction {
        case .horizontal: pickerStyle(.segmented)
        case .vertical: pickerStyle(.inline)
        }
    }

    /// Lets the weeks of calendars begin with a day, counted from Sunday as 0.
    func firstWeekday(_ day: Int?) -> some View {
        var calendar = Calendar.current
        if let day { calendar.firstWeekday = day % 7 + 1 }
        return environment(\.calendar, calendar)
    }
}
#endif
