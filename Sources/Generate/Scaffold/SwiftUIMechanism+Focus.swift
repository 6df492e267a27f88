import SwiftModel

extension SwiftUIMechanism {
    var isFocus: Bool { self == .focusState || self == .focused }
}
