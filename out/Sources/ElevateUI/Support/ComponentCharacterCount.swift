#if os(iOS)
import SwiftUI

/// How many characters a text has, and how many it may have.
@available(iOS 15, *)
struct ComponentCharacterCount: View {
    @Environment(\.componentStrings) private var strings
    private let count: Int
    private let maximum: Int?

    init(_ count: Int, of maximum: Int? = nil) {
        self.count = count
        self.maximum = maximum.flatMap { $0 > 0 ? $0 : nil }
    }

    var body: some View {
        Text(verbatim: ([count] + [maximum].compactMap { $0 }).map { $0.formatted() }.joined(separator: " / "))
            .monospacedDigit()
            .componentPart("counter")
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityLabel(strings.characterCount(count, maximum))
    }
}
#endif
