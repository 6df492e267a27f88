#if os(iOS)
import SwiftUI

/// How many rows of a table are chosen, and a button that chooses all or none, while rows can be chosen.
@available(iOS 15, *)
struct ComponentSelectionBar<ID: Hashable>: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.editMode) private var editMode
    @Binding private var selection: Set<ID>
    private let ids: [ID]
    private let isSingle: Bool
    private let selectAll: String?

    init(selection: Binding<Set<ID>>, ids: [ID], isSingle: Bool = false, selectAll: String? = nil) {
        _selection = selection
        self.ids = ids
        self.isSingle = isSingle
        self.selectAll = selectAll
    }

    var body: some View {
        if editMode?.wrappedValue.isEditing == true && !ids.isEmpty {
            HStack {
                Text(strings.selectedRows(chosenCount, ids.count))
                    .foregroundStyle(.secondary)
                Spacer()
                if !isSingle {
                    Button(isComplete ? strings.deselectAll : selectAll ?? strings.selectAll) {
                        selection = isComplete ? [] : Set(ids)
                    }
                }
            }
            .font(.caption)
        }
    }

    private var chosenCount: Int { selection.intersection(ids).count }

    private var isComplete: Bool { chosenCount == Set(ids).count }
}
#endif
