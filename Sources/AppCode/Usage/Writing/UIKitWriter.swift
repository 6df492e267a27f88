import Generate
import SwiftModel

/// Statements make views, set properties and put views into each other.
struct UIKitWriter {
    private let library: UsageLibrary
    private let calls: CallWriter
    private var names = StateNames()
    private var lines: [String] = []

    private init(_ library: UsageLibrary) {
        self.library = library
        calls = CallWriter(library: library)
    }

    static func write(_ views: [UsageView], in library: UsageLibrary) -> [String] {
        var writer = UIKitWriter(library)
        for view in views { if case .data = view { _ = writer.make(view) } }
        let views = views.filter { if case .data = $0 { false } else { true } }
        for root in writer.group(views) { writer.lines.append("view.addSubview(\(root))") }
        return writer.lines
    }

    private mutating func declare(_ wish: String, _ value: String) -> String {
        let fallback = SwiftIdentifier("view", as: .uiKitProperty)
        let name = names.next(wish == "view" ? "content" : wish, fallback: fallback, as: .uiKitProperty)
        lines += "let \(name.declaration) = \(value)".lines
        return name.reference
    }

    private mutating func set(_ name: String, _ property: String, _ value: String) {
        lines += "\(name).\(property) = \(value)".lines
    }

    // MARK: Views

    /// Returns the name of the constant that holds the view.
    private mutating func make(_ view: UsageView) -> String {
        switch view {
        case .component(let use): return make(use)
        case .data(let use):
            let base = use.component.swift.names.base.name.lowerCamelCase
            return declare(base, calls.item(use, at: 0).joined(separator: "\n"))
        case .text(let runs, let font): return label(runs.text, font)
        case .option(let runs, _): return label(runs.text, nil)
        case .stack(let kind, let views): return stack(views, isHorizontal: kind == .horizontal)
        case .list(let items, let isNumbered):
            let rows = items.enumerated().map { index, views in
                let mark = UsageView.text([TextRun(text: isNumbered ? "\(index + 1)." : "•", styles: [])], font: nil)
                return UsageView.stack(.horizontal, [mark] + views)
            }
            return stack(rows, isHorizontal: false)
        case .link(let views, let address): return button(views, handler: address.map { "open \($0)" }, wish: "link")
        case .button(let views, let handler): return button(views, handler: handler, wish: "button")
        case .image(let address, let label):
            let name = declare("image", "UIImageView()")
            if let address { lines.append(TodoComment.line("load \(address)")) }
            if let label { set(name, "accessibilityLabel", SwiftStringLiteral(label).description) }
            return name
        case .divider:
            let name = declare("divider", "UIView()")
            set(name, "backgroundColor", ".separator")
            return name
        case .modified(let view, let modifiers):
            let name = make(view)
            for modifier in modifiers {
                if let (property, value) = modifier.uiKit { set(name, property, value) }
            }
            return name
        }
    }

    private mutating func label(_ text: String, _ font: String?) -> String {
        let name = declare("label", "UILabel()")
        set(name, "text", SwiftStringLiteral(text).description)
        set(name, "numberOfLines", "0")
        if let font { set(name, "font", ".preferredFont(forTextStyle: .\(Self.textStyles[font] ?? font))") }
        return name
    }

    private static let textStyles = ["title": "title1", "caption": "caption1"]

    /// Leaves out overlays: a popover points at the view that presents it, others cover all there is.
    private mutating func siblings(_ views: [UsageView]) -> [String] {
        PresentingView.all(in: views).flatMap { presenting -> [String] in
            let view = presenting.view.map { make($0) }
            for use in presenting.overlays {
                let isPopover = use.component.swift.primitive == .popover
                let name = make(use)
                lines.append("\(isPopover ? view ?? "view" : "view").addSubview(\(name))")
            }
            return view.map { [$0] } ?? []
        }
    }

    /// Makes one view for all; none where there are only overlays.
    private mutating func group(_ views: [UsageView]) -> [String] {
        let isOne = views.count { $0.overlay == nil } <= 1
        return isOne ? siblings(views) : [stack(views, isHorizontal: false)]
    }

    private mutating func stack(_ views: [UsageView], isHorizontal: Bool) -> String {
        let inner = siblings(views)
        let name = declare("stack", "UIStackView(arrangedSubviews: [\(inner.joined(separator: ", "))])")
        set(name, "axis", isHorizontal ? ".horizontal" : ".vertical")
        return name
    }

    private mutating func button(_ views: [UsageView], handler: String?, wish: String) -> String {
        let name = declare(wish, "UIButton(type: .system)")
        let words = views.compactMap(\.plainText).joined(separator: " ")
        lines.append("\(name).setTitle(\(SwiftStringLiteral(words)), for: .normal)")
        if let handler { addAction(to: name, handler, for: .touchUpInside) }
        return name
    }

    private mutating func addAction(to name: String, _ handler: String, for event: UIKitControlEvent) {
        lines += [
            "\(name).addAction(", "    UIAction { _ in", "        \(TodoComment.line(handler))", "    },",
            "    for: \(event.rawValue)", ")",
        ]
    }

    // MARK: Components

