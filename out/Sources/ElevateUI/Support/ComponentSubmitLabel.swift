#if os(iOS)
import SwiftUI
import UIKit

/// SwiftUI's name for a key of UIKit's keyboards.
@available(iOS 15, *)
enum ComponentSubmitLabel {
    static func of(_ key: UIReturnKeyType) -> SubmitLabel {
        switch key {
        case .go: .go
        case .search: .search
        case .send: .send
        case .next: .next
        case .route: .route
        case .join: .join
        case .continue: .continue
        case .done: .done
        default: .return
        }
    }
}
#endif
