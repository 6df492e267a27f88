#if os(iOS)
import Foundation
import SwiftUI

@available(iOS 15, *)
extension Text {
    /// What is to be entered, in a color of its own where a design token says one.
    static func prompt(_ text: String, style: ComponentPartStyle?) -> Text {
        guard let color = style?.text.value(in: .normal) else { return Text(verbatim: text) }
        var prompt = AttributedString(text)
        prompt.foregroundColor = color
        return Text(prompt)
    }
}
#endif
