import Core
import Generate
import SwiftModel

/// Each tick tells the place; entries that the code does not answer are left to people.
struct CodeChecks {
    private typealias Entry = Checklist.Entry

    private let component: DocumentedComponent
    private let code: ComponentCode?

    init(_ component: DocumentedComponent) {
        self.component = component
        code = component.guide?.isItem == true ? nil : component.code
    }

    // MARK: Accessibility

    var labels: Checklist.Entry {
        let text = "Accessibility labels and hints included"
        guard let code else { return Entry(text) }
        // The label of a button beside it or in it is not its own.
        if let mark = code.own.first([".accessibilityLabel(", ".accessibilityHint(", ".spokenLabel("]) {
            return Entry(text, .yes, ComponentCode.place(mark.name, in: code.own))
        }
        let control = control(in: code)
        let roles = control == nil ? Self.labels : Self.labels + ["content", "children"]
        let label = component.swift.members.first { member in
            roles.contains(member.role ?? "") && code.own.first([member.name.reference]) != nil
        }
        if let label {
            return Entry(text, .yes, "\(ComponentCode.place(label.name.name, in: code.own)); hints are the app's")
        }
        return control.map { Entry(text, .no, "nothing says what the \($0) is for") } ?? Entry(text)
    }

    private static let labels = ["label", "title", "text", "heading", "header", "name"]

    var traits: Checklist.Entry {
        let text = "Traits tell what it is and what state it is in"
        guard let code else { return Entry(text) }
        let mark = code.own.first([".accessibilityAddTraits(", ".accessibilityRepresentation"])
        let place = mark.map { ComponentCode.place($0.name, in: code.own) } ?? control(in: code)
        return Entry(text, place == nil ? .open : .yes, place)
    }

    var hitTargets: Checklist.Entry {
        let text = "Hit targets are at least 44 points"
        guard let code else { return Entry(text) }
        if let file = ([code.own] + code.used).first(where: TapArea.isEnlarged) {
            return Entry(text, .yes, ComponentCode.place("touchTarget", in: file))
        }
        return Entry(text, .open, control(in: code).map { "the platform's own \($0)" })
    }

    // MARK: Text and motion

    var dynamicType: Checklist.Entry {
        let text = "Dynamic Type supported (text scales)"
        guard let code else { return Entry(text) }
        let files = [code.own] + code.used
        // A size that scales is made beside the font that has it.
        let scaling = ["ScaledMetric", "relativeTo:", "ComponentScaledSize", "ComponentPartStyle"]
        for file in files where file.first(scaling) == nil {
            if let fixed = file.first([".system(size:", "fixedSize:"]) {
                return Entry(text, .no, "a size that stays: \(ComponentCode.place(fixed.name, in: file))")
            }
        }
        let fonts = scalingFonts(in: code)
        for file in files {
            if let font = file.first(fonts)?.name {
                return Entry(text, .yes, ComponentCode.place(font.hasPrefix(".font(") ? font + ")" : font, in: file))
            }
        }
        return Entry(text)
    }

    /// Code of fonts that design tokens make counts, too.
    private func scalingFonts(in code: ComponentCode) -> [String] {
        let styles = [
            "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
            "caption", "caption2",
        ]
        return styles.map { ".font(.\($0)" } + (code.scalesTokens ? [".font(metrics.font"] : []) + [".typography("]
    }

    var reduceMotion: Checklist.Entry {
        let text = "Animations respect Reduce Motion"
        guard let code else { return Entry(text) }
        let respected = [
            ".motion(", "withComponentMotion", "accessibilityReduceMotion", "isReduceMotionEnabled", "reducesMotion",
        ]
        if code.own.first(respected) == nil, let moving = code.own.first([".animation(", "withAnimation("]) {
            return Entry(text, .no, ComponentCode.place(moving.name, in: code.own))
        }
        return Entry(text, code.place(of: respected) == nil ? .open : .yes, code.place(of: respected))
    }

    // MARK: States

    var disabled: Checklist.Entry {
        state("Disabled state clearly visible", ["isDisabled", "isEnabled"]) { code in
            // The platform dims its own controls; a style has to ask.
            control(in: code) != nil || code.place(of: ["isEnabled"]) != nil
        }
    }

