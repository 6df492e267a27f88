import Documents
import Generate
import SwiftModel
import Tokens
import Translate
import WebModel

/// Notes from the contract of its primitive, from the rows of the matrix that decided, and from its tokens, also as a
/// beginning for texts of people. Each is a line of Markdown.
struct ComponentNotes {
    let accessibility: [String]
    let decisions: [String]
    let availability: [String]
    let reasoning: [String]
    let omissions: [String]
    let implementation: [String]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        let primitive = component.guide == nil || component.guide?.isItem == true ? nil : component.swift.primitive
        func notes(_ topic: NativeGuidance.Topic) -> [String] { library.guidance.notes(on: topic, of: primitive) }
        accessibility = notes(.accessibility) + Self.accessibility(component)
        decisions = notes(.decisions) + Self.undecided(component)
        availability = Self.availability(component, in: library)
        let reasons = ReasoningNotes(component: component, library: library)
        reasoning = reasons.lines
        omissions = reasons.omissions
        implementation =
            TouchNotes(component, in: library).lines + notes(.feedback) + notes(.limits) + Self.unfinished(component)
    }

    static func code(_ names: [String]) -> String { MarkdownCell.code(names).text }

    // MARK: What is open

    private static func undecided(_ component: DocumentedComponent) -> [String] {
        let open = component.items.filter { $0.state == .unmapped }.map(\.title)
        guard !open.isEmpty else { return [] }
        return ["What becomes of \(code(open)): no row of the matrix says it."]
    }

    private static func unfinished(_ component: DocumentedComponent) -> [String] {
        let inert = component.coverage.inert.map(\.name.name)
        guard !inert.isEmpty else { return [] }
        return ["Nothing in the body acts on \(code(inert)) yet. A `TODO(weblift)` marks the place."]
    }

    private static func accessibility(_ component: DocumentedComponent) -> [String] {
        var lines: [String] = []
        let labels = component.swift.members.filter { member in
            ["accessibilityLabel", "accessibilityText"].contains(member.role)
        }
        if !labels.isEmpty {
            lines.append("\(code(labels.map(\.name.name))) gives the control a name where no visible text does.")
        }
        let mechanisms = component.swift.mechanisms.map(\.rawValue).filter { $0.lowercased().contains("accessibility") }
        if !mechanisms.isEmpty {
            lines.append("What the web says with ARIA attributes, SwiftUI says with \(code(mechanisms)).")
        }
        return lines
    }

    private static func availability(_ component: DocumentedComponent, in library: DocumentedLibrary) -> [String] {
        var lines: [String] = []
        if let system = library.oldestSystem, component.guide != nil { lines.append("iOS \(system) or newer.") }
        if let since = component.web.since, !since.isEmpty {
            lines.append("On the web since version \(MarkdownCell.plain(since).text).")
        }
        if let status = component.web.status, !status.isEmpty {
            lines.append("The library calls its status “\(MarkdownCell.plain(status).text)”.")
        }
        if component.web.deprecated != nil {
            lines.append("It is deprecated on the web. Do not begin to use it on iOS.")
        }
        return lines
    }
}

private struct ReasoningNotes {
    let component: DocumentedComponent
    let library: DocumentedLibrary

    var lines: [String] {
        guard component.guide != nil else {
            let reason = component.translation.skipped.map { MarkdownCell.markdown($0).text }
            return [
                reason.map { "There is no such component in Swift. \($0)" } ?? "There is no such component in Swift."
            ]
        }
        return [foundation, contract, bindings, made, offered].compactMap(\.self)
    }

    private var foundation: String? {
        if component.guide?.isItem == true {
            return
                "It is data of the component that contains it, because a native container asks for its items before it draws."
        }
        guard let primitive = component.swift.primitive else {
            return "No row of the matrix names a native control for it, so that it shows what its slots are given."
        }
        let name = ComponentNotes.code([primitive.rawValue])
        guard let kind = kind(of: primitive) else { return "A row of the matrix builds it on \(name)." }
        guard primitive.speaksForItself else {
            return "It is built on \(name), as components are that the web calls “\(kind)”."
        }
        return "It is built on \(name): that is what iOS has for what the web calls “\(kind)”. "
            + "The control of the platform follows the settings of the device and works with VoiceOver by itself."
    }

    /// nil where the component has another name.
    private func kind(of primitive: NativePrimitive) -> String? {
        library.native.webNames(of: primitive).filter { component.tag.hasSuffix("-\($0)") }
            .max { $0.utf8.count < $1.utf8.count }.map { $0.replacing("-", with: " ") }
    }

    /// Members without which the primitive does nothing, by their names here.
    private var contract: String? {
        guard let primitive = component.swift.primitive, component.guide?.isItem == false else { return nil }
        let roles = library.native.contract(of: primitive).filter { $0.need == .essential }
        var names: [String] = []
        for place in roles {
            let players = component.swift.members.filter { member in
                member.role.map { $0 == place.role || place.substitutes.contains($0) } == true
            }
            for name in players.map(\.name.name) where !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? "is what" : "are what"
        return
            "By its contract, \(ComponentNotes.code(names)) \(verb) \(ComponentNotes.code([primitive.rawValue])) does nothing without."
    }

    private var bindings: String? {
        let bindings = component.swift.members.filter(\.form.isBinding)
        guard !bindings.isEmpty else { return nil }
        let origins = Set(bindings.map(\.origin))
        let replaced = component.items.filter { item in
            !item.isImplied && (origins.contains(item.item) || item.translation.consumer.map(origins.contains) == true)
        }
        let names = ComponentNotes.code(bindings.map(\.name.name))
        let subject = bindings.count == 1 ? "\(names) is a `Binding`" : "\(names) are Bindings"
        guard !replaced.isEmpty else { return "\(subject), because the user changes it and the app owns it." }
        return
            "\(subject): on the web \(ComponentNotes.code(replaced.map(\.title))) hold the value and tell of its changes, "
            + "and in Swift the control writes the value of the app itself."
    }

    private var made: String? {
        let made = component.coverage.madeMembers
        guard !made.isEmpty, let primitive = component.swift.primitive else { return nil }
        return "No source lists \(ComponentNotes.code(made)); Weblift made it, because "
            + "\(ComponentNotes.code([primitive.rawValue])) does nothing without it."
    }

    private var offered: String? {
        let offered = component.coverage.offeredMembers
        guard !offered.isEmpty else { return nil }
        return "No source lists \(ComponentNotes.code(offered)). People expect it of such a control on iOS, "
            + "and no caller has to give it."
    }

    var omissions: [String] {
        guard component.guide != nil else { return [] }
        var reasons: [String] = []
        var items: [String: [String]] = [:]
        for item in component.items {
            guard case .skipped(let reason) = item.translation.outcome, !reason.isEmpty else { continue }
            if items[reason] == nil { reasons.append(reason) }
            items[reason, default: []].append(item.title)
        }
        return reasons.map { reason in
            let names = items[reason] ?? []
            let verb = names.count == 1 ? "is" : "are"
            return "\(ComponentNotes.code(names)) \(verb) left out. \(MarkdownCell.markdown(reason).text)"
        }
    }
}

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
