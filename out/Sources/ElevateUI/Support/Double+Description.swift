#if os(iOS)
import Foundation

@available(iOS 15, *)
nonisolated extension Double {
    /// The text that a caller makes of the number, or the system.
    func described(by format: ((Double) -> String)?) -> String { format?(self) ?? formatted() }
}
#endif
