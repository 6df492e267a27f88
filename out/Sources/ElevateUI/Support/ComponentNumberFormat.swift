#if os(iOS)
import Foundation

/// The format of a number. One formatter is made for all numbers of the same format.
@available(iOS 15, *)
struct ComponentNumberFormat: Hashable {
    var style = NumberFormatter.Style.decimal
    var usesGrouping = true
    var currencyCode: String?
    var minimumIntegerDigits: Int?
    var minimumFractionDigits: Int?
    var maximumFractionDigits: Int?
    var minimumSignificantDigits: Int?
    var maximumSignificantDigits: Int?

    init(_ set: (inout Self) -> Void) { set(&self) }

    @MainActor private static var formatters: [ComponentNumberFormat: NumberFormatter] = [:]

    @MainActor
    func string(_ value: Double) -> String {
        let formatter = Self.formatters[self] ?? made()
        Self.formatters[self] = formatter
        return formatter.string(from: NSNumber(value: value)) ?? ""
    }

    private func made() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = .autoupdatingCurrent
        formatter.numberStyle = style
        formatter.usesGroupingSeparator = usesGrouping
        if let currencyCode { formatter.currencyCode = currencyCode }
        if let minimumIntegerDigits { formatter.minimumIntegerDigits = minimumIntegerDigits }
        if let minimumFractionDigits { formatter.minimumFractionDigits = minimumFractionDigits }
        if let maximumFractionDigits { formatter.maximumFractionDigits = maximumFractionDigits }
        if let minimumSignificantDigits { formatter.minimumSignificantDigits = minimumSignificantDigits }
        if let maximumSignificantDigits { formatter.maximumSignificantDigits = maximumSignificantDigits }
        return formatter
    }
}
#endif
