#if os(iOS)
import SwiftUI

/// The keyboard and the content of a field for what a web input takes.
///
/// The innermost modifier wins, so a type without traits leaves both to the app.
@available(iOS 15, *)
struct ComponentInputTraits: ViewModifier {
    let type: String?

    func body(content: Content) -> some View {
        switch type?.lowercased() {
        case "email": content.keyboardType(.emailAddress).textContentType(.emailAddress)
        case "number": content.keyboardType(.decimalPad)
        case "tel": content.keyboardType(.phonePad).textContentType(.telephoneNumber)
        case "url": content.keyboardType(.URL).textContentType(.URL)
        case "search": content.keyboardType(.webSearch)
        default: content
        }
    }
}
#endif
