#if os(iOS)
import SwiftUI

/// A menu of how many rows a page of a table has.
@available(iOS 15, *)
struct ComponentPageSizes: View {
    @Environment(\.componentStrings) private var strings
    private let sizes: [Int]
    private let chosen: Int
    private let choose: (Int) -> Void

    init(_ sizes: [Int], chosen: Int, choose: @escaping (Int) -> Void) {
        self.sizes = sizes.contains(chosen) ? sizes : [chosen] + sizes
        self.chosen = chosen
        self.choose = choose
    }

    var body: some View {
        if sizes.count > 1 {
            Picker(strings.itemsPerPage, selection: Binding(get: { chosen }, set: { choose($0) })) {
                ForEach(sizes, id: \.self) { Text($0, format: .number).tag($0) }
            }
            .pickerStyle(.menu)
        }
    }
}
#endif
