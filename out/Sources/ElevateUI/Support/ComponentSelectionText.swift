#if os(iOS)
import SwiftUI

/// The titles of what is chosen, or what there is to choose.
@available(iOS 15, *)
struct ComponentSelectionText: View {
    private let titles: [String]
    private let visible: Int?
    private let prompt: String

    init(_ titles: [String], visible: Int? = nil, prompt: String = "") {
        self.titles = titles
        self.visible = visible
        self.prompt = prompt
    }

    var body: some View {
        if titles.isEmpty {
            Text(prompt).foregroundStyle(.secondary)
        } else {
            Text(shown.joined(separator: ", "))
        }
    }

    /// Those that fit, and how many more there are.
    private var shown: [String] {
        guard let visible, visible > 0, titles.count > visible else { return titles }
        return titles.prefix(visible) + ["+\((titles.count - visible).formatted())"]
    }
}
#endif
