import SwiftModel

/// A place for a view of UIKit.
struct UIKitSlot {
    let name: SwiftIdentifier
    let documentation: [String]
}
