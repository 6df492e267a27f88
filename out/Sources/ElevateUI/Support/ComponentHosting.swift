#if os(iOS)
import SwiftUI
import UIKit

/// Hosts a SwiftUI view inside a UIKit view, which owns it and forwards the calls of UIKit to it.
///
/// The root view must hold its component weakly, and have the version as a property: SwiftUI compares views by their
/// properties, and a component that has changed is still the same object.
@available(iOS 15, *)
@MainActor
final class ComponentHosting<Root: View> {
    private weak var host: UIView?
    private let root: (_ version: Int) -> Root
    private let controller: UIHostingController<ComponentSurrounded<Root>>
    private var surroundings = ComponentSurroundings()
    private var version = 0
    private var knownSize: CGSize?

    init(in host: UIView, root: @escaping (_ version: Int) -> Root) {
        self.host = host
        self.root = root
        controller = UIHostingController(
            rootView: ComponentSurrounded(surroundings: surroundings, content: root(version))
        )
    }

    /// Adds the SwiftUI view to its host; done once, when the host is made.
    func attach() {
        guard let host, let view = controller.view, view.superview !== host else { return }
        view.backgroundColor = .clear
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
        if #available(iOS 16.4, *) {
            controller.sizingOptions = .intrinsicContentSize
            // The host lies within its screen's safe area or not; its content doesn't move inside of it.
            controller.safeAreaRegions = []
        }
    }

    /// Evaluates the root view again, after a property of the component has changed.
    func update() {
        version &+= 1
        show()
        controller.view.invalidateIntrinsicContentSize()
        host?.invalidateIntrinsicContentSize()
    }

    private func show() {
        controller.rootView = ComponentSurrounded(surroundings: surroundings, content: root(version))
    }

    /// Makes the SwiftUI view part of the view controller that the host is in, so that presentations and traits
    /// reach it; called when the host has moved into a window or out of it.
    func moveToWindow() {
        if let slot, slot.surroundings !== surroundings {
            surroundings = slot.surroundings
            show()
        }
        let parent = host?.window == nil ? nil : hostController
        guard parent !== controller.parent else { return }
        if controller.parent != nil {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        if let parent {
            parent.addChild(controller)
            controller.didMove(toParent: parent)
        }
    }

    /// Follows what has changed around the SwiftUI view or in it; called when the host lays out its subviews.
    func layOut() {
        guard let host else { return }
        if controller.overrideUserInterfaceStyle != host.overrideUserInterfaceStyle {
            controller.overrideUserInterfaceStyle = host.overrideUserInterfaceStyle
        }
        let size = intrinsicContentSize
        guard size != knownSize else { return }
        knownSize = size
        host.invalidateIntrinsicContentSize()
    }

    var intrinsicContentSize: CGSize {
        controller.view.intrinsicContentSize
    }

    func sizeThatFits(_ size: CGSize) -> CGSize {
        controller.sizeThatFits(in: size)
    }

    /// The slot of another component that the host is in.
    private var slot: ComponentSlotContainer? {
        var view = host?.superview
        while let current = view {
            if let slot = current as? ComponentSlotContainer { return slot }
            view = current.superview
        }
        return nil
    }

    private var hostController: UIViewController? {
        var responder = host?.next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
#endif
