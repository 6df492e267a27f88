#if os(iOS)
import SwiftUI
import UIKit

/// Leads through a long list, page by page.
///
/// **Web Component:** `<elvt-paginator>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/paginator.md`
///
/// **Adapted:**
/// - `page`: `$page: Int`, `onPageChange: ((Int) -> Void)?`.
/// - `pageSize`: `$pageSize: Int`.
/// - `pageCount`: left out. Follows from `length` and `pageSize`.
/// - `@elvt-page`: combined with `page`.
/// - `nextPage()`: combined with `page`.
/// - `previousPage()`: combined with `page`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitPaginator: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// How many entries there are in all.
    @IBInspectable
    public var length: Int = 0 {
        didSet { hosting.update() }
    }

    /// The page sizes that the user may choose from.
    public var pageSizeOptions: [Int] = [] {
        didSet { hosting.update() }
    }

    /// How many page numbers are shown on each side of the current one.
    public var siblings: PaginatorTokens.Siblings = .one {
        didSet { hosting.update() }
    }

    /// What the button to the first page is called.
    public var strings: PaginatorTokens.Strings? {
        didSet { hosting.update() }
    }

    /// The index of the page that is shown.
    @IBInspectable
    public var page: Int = 0 {
        didSet { hosting.update() }
    }

    /// How many entries a page has.
    @IBInspectable
    public var pageSize: Int = 25 {
        didSet { hosting.update() }
    }

    /// `siblings` for Interface Builder.
    @IBInspectable
    public var siblingsNumber: Int {
        get { siblings.rawValue }
        set {
            guard let value = PaginatorTokens.Siblings(rawValue: newValue) else { return }
            siblings = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitPaginatorRoot(component: self, version: version)
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
struct ElevateUIKitPaginatorRoot: View {
    weak var component: ElevateUIKitPaginator?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component, let strings = component.strings {
            ElevatePaginator(
                length: component.length,
                pageSizeOptions: component.pageSizeOptions,
                siblings: component.siblings,
                strings: strings,
                isDisabled: !component.isEnabled,
                page: Binding(
                    get: { @MainActor [weak component] in component?.page ?? 0 },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.page = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                pageSize: Binding(
                    get: { @MainActor [weak component] in component?.pageSize ?? 25 },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.pageSize = newValue
                    }
                )
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
