#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension Array where Element == Double {
    /// The number at a position, 0 where there is none yet; setting it fills the positions before it.
    subscript(at position: Int) -> Double {
        get { indices.contains(position) ? self[position] : 0 }
        set {
            while count <= position { append(newValue) }
            self[position] = newValue
        }
    }
}
#endif
