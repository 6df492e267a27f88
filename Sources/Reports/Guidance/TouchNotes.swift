import Generate
import SwiftModel
import Tokens

/// Changes where a finger replaces the pointer: the size of a control, and facts that hover told.
struct TouchNotes {
    /// Apple asks it of anything that is tapped, in points.
    private static let smallestTarget = 44.0

    private let component: DocumentedComponent
    private let tokens: [Token]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        self.component = component
        tokens = library.tokens(of: component)
    }

    var lines: [String] {
        guard component.guide?.isItem == false, component.swift.primitive?.isTapped == true else { return [] }
        return [target, hover].compactMap(\.self)
    }

    private var target: String {
        let sizes = component.guide?.styles?.sizes ?? []
        let low = sizes.filter { $0.metrics.height < Self.smallestTarget }
        guard !low.isEmpty else {
            return sizes.isEmpty
                ? "What is tapped needs 44 × 44 points. No token says how high it is, so that the control of the system decides."
                : "All sizes are at least 44 points high, as Apple asks for what is tapped."
        }
        let heights = low.map { size in
            let height = "\(Int(size.metrics.height.rounded())) points"
            return size.name.map { "\(ComponentNotes.code([$0])) with \(height)" } ?? height
        }
        return "What is tapped needs 44 × 44 points, and the tokens say less: \(heights.joined(separator: ", ")). "
            + "Leave space around it, or make the tapped area larger than what is drawn."
    }

    private var hover: String? {
        let names = tokens.filter { $0.words.contains { $0.lowercased() == "hover" } }
        guard !names.isEmpty else { return nil }
        let count = names.count == 1 ? "One token says" : "\(names.count) tokens say"
        return
            "\(count) what hover looks like. A finger does not hover: the pressed state takes over, and only the pointer of an "
            + "iPad shows hover. Nothing that a person needs may appear on hover alone."
    }
}

extension NativePrimitive {
    /// People may type into it or drag it, too.
    fileprivate var isTapped: Bool {
        switch self {
        case .button, .iconButton, .link, .toggleSwitch, .toggleCheckbox, .toggleButton, .textField, .textEditor,
            .secureField, .searchField, .oneTimeCode, .tagInput, .pickerMenu, .pickerSegmented, .pickerRadioGroup,
            .pickerInline, .pickerSearch, .slider, .stepper, .rating, .datePicker, .dateRange, .timePicker,
            .colorPicker,
            .fileImporter, .menu, .contextMenu, .actionSheet, .commandPalette, .disclosureGroup, .accordion, .tabView,
            .chip, .listRow, .paginator, .wizard, .breadcrumb:
            true
        default: false
        }
    }
}
