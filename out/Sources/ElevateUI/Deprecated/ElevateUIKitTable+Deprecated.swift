#if os(iOS)
import SwiftUI
import UIKit

// What keeps compiling what callers wrote before. All of it may be dropped in 3.0.0.
//
// Nothing keeps these compiling:
// - didSort is ((String, SortOrder) -> Void)? now.
#endif
