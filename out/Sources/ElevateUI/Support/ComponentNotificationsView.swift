#if os(iOS)
import SwiftUI
import UIKit

/// Shows notifications in an app without a root in SwiftUI.
///
/// It is as high as what it shows, and takes no touches beside that: put it in front of all other views, at an edge of the window.
@available(iOS 15, *)
public final class ComponentNotificationsView: UIView {
    /// What is shown: those of the whole app, or those of a window.
    public let notifications: ComponentNotifications

    /// How many are shown at once, from 1.
    public var count: Int = 1 {
        didSet { hosting.update() }
    }

    /// The edge that it is at, from which notifications come.
    public var edge: Edge = .top {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ComponentNotificationsRoot(view: self, version: version)
    }

    public init(_ notifications: ComponentNotifications) {
        self.notifications = notifications
        super.init(frame: .zero)
        hosting.attach()
    }

    public required init?(coder: NSCoder) {
        notifications = .shared
        super.init(coder: coder)
        hosting.attach()
    }

    public override var intrinsicContentSize: CGSize {
        hosting.intrinsicContentSize
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.sizeThatFits(size)
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        hosting.moveToWindow()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        hosting.layOut()
    }

    fileprivate func follow() { hosting.update() }
}

@available(iOS 15, *)
private struct ComponentNotificationsRoot: View {
    weak var view: ComponentNotificationsView?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let view {
            ComponentNotificationStack(
                notifications: view.notifications,
                count: view.count,
                edge: view.edge,
                onChange: { [weak view] in view?.follow() }
            )
        }
    }
}
#endif
