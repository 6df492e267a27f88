package import Generate
package import SwiftModel

package enum PictureOutcome: Sendable {
    case picture(ComponentPicture)
    /// Why there is no picture, as a sentence.
    case nothing(String)

    /// `styles` are nil where no token says a color of it.
    package init(
        _ styles: DrawnStyles?,
        on primitive: NativePrimitive?,
        isItem: Bool,
        hasTokens: Bool,
        prefix: String = ""
    ) {
        guard let primitive = isItem ? .item : primitive else {
            self = .nothing("No row of the matrix says what it is built on.")
            return
        }
        if let reason = primitive.reasonForNoPicture {
            self = .nothing(reason)
        } else if let styles, let picture = ComponentPicture(styles, as: primitive, prefix: prefix) {
            self = .picture(picture)
        } else {
            self = .nothing(
                hasTokens
                    ? "No design token says a color of it, so that it looks as the system draws it."
                    : "There are no design tokens, so that it looks as the system draws it."
            )
        }
    }
}

/// Shapes, because tokens tell colors and sizes and no shapes.
extension NativePrimitive {
    /// A sentence; nil where there is a picture.
    var reasonForNoPicture: String? {
        switch self {
        case .container, .stack, .fieldset, .grid, .form, .navigation, .splitView, .toolbar:
            "It arranges other views, and has no style of its own."
        case .image, .carousel: "It shows what the app gives it, and has no style of its own."
        case .item: "It is data of its parent, which draws it."
        default: nil
        }
    }

    /// Contrast can be told where words stand on the fill.
    var hasWordsOnFill: Bool {
        switch self {
        case .button, .iconButton, .toggleButton, .textField, .textEditor, .secureField, .searchField, .pickerMenu,
            .badge, .chip, .card, .avatar, .tooltip, .banner, .notification, .keyCap, .codeBlock, .menu, .datePicker,
            .timePicker:
            true
        default: false
        }
    }

    /// A column for the selected state would show it again.
    var showsSelection: Bool {
        switch self {
        case .pickerSegmented, .pickerRadioGroup, .pickerInline, .tabView, .paginator, .breadcrumb, .wizard, .timeline,
            .slider, .rating, .menu, .contextMenu, .actionSheet, .commandPalette, .list, .table, .tree, .datePicker,
            .dateRange:
            true
        default: false
        }
    }

    func draw(on canvas: inout PictureCanvas) {
        switch self {
        case .button, .toggleButton, .badge, .keyCap, .tooltip: canvas.button()
        case .link: canvas.link()
        case .iconButton: canvas.iconButton()
        case .chip: canvas.chip()
        case .toggleCheckbox: canvas.checkbox()
        case .toggleSwitch: canvas.toggle()
        case .pickerRadioGroup: canvas.radioGroup()
        case .pickerSegmented: canvas.segments()
        case .slider: canvas.slider()
        case .progressLinear: canvas.progress()
        case .progressCircular: canvas.ring()
        case .gauge: canvas.gauge()
        case .rating: canvas.stars()
        case .stepper: canvas.stepper()
        case .textField, .secureField, .searchField, .pickerMenu, .pickerSearch, .timePicker, .colorPicker:
            canvas.field(self)
        case .textEditor: canvas.textArea()
        case .oneTimeCode: canvas.code()
        case .tagInput: canvas.tagInput()
        case .datePicker, .dateRange: canvas.calendar(isRange: self == .dateRange)
        case .fileImporter: canvas.dropZone()
        case .formField: canvas.formField()
        case .menu, .contextMenu, .actionSheet, .commandPalette: canvas.menu()
        case .pickerInline: canvas.options()
        case .disclosureGroup: canvas.disclosure(headers: 1)
        case .accordion: canvas.disclosure(headers: 3)
        case .tabView: canvas.tabs()
        case .sheet, .drawer, .alert: canvas.dialog(self)
        case .popover: canvas.popover()
        case .notification, .banner: canvas.banner()
        case .card: canvas.card()
        case .list, .listRow: canvas.list(rows: self == .list ? 3 : 1)
        case .table: canvas.table()
        case .tree: canvas.tree()
        case .breadcrumb: canvas.breadcrumb()
        case .paginator: canvas.pages()
        case .wizard: canvas.steps()
        case .timeline, .timelineItem: canvas.timeline(items: self == .timeline ? 3 : 1)
        case .navigationBar: canvas.bar()
        case .avatar: canvas.avatar()
        case .avatarGroup: canvas.avatars()
        case .icon: canvas.icon()
        case .text, .label, .formattedText: canvas.text(isBold: false)
        case .heading: canvas.text(isBold: true)
        case .codeBlock: canvas.codeBlock()
        case .stat: canvas.stat()
        case .statusIndicator: canvas.status()
        case .divider: canvas.divider()
        case .skeleton: canvas.skeleton()
        case .emptyState: canvas.empty()
        // Primitives with a reason for having no picture.
        case .container, .stack, .fieldset, .grid, .form, .navigation, .splitView, .toolbar, .image, .carousel, .item:
            break
        }
    }
}
