#if os(iOS)
import SwiftUI
import UIKit

/// Shows items in rows and columns, sorts them and lets the user choose among them.
///
/// **Web Component:** `<elvt-table>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/table.md`
///
/// **Adapted:**
/// - `selection`: `$selection: Set<Item.ID>`.
/// - `identify`: left out. `Item` is `Identifiable`: its `id` says which one it is.
/// - `rowAttributes`: left out. HTML attributes of the rows. A row is a view, which gets modifiers.
/// - `stickyColumns`: left out. All columns share the width of the table, and an iPhone shows those of a row below each
///   other: no column scrolls out of sight.
/// - `selectedItems`: combined with `selection`.
/// - `@elvt-selection-change`: combined with `selection`.
/// - `scrollToItem()`: `.scrollTo()`.
/// - `selectAll()`: combined with `selection`.
/// - `clearSelection()`: combined with `selection`.
/// - `compare()`: left out. How rows are sorted. The app sorts its items, with `sorted(using:)`.
@available(iOS 15, *)
public final class ElevateUIKitTable<Item: Identifiable>: UIView {
    // MARK: - Properties

    public var didChangeSelection: ((Set<Item.ID>) -> Void)? {
        didSet { hosting.update() }
    }

    public var didSort: ((String, SortOrder) -> Void)? {
        didSet { hosting.update() }
    }

    /// The items, one a row.
    public var items: [Item] = [] {
        didSet { hosting.update() }
    }

    /// The columns; a string stands for a column with that key and nothing else.
    public var columns: [ComponentColumn<Item>] = [] {
        didSet { hosting.update() }
    }

    /// The height of the rows.
    public var density: TableTokens.Density = .regular {
        didSet { hosting.update() }
    }

    /// What the box in the head is called.
    public var strings: TableTokens.Strings? {
        didSet { hosting.update() }
    }

    /// Shows that items are on their way.
    @IBInspectable
    public var isLoading: Bool = false {
        didSet { hosting.update() }
    }

    /// Which items are chosen and how many may be.
    public var selection: Set<Item.ID> = [] {
        didSet { hosting.update() }
    }

    /// Makes the row of an item.
    public var rowView: ((Item) -> UIView)? {
        didSet { hosting.update() }
    }

    /// `density` for Interface Builder.
    @IBInspectable
    public var densityName: String {
        get { density.rawValue }
        set {
            guard let value = TableTokens.Density(rawValue: newValue) else { return }
            density = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// What is shown when there are no items.
    public var emptyView: UIView? {
        didSet { hosting.update() }
    }

    /// Something below the last row, mostly a paginator.
    public var footerView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitTableRoot(component: self, version: version)
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
struct ElevateUIKitTableRoot<Item: Identifiable>: View {
    weak var component: ElevateUIKitTable<Item>?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component, let strings = component.strings {
            ElevateTable(
                items: component.items,
                columns: component.columns,
                density: component.density,
                strings: strings,
                isLoading: component.isLoading,
                selection: Binding(
                    get: { @MainActor [weak component] in component?.selection ?? [] },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.selection = newValue
                        component.didChangeSelection?(newValue)
                    }
                ),
                onSort: { [weak component] newValue1, newValue2 in
                    guard let component else { return }
                    component.didSort?(newValue1, newValue2)
                },
                row: { [weak component] element in
                    if let view = component?.rowView?(element) {
                        ComponentSlotView(view)
                    }
                },
                empty: {
                    if let view = component.emptyView {
                        ComponentSlotView(view)
                    }
                },
                footer: {
                    if let view = component.footerView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
