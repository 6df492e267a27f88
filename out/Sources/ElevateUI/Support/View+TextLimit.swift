#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Cuts off what is entered beyond a number of characters.
    func textLimit(_ text: Binding<String>, _ maximum: Int?) -> some View {
        onValueChange(of: text.wrappedValue) { newValue in
            if let maximum, maximum >= 0, newValue.count > maximum {
                text.wrappedValue = String(newValue.prefix(maximum))
            }
        }
    }
}
#endif
