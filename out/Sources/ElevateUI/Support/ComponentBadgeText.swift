#if os(iOS)
import SwiftUI

/// What a badge says: a text, or a number, of which no more is told than that it is over its limit.
@available(iOS 15, *)
struct ComponentBadgeText: View {
    private let text: String?

    init(_ text: String?, limit: Int? = nil) {
        let isOver = text.flatMap { Int($0) }.map { $0 > limit ?? .max } ?? false
        self.text = isOver ? limit.map { "\($0)+" } : text
    }

    init(_ number: Double?, limit: Int? = nil) {
        let isOver = number.map { number in limit.map { number > Double($0) } ?? false } ?? false
        text = isOver ? limit.map { "\($0.formatted())+" } : number?.formatted()
    }

    var body: some View {
        if let text { Text(text) }
    }
}
#endif
