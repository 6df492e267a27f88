#if os(iOS)
import SwiftUI
import UIKit

/// The icons of the web library, by the names that they have there.
///
/// Generated from SVG files: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ElevateIconName: String, CaseIterable, Sendable {
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
nonisolated extension ElevateIconName {
    /// The icon for SwiftUI, in the color of the text around it.
    public var image: Image {
        symbolName.map { Image(systemName: $0) } ?? Image(assetName, bundle: ComponentIconBundle.bundle)
    }

    /// The icon for UIKit, in the tint of the view that it stands in.
    public var uiImage: UIImage? {
        symbolName.map { UIImage(systemName: $0) }
            ?? UIImage(named: assetName, in: ComponentIconBundle.bundle, compatibleWith: nil)
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

/// Where the asset catalog is: the package manager makes a bundle for it, and an app or a framework is one itself.
@available(iOS 15, *)
nonisolated private enum ComponentIconBundle {
    #if SWIFT_PACKAGE
    static var bundle: Bundle { .module }
    #else
    private final class Marker {}

    static var bundle: Bundle { Bundle(for: Marker.self) }
    #endif
}
#endif
