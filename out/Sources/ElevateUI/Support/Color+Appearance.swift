#if os(iOS)
import SwiftUI
import UIKit

@available(iOS 15, *)
extension Color {
    /// A color that follows the appearance of wherever it is seen.
    init(light: Color, dark: Color) {
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    }
}
#endif
