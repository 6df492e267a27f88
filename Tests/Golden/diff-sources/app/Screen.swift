import SwiftUI

// ElevateChip(elevated: true) in a comment is none.
struct Screen: View {
    let note = "ElevateChip(elevated: true)"
    @State private var tone: ChipTokens.Tone = .danger

    var body: some View {
        ElevateChip(elevated: true, tone: .loud) { Text("One") }
        Other(elevated: true, tone: .loud)
        ElevateChip(
            tone: note.isEmpty ? .loud : .neutral
        ) {
            Other(elevated: false)
        }
    }
}
