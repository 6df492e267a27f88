#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitNotification` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitNotificationDelegate: AnyObject {
    /// The notification begins to appear.
    func notificationDidChangePresentation(_ notification: ElevateUIKitNotification, _ detail: Bool)
    /// The time is over or the close button was pressed.
    func notificationDidRequestClose(
        _ notification: ElevateUIKitNotification,
        _ detail: NotificationTokens.RequestCloseSource
    )
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitNotificationDelegate {
    public func notificationDidChangePresentation(_ notification: ElevateUIKitNotification, _ detail: Bool) {}
    public func notificationDidRequestClose(
        _ notification: ElevateUIKitNotification,
        _ detail: NotificationTokens.RequestCloseSource
    ) {}
}

// MARK: - Component

/// Tells the user what has happened, beside the work and without stopping it.
///
/// **Web Component:** `<elvt-notification>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Feedback/notification.md`
///
/// **From anywhere in an app:** `\.notifications` of the environment shows it, over a view with
/// `componentNotifications(_:)`. An app of UIKit has a ``ComponentNotificationsView``.
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `duration`: In seconds, where the web counts milliseconds.
/// - `data`: left out. What comes back with an event. A closure captures what it needs.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
/// - `toast()`: left out. Puts a notification on top of the page. The app shows it by setting its Binding, or adds it
///   to `\.notifications`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitNotification: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitNotificationDelegate)?

    /// How long it stays, in seconds.
    public var duration: TimeInterval? {
        didSet { hosting.update() }
    }

    /// What kind of news it is.
    public var tone: NotificationTokens.Tone = .neutral {
        didSet { hosting.update() }
    }

    /// The corner where it appears.
    public var placement: NotificationTokens.Placement = .topTrailing {
        didSet { hosting.update() }
    }

    /// Which one is shown first when many wait; one goes before all others.
    public var priority: NotificationTokens.Priority = .two {
        didSet { hosting.update() }
    }

    /// Shows a close button.
    @IBInspectable
    public var closable: Bool = true {
        didSet { hosting.update() }
    }

    /// Whether the notification is shown.
    @IBInspectable
    public var isPresented: Bool = false {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = NotificationTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `placement` for Interface Builder.
    @IBInspectable
    public var placementName: String {
        get { placement.rawValue }
        set {
            guard let value = NotificationTokens.Placement(rawValue: newValue) else { return }
            placement = value
        }
    }

    /// `priority` for Interface Builder.
    @IBInspectable
    public var priorityNumber: Int {
        get { priority.rawValue }
        set {
            guard let value = NotificationTokens.Priority(rawValue: newValue) else { return }
            priority = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The message.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon in front of the message.
    public var iconView: UIView? {
        didSet { hosting.update() }
    }

    /// Buttons or links below the message.
    public var actionsView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitNotificationRoot(component: self, version: version)
    }

    // MARK: - Initialization

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hosting.attach()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hosting.attach()
    }

    // MARK: - Layout

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
}

// MARK: - Hosting

/// The SwiftUI component with the values of its UIKit counterpart, which it doesn't keep alive.
@available(iOS 15, *)
struct ElevateUIKitNotificationRoot: View {
    weak var component: ElevateUIKitNotification?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ComponentPresentationAnchor().elevateNotification(
                duration: component.duration,
                tone: component.tone,
                placement: component.placement,
                priority: component.priority,
                closable: component.closable,
                isPresented: Self.isPresented(of: component),
                onClose: Self.onClose(of: component),
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    }
                },
                icon: {
                    if let view = component.iconView {
                        ComponentSlotView(view)
                    }
                },
                actions: {
                    if let view = component.actionsView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }

    static func isPresented(of component: ElevateUIKitNotification) -> Binding<Bool> {
        Binding(
            get: { @MainActor [weak component] in component?.isPresented ?? false },
            set: { @MainActor [weak component] newValue in
                guard let component else { return }
                component.isPresented = newValue
                component.delegate?.notificationDidChangePresentation(component, newValue)
            }
        )
    }

    static func onClose(of component: ElevateUIKitNotification) -> (NotificationTokens.RequestCloseSource) -> Void {
        { [weak component] newValue in
            guard let component else { return }
            component.delegate?.notificationDidRequestClose(component, newValue)
        }
    }
}
#endif
