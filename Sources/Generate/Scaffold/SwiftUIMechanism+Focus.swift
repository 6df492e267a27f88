import SwiftModel

extension SwiftUIMechanism {
    /// Whether a component that has it takes part in focus.
    var isFocus: Bool { self == .focusState || self == .focused }
}
