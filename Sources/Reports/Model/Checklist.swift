import Core
import Generate
import SwiftModel
import Tokens
import Translate
import WebModel

/// The list of the team's guide, filled in where the program knows.
struct Checklist {
    enum Answer: Equatable {
        case yes
        case no
        /// A person has to answer, with a device in the hand.
        case open
    }

    struct Entry: Equatable {
        let text: String
        let answer: Answer
        /// nil where there is nothing to say.
        let reason: String?

        init(_ text: String, _ answer: Answer = .open, _ reason: String? = nil) {
            self.text = text
            self.answer = answer
            self.reason = reason
        }
    }

    let entries: [Entry]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        let own = ComponentTokens(component, in: library)
        let code = CodeChecks(component)
        let styles = component.guide?.styles
        entries = [
            Self.properties(component),
            own.aliases,
            Self.implementations(component, in: library),
            code.labels,
            Entry("VoiceOver navigation works correctly"),
            code.dynamicType,
            own.darkMode,
            Entry("All sizes render correctly", .open, styles.map { Self.count($0.sizes.compactMap(\.name), "size") }),
            Entry(
                "All tones display proper colors",
                .open,
                styles.map { Self.count($0.tones.compactMap(\.name), "tone") }
            ),
            code.disabled,
            code.selected,
            Entry("Animations smooth and appropriate"),
            Entry("iPad and iPhone layouts work"),
            Entry("Landscape orientation supported"),
            Entry("Build compiles without warnings", .open, "`weblift verify` tells"),
            Self.examples(component),
            // Other parts of the guide speak of the rest.
            code.hitTargets,
            code.traits,
            code.loading,
            code.reduceMotion,
        ]
    }

    private static func count(_ names: [String], _ thing: String) -> String {
        names.isEmpty ? "there is no \(thing) to choose" : "\(names.count) of them in the tokens"
    }

    private static func properties(_ component: DocumentedComponent) -> Entry {
        let text = "All properties from web API are translated (or documented why skipped)"
        let counts = component.tally[.property]
        guard counts.total > 0 else { return Entry(text, .yes, "there are none") }
        guard counts.unmapped == 0 else {
            return Entry(text, .no, "\(counts.unmapped) of \(counts.total) are not decided")
        }
        return Entry(
            text,
            .yes,
            "\(counts.translated) translated, \(counts.adapted) adapted, \(counts.inert) inert, \(counts.skipped) skipped with a reason"
        )
    }

    private static func implementations(_ component: DocumentedComponent, in library: DocumentedLibrary) -> Entry {
        let text = "Both SwiftUI and UIKit implementations provided"
        guard let guide = component.guide else { return Entry(text, .no, "the matrix skips the component") }
        guard !guide.isItem else { return Entry(text, .yes, "data of its parent, for both") }
        guard component.code != nil else { return Entry(text, .no, "it has no body") }
        let names = component.swift.names
        let files = ["SwiftUI/\(names.view.name)+SwiftUI", "UIKit/\(names.uiKit.name)+UIKit"]
        let places = files.map { "`Sources/\(library.module)/\($0).swift`" }
        return Entry(text, .yes, places.joined(separator: " and "))
    }

    private static func examples(_ component: DocumentedComponent) -> Entry {
        let text = "Component documented with examples"
        guard let guide = component.guide else { return Entry(text, .no, "there is nothing to call") }
        let hasAll = guide.swiftUI != nil && (guide.isItem || guide.uiKit != nil)
        return hasAll
            ? Entry(text, .yes) : Entry(text, .no, "no value can be made up for something that has to be given")
    }
}

extension NativePrimitive {
    /// Assistive technologies need no further word.
    var speaksForItself: Bool {
        switch self {
        case .button, .link, .toggleSwitch, .toggleCheckbox, .toggleButton, .textField, .textEditor, .secureField,
            .searchField, .pickerMenu, .pickerSegmented, .pickerRadioGroup, .pickerInline, .pickerSearch, .slider,
            .stepper, .datePicker, .dateRange, .timePicker, .colorPicker, .menu, .contextMenu, .disclosureGroup,
            .tabView, .sheet, .popover, .alert, .actionSheet, .progressLinear, .progressCircular, .gauge, .list, .text,
            .heading, .label:
            true
        default: false
        }
    }
}

struct ComponentTokens {
    private let graph: TokenGraph?
    private let colors: [Token]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        graph = library.tokens
        colors = library.tokens(of: component).filter { token in
            if case .color = library.tokens?.value(of: token.name, in: .light) { true } else { false }
        }
    }

    var aliases: Checklist.Entry {
        let text = "Component tokens reference aliases (not hardcoded colors)"
        guard let graph else { return Checklist.Entry(text, .open, "no tokens were read") }
        guard !colors.isEmpty else { return Checklist.Entry(text, .open, "there are no tokens of its own") }
        let literal = colors.filter { graph.target(of: $0.name, in: .light) == nil }
        guard let first = literal.first else { return Checklist.Entry(text, .yes, "all \(colors.count) colors do") }
        return Checklist.Entry(text, .no, "\(literal.count) of \(colors.count) do not, \(code: first.name.text) first")
    }

    var darkMode: Checklist.Entry {
        let text = "Dark mode colors defined"
        guard let graph else { return Checklist.Entry(text) }
        guard !colors.isEmpty else { return Checklist.Entry(text) }
        let same = colors.filter { !graph.isAdaptive($0.name) }
        guard same.isEmpty else {
            return Checklist.Entry(
                text,
                .open,
                "\(same.count) of \(colors.count) colors are the same in light and dark"
            )
        }
        return Checklist.Entry(text, .yes, "all \(colors.count) colors have a dark value")
    }
}