    var selected: Checklist.Entry {
        let text = "Selected state distinguishable"
        let entry = state(text, ["isSelected", "isOn", "isChecked", "selection"]) { _ in true }
        guard entry.answer == .yes, let code,
            let member = component.swift.members.first(where: { $0.role == "isSelected" }),
            code.own.first([member.name.reference], where: Self.isDrawn) == nil
        else { return entry }
        return Entry(text, .no, "\(code: member.name.name) is told to VoiceOver alone, and nothing is drawn otherwise")
    }

    /// Traits say a member without drawing it, and the frame of a component tells its parts.
    private static func isDrawn(_ line: String) -> Bool {
        !line.contains(".accessibility") && !line.contains("? .selected :")
    }

    var loading: Checklist.Entry { state("Loading state shown", ["isLoading", "isBusy"]) { _ in true } }

    /// nil as a reason without a member that callers set.
    private func state(_ text: String, _ roles: [String], isSeen: (ComponentCode) -> Bool) -> Checklist.Entry {
        guard let code else { return Entry(text) }
        guard let member = component.swift.members.first(where: { roles.contains($0.role ?? "") }) else {
            return Entry(text, .open, "it has no such state")
        }
        guard let found = code.own.first([member.name.reference]) else {
            return Entry(text, .no, "nothing in the body acts on \(code: member.name.name)")
        }
        let modifier = ".disabled(\(member.name.reference))"
        let name = found.line.contains(modifier) ? modifier : member.name.name
        return Entry(text, isSeen(code) ? .yes : .open, ComponentCode.place(name, in: code.own))
    }

    // MARK: Controls

    /// Controls of the platform tell role, value and whether they are disabled.
    private func control(in code: ComponentCode) -> String? {
        let names = [
            "Button", "Link", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper",
            "DatePicker", "MultiDatePicker", "ColorPicker", "Menu", "DisclosureGroup", "TabView", "ProgressView",
            "Gauge",
        ]
        return names.first { code.own.first([$0 + "(", $0 + " {"]) != nil }
            .map { ComponentCode.place($0, in: code.own) }
    }
}

/// A button reacts no further than its label: a frame has to stand in the label. Around a control that is no button, it
/// does enlarge the area.
enum TapArea {
    /// Views that react no further than their label.
    private static let buttons: Set = ["Button", "Link", "NavigationLink", "Menu"]

    static func isEnlarged(in file: GeneratedCode.File) -> Bool {
        // Text that can't be Swift has no answer.
        guard let code = try? SwiftTokens(Array(file.lines.joined(separator: "\n").utf8)) else { return false }
        return code.tokens.indices.contains { isEnlarged(at: $0, in: code) }
            || file.first(["max(metrics.minimumHeight, metrics.touchTarget"]) != nil
    }

    /// Modifiers count for a view that reacts in all of it.
    private static func isEnlarged(at dot: Int, in code: SwiftTokens) -> Bool {
        guard code.tokens[dot].kind == .dot, dot > 0, dot + 2 < code.tokens.count, code.tokens[dot + 2].kind == .open
        else { return false }
        let arguments = (dot + 3)..<code.partners[dot + 2]
        let isTarget =
            switch code.word(dot + 1) {
            case "touchTarget": true
            case "frame": arguments.contains { code.word($0) == "minHeight" } && isSize(arguments, in: code)
            default: false
            }
        guard isTarget else { return false }
        let view = start(ofViewBefore: dot, in: code)..<dot
        return !view.isEmpty && !view.contains { buttons.contains(code.word($0)) }
    }

    private static func isSize(_ arguments: Range<Int>, in code: SwiftTokens) -> Bool {
        arguments.contains { code.word($0) == "touchTarget" }
    }

    private static func start(ofViewBefore dot: Int, in code: SwiftTokens) -> Int {
        var start = dot
        var index = dot - 1
        while index >= 0 {
            switch code.tokens[index].kind {
            case .close:
                start = code.partners[index]
                index = start - 1
            case .word:
                start = index
                guard index > 0, code.tokens[index - 1].kind == .dot else { return start }
                index -= 2
            // `} label: {`
            case .colon where index > 1 && code.tokens[index - 2].kind == .close: index -= 2
            default: return start
            }
        }
        return start
    }
}
