#if os(iOS)
import Foundation

/// Values as a control takes them. A `Binding` has these properties, too: `$count.double`.
@available(iOS 15, *)
nonisolated extension Optional where Wrapped: Hashable {
    /// The value, or another one in the place of an absent one. It is there as soon as somebody sets it.
    subscript(replacingNil value: Wrapped) -> Wrapped {
        get { self ?? value }
        set { self = newValue }
    }
}

@available(iOS 15, *)
nonisolated extension BinaryInteger {
    /// The number with a fraction, which is rounded when it is set.
    var double: Double {
        get { Double(self) }
        set { self = Self(newValue.whole) }
    }
}

@available(iOS 15, *)
nonisolated extension BinaryFloatingPoint {
    var double: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }

    /// The number without its fraction.
    var integer: Int {
        get { double.whole }
        set { self = Self(newValue) }
    }
}

@available(iOS 15, *)
nonisolated extension Double {
    /// The nearest whole number; 0 where there is none.
    fileprivate var whole: Int { Int(exactly: rounded()) ?? 0 }
}

@available(iOS 15, *)
nonisolated extension NumberFormatStyleConfiguration.Precision {
    /// As many digits behind the point, or as many as there are.
    static func digits(_ count: Int?) -> Self { fractionLength((count ?? 0)...(count ?? 15)) }
}
#endif
