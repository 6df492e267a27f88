#if os(iOS)
import UIKit

@available(iOS 15, *)
extension UIKeyboardType {
    /// The keyboard for what a web input takes.
    init(inputType: String?) {
        switch inputType?.lowercased() {
        case "email": self = .emailAddress
        case "number": self = .decimalPad
        case "tel": self = .phonePad
        case "url": self = .URL
        case "search": self = .webSearch
        default: self = .default
        }
    }
}
#endif