    private mutating func make(_ use: ComponentUse) -> String {
        let component = use.component
        guard let uiKit = component.uiKit else { return declare("view", "UIView()") }
        let arguments = component.swift.hasCallerData ? "<ExampleItem>" : ""
        let names = component.swift.names
        let name = declare(names.base.name.lowerCamelCase, "\(names.uiKit.reference)\(arguments)()")
        for (member, source) in uiKit.sources { give(member, source, of: use, to: name) }
        giveOtherActions(uiKit, of: use, to: name)
        return name
    }

    private mutating func give(_ member: Member, _ source: UIKitClass.Source, of use: ComponentUse, to name: String) {
        // A class has texts in the place of a caller's own values, and its members are called alike.
        let given = use.arguments[member.name]
        switch (source, given) {
        case (.value(let value), .value(let code)?), (.binding(let value, _, _), .value(let code)?):
            let isSet = value.type.isSet && !code.hasPrefix("[")
            setValue(value, isSet ? "[\(code)]" : code, of: name)
        case (.value(let value), .text(let text)?), (.binding(let value, _, _), .text(let text)?):
            setValue(value, SwiftStringLiteral(text).description, of: name)
        case (.value(let value), .items(let uses)?): setValue(value, calls.items(uses), of: name)
        case (.opposite(let property), .value(let code)?):
            if let flag = Self.opposite(code) { set(name, property.member, flag) }
        case (.closure(let notices, _), .action(let handler)?): listen(notices, handler, of: name)
        case (.view(_, let value?), .text(let text)?):
            set(name, value.name.member, ExampleLiteral.text(text, as: value.type))
        case (.view(let slot?, _), .text(let text)?): set(name, slot.name.member, label(text, nil))
        case (.view(let slot?, _), .content(let views)?):
            let content = group(views)
            if let content = content.first { set(name, slot.name.member, content) }
        default: return
        }
    }

    /// An action that tells the new value of a property is heard as its event.
    private mutating func giveOtherActions(_ uiKit: UIKitClass, of use: ComponentUse, to name: String) {
        let heard = Set(uiKit.sources.map(\.member.name))
        let told = uiKit.sources.lazy.compactMap { source -> [UIKitNotice]? in
            if case .binding(_, _, let telling) = source.source, !telling.isEmpty { telling } else { nil }
        }.first
        for member in use.component.parameters.members where !heard.contains(member.name) {
            guard case .action(let handler)? = use.arguments[member.name] else { continue }
            if let told { listen(told, handler, of: name) } else { lines.append(TodoComment.line(handler)) }
        }
    }

    private mutating func setValue(_ value: UIKitValue, _ code: String, of name: String) {
        if value.isInverted {
            if let flag = Self.opposite(code) { set(name, value.name.member, flag) }
        } else {
            set(name, value.name.member, code)
        }
    }

    private static func opposite(_ code: String) -> String? {
        code == "true" ? "false" : code == "false" ? "true" : nil
    }

    private mutating func listen(_ notices: [UIKitNotice], _ handler: String, of name: String) {
        for notice in notices {
            switch notice {
            case .controlEvent(let event): return addAction(to: name, handler, for: event)
            case .method(let method):
                lines.append(TodoComment.line("\(method.name) of the delegate: \(handler)"))
                return
            case .closure: continue
            }
        }
    }
}

extension UsageModifier {
    fileprivate var uiKit: (property: String, value: String)? {
        let value =
            switch argument {
            case .text(let text): SwiftStringLiteral(text).description
            case .flag(let flag): String(flag)
            case .none: "true"
            }
        return switch mechanism {
        case .accessibilityLabel: ("accessibilityLabel", value)
        case .accessibilityHint: ("accessibilityHint", value)
        case .accessibilityValue: ("accessibilityValue", value)
        case .accessibilityIdentifier: ("accessibilityIdentifier", value)
        case .accessibilityHidden: ("accessibilityElementsHidden", value)
        case .hidden: ("isHidden", value)
        default: nil
        }
    }
}

struct PresentingView {
    /// nil where there is nothing but overlays.
    let view: UsageView?
    private(set) var overlays: [ComponentUse] = []

    /// Groups an overlay with the view in front of it, which mostly opens it on the web.
    static func all(in views: [UsageView]) -> [PresentingView] {
        var all: [PresentingView] = []
        var waiting: [ComponentUse] = []
        for view in views {
            if let overlay = view.overlay {
                if all.isEmpty { waiting.append(overlay) } else { all[all.count - 1].overlays.append(overlay) }
            } else {
                all.append(PresentingView(view: view, overlays: all.isEmpty ? waiting : []))
            }
        }
        return all.isEmpty && !waiting.isEmpty ? [PresentingView(view: nil, overlays: waiting)] : all
    }
}

struct StateNames {
    private var taken: Set<String> = []

    /// `wish` is the name of a form field, the id of an element, or else the name of the member.
    mutating func next(_ wish: String, fallback: SwiftIdentifier, as context: SwiftIdentifier.Context)
        -> SwiftIdentifier
    {
        let name = SwiftIdentifier(wish, as: context, fallback: fallback.name).ofState()
        if taken.insert(name.name).inserted { return name }
        for number in 2... {
            let candidate = SwiftIdentifier("\(name.name)\(number)", as: context, fallback: fallback.name)
            if taken.insert(candidate.name).inserted { return candidate }
        }
        return name
    }
}
