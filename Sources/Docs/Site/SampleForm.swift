import SwiftModel

/// What the samples of a component are drawn as, so that one recognises it: tokens tell colours and sizes, and no shapes.
enum SampleForm: String {
    /// Words on a fill: a button, a badge, a card.
    case label
    /// Words at the beginning of a wide fill, as in a text field.
    case field
    /// A symbol on a fill that is as high as it is wide.
    case symbol
    /// Initials on such a fill.
    case initials
    /// A box, a circle or a switch, and words beside it.
    case box, round, toggle
    /// A line of which a part is filled, without and with a thumb.
    case bar, slider
    /// A fill without words, and nothing but a border.
    case block, line

    /// `parent` is what an item stands in: a radio button is one because of its group.
    init(_ primitive: NativePrimitive?, parent: NativePrimitive?) {
        self =
            switch primitive {
            case .textField, .textEditor, .secureField, .searchField, .oneTimeCode, .tagInput, .pickerMenu,
                .pickerSearch, .datePicker, .dateRange, .timePicker, .colorPicker, .stepper:
                .field
            case .iconButton: .symbol
            case .avatar: .initials
            case .toggleCheckbox: .box
            case .toggleSwitch: .toggle
            case .progressLinear, .gauge: .bar
            case .slider: .slider
            case .skeleton: .block
            case .divider: .line
            case .item where parent == .pickerRadioGroup: .round
            default: .label
            }
    }

    /// What stands in a sample of a size; nil where words have no place.
    func text(size: String?) -> String? {
        switch self {
        case .label, .field, .box, .round, .toggle:
            size.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Label"
        case .symbol: "+"
        case .initials: "AB"
        case .bar, .slider, .block, .line: nil
        }
    }

    /// Whether its samples say which size they are.
    var isNamed: Bool {
        switch self {
        case .label, .field, .box, .round, .toggle: true
        case .symbol, .initials, .bar, .slider, .block, .line: false
        }
    }

    /// Whether its words are read on its fill.
    var hasWordsOnFill: Bool {
        switch self {
        case .label, .field, .symbol, .initials: true
        case .box, .round, .toggle, .bar, .slider, .block, .line: false
        }
    }

    /// Whether it has a part of its own for the fill, beside the words.
    var hasMark: Bool {
        switch self {
        case .box, .round, .toggle: true
        case .label, .field, .symbol, .initials, .bar, .slider, .block, .line: false
        }
    }
}
