#if os(iOS)
import SwiftUI
import UIKit
import UniformTypeIdentifiers

// MARK: - Delegate

/// What `ElevateUIKitDropzone` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitDropzoneDelegate: AnyObject {
    /// Some files were not taken.
    func dropzoneDidReject(_ dropzone: ElevateUIKitDropzone, _ detail: [DropzoneTokens.RejectDetail])
    /// The user wants a file to be taken away.
    func dropzoneDidRequestRemove(_ dropzone: ElevateUIKitDropzone, _ detail: URL)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitDropzoneDelegate {
    public func dropzoneDidReject(_ dropzone: ElevateUIKitDropzone, _ detail: [DropzoneTokens.RejectDetail]) {}
    public func dropzoneDidRequestRemove(_ dropzone: ElevateUIKitDropzone, _ detail: URL) {}
}

// MARK: - Component

/// An area that takes files, dropped on it or chosen in the dialog of the system.
///
/// **Web Component:** `<elvt-dropzone>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/dropzone.md`
///
/// **Adapted:**
/// - `files`: `$files: [URL]`, `onChange: (([URL]) -> Void)?`.
/// - `uploadTimeout`: In seconds, where the web counts milliseconds.
/// - `totalSize`: left out. Follows from `files`.
/// - `@elvt-change`: combined with `files`.
/// - `browse()`: left out. Opens the dialog for files, which a tap on the component does.
/// - `reset()`: combined with `files`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDropzone: UIControl {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitDropzoneDelegate)?

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The kinds of files that are taken, as MIME types or endings.
    public var allowedContentTypes: [UTType] = [] {
        didSet { hosting.update() }
    }

    /// The greatest size of one file, in bytes.
    public var maxFileSize: Int? {
        didSet { hosting.update() }
    }

    /// How long an upload may take, in seconds.
    public var uploadTimeout: TimeInterval = 30 {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// Invites to drop one file or several.
    public var strings: DropzoneTokens.Strings? {
        didSet { hosting.update() }
    }

    /// Takes more than one file.
    @IBInspectable
    public var allowsMultipleSelection: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the value is not allowed.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// The files that were taken.
    public var files: [URL] = [] {
        didSet { hosting.update() }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// An invitation in place of the usual one.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// The picture above the invitation.
    public var iconView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDropzoneRoot(component: self, version: version)
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
struct ElevateUIKitDropzoneRoot: View {
    weak var component: ElevateUIKitDropzone?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component, let strings = component.strings {
            ElevateDropzone(
                allowedContentTypes: component.allowedContentTypes,
                maxFileSize: component.maxFileSize,
                uploadTimeout: component.uploadTimeout,
                errorMessage: component.errorMessage,
                strings: strings,
                allowsMultipleSelection: component.allowsMultipleSelection,
                isDisabled: !component.isEnabled,
                isInvalid: component.isInvalid,
                files: Binding(
                    get: { @MainActor [weak component] in component?.files ?? [] },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.files = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                onReject: { [weak component] newValue in
                    guard let component else { return }
                    component.delegate?.dropzoneDidReject(component, newValue)
                },
                onRemove: { [weak component] newValue in
                    guard let component else { return }
                    component.delegate?.dropzoneDidRequestRemove(component, newValue)
                },
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    }
                },
                icon: {
                    if let view = component.iconView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
