#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Gives a sheet the heights that go with its size, and the mark by which it is dragged from one to the other.
    ///
    /// Before iOS 16 every sheet is as high as the screen.
    @ViewBuilder func sheetDetents(_ size: ControlSize = .regular, isFull: Bool = false) -> some View {
        if #available(iOS 16, *) {
            presentationDetents(PresentationDetent.detents(of: size, isFull: isFull))
                .presentationDragIndicator(.visible)
        } else {
            self
        }
    }
}

@available(iOS 16, *)
extension PresentationDetent {
    /// A small sheet covers half of the screen and a large one all of it; any other can do both.
    fileprivate static func detents(of size: ControlSize, isFull: Bool) -> Set<PresentationDetent> {
        if isFull { return [.large] }
        return switch size {
        case .mini, .small: [.medium]
        case .large: [.large]
        default: [.medium, .large]
        }
    }
}
#endif
