import Generate
package import SwiftModel

/// Native primitive's shape, because tokens tell colors and sizes and no shapes.
package enum PictureDrawing: Sendable {
    case shape(NativePrimitive)
    /// Why there is no picture, as a sentence.
    case nothing(String)

    package init(_ primitive: NativePrimitive?, isItem: Bool = false) {
        guard let primitive, primitive != .item, !isItem else {
            self = .nothing(
                isItem || primitive == .item
                    ? "It is data of its parent, which draws it." : "No row of the matrix says what it is built on."
            )
            return
        }
        switch primitive {
        case .container, .stack, .fieldset, .grid, .form, .navigation, .splitView, .toolbar:
            self = .nothing("It arranges other views, and has no style of its own.")
        case .image, .carousel:
            self = .nothing("It shows what the app gives it, and has no style of its own.")
        default: self = .shape(primitive)
        }
    }

    /// Contrast can be told where words stand on the fill.
    var hasWordsOnFill: Bool {
        guard case .shape(let primitive) = self else { return false }
        switch primitive {
        case .button, .iconButton, .toggleButton, .textField, .textEditor, .secureField, .searchField, .pickerMenu,
            .badge,
            .chip, .card, .avatar, .tooltip, .banner, .notification, .keyCap, .codeBlock, .menu, .datePicker,
            .timePicker:
            return true
        default: return false
        }
    }

    /// A column for the selected state would show it again.
    var showsSelection: Bool {
        guard case .shape(let primitive) = self else { return false }
        switch primitive {
        case .pickerSegmented, .pickerRadioGroup, .pickerInline, .tabView, .paginator, .breadcrumb, .wizard, .timeline,
            .slider,
            .rating, .menu, .contextMenu, .actionSheet, .commandPalette, .list, .table, .tree, .datePicker, .dateRange:
            return true
        default: return false
        }
    }

    func draw(on canvas: inout PictureCanvas) {
        guard case .shape(let primitive) = self else { return }
        switch primitive {
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
            canvas.field(primitive)
        case .textEditor: canvas.textArea()
        case .oneTimeCode: canvas.code()
        case .tagInput: canvas.tagInput()
        case .datePicker, .dateRange: canvas.calendar(isRange: primitive == .dateRange)
        case .fileImporter: canvas.dropZone()
        case .formField: canvas.formField()
        case .menu, .contextMenu, .actionSheet, .commandPalette: canvas.menu()
        case .pickerInline: canvas.options()
        case .disclosureGroup: canvas.disclosure(headers: 1)
        case .accordion: canvas.disclosure(headers: 3)
        case .tabView: canvas.tabs()
        case .sheet, .drawer, .alert: canvas.dialog(primitive)
        case .popover: canvas.popover()
        case .notification, .banner: canvas.banner()
        case .card: canvas.card()
        case .list, .listRow: canvas.list(rows: primitive == .list ? 3 : 1)
        case .table: canvas.table()
        case .tree: canvas.tree()
        case .breadcrumb: canvas.breadcrumb()
        case .paginator: canvas.pages()
        case .wizard: canvas.steps()
        case .timeline, .timelineItem: canvas.timeline(items: primitive == .timeline ? 3 : 1)
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
        // Primitives of `nothing` have no shape.
        case .container, .stack, .fieldset, .grid, .form, .navigation, .splitView, .toolbar, .image, .carousel, .item:
            break
        }
    }
}
