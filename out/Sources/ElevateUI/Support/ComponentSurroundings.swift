#if os(iOS)
import Combine
import SwiftUI

/// What a UIKit view in a slot is told by the SwiftUI component around it: environments end at the views of UIKit.
@available(iOS 15, *)
@MainActor
final class ComponentSurroundings: ObservableObject {
    @Published private(set) var isInvalid = false

    func update(isInvalid: Bool) {
        guard self.isInvalid != isInvalid else { return }
        self.isInvalid = isInvalid
    }
}

/// A view that knows what is around the UIKit view that hosts it.
@available(iOS 15, *)
struct ComponentSurrounded<Content: View>: View {
    @ObservedObject private var surroundings: ComponentSurroundings
    private let content: Content

    init(surroundings: ComponentSurroundings, content: Content) {
        self.surroundings = surroundings
        self.content = content
    }

    var body: some View {
        content
            .environment(\.componentIsInvalid, surroundings.isInvalid)
            .environment(\.componentIsHosted, true)
    }
}
#endif
