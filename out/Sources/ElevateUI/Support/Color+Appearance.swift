#if os(iOS)
import SwiftUI
import UIKit

@available(iOS 15, *)
nonisolated extension Color {
    /// A color that follows the appearance of wherever it is seen.
    init(light: Color, dark: Color) {
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    }

    /// A color that also is another one where somebody asks for more contrast.
    init(light: Color, dark: Color, lightContrast: Color, darkContrast: Color) {
        let usual = UIColor(Color(light: light, dark: dark))
        let contrast = UIColor(Color(light: lightContrast, dark: darkContrast))
        self.init(uiColor: UIColor { ($0.accessibilityContrast == .high ? contrast : usual).resolvedColor(with: $0) })
    }
}
#endif
