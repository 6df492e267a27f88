#if os(iOS)
import SwiftUI
import UIKit

/// The icons of the web library, by the names that they have there.
///
/// Generated from SVG files: change those, and generate again.
@available(iOS 15, *)
public enum ElevateIconName: String, CaseIterable, Sendable {
    case add
    case arrowDown = "arrow-down"
    case check
    case close
    case filledStar = "filled/star"
    case mail
    case search
    case trash
    case user
}

@available(iOS 15, *)
extension ElevateIconName {
    /// The icon for SwiftUI, in the colour of what it stands in.
    public var image: Image {
        symbolName.map { Image(systemName: $0) } ?? Image(assetName, bundle: .module)
    }

    /// The icon for UIKit, in the tint of the view that it stands in.
    public var uiImage: UIImage? {
        symbolName.map { UIImage(systemName: $0) } ?? UIImage(named: assetName, in: .module, compatibleWith: nil)
    }

    /// The SF Symbol that stands for the icon; nil where the asset catalog has it.
    public var symbolName: String? {
        switch self {
        case .search: "magnifyingglass"
        case .trash: "trash"
        default: nil
        }
    }

    private var assetName: String {
        // In a catalog there are no folders.
        String(rawValue.map { $0 == "/" ? "-" : $0 })
    }
}
#endif
