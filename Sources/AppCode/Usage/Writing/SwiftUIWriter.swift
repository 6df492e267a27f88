import Generate
import SwiftModel

/// Writes views with the state that their bindings are to.
struct SwiftUIWriter {
    private let calls: CallWriter
    private var names = StateNames()
    private var state: [String] = []

    private init(_ library: UsageLibrary) {
        calls = CallWriter(library: library)
    }

    /// nil where there is no view.
    static func write(_ views: [UsageView], in library: UsageLibrary) -> SwiftUIExample? {
        guard !views.isEmpty else { return nil }
        var writer = SwiftUIWriter(library)
        let data = views.compactMap { if case .data(let use) = $0 { use } else { nil } }
        for (index, use) in data.enumerated() { writer.declare(use, at: index) }
        let views = views.filter { if case .data = $0 { false } else { true } }
        let isOne = views.count { $0.overlay == nil } <= 1
        let body = isOne ? writer.siblings(views) : writer.container("VStack", views)
        return SwiftUIExample(state: writer.state, body: body)
    }

    // MARK: Views

    private mutating func lines(_ view: UsageView) -> [String] {
        switch view {
        case .component(let use): return call(use, as: use.component.swift.names.view.reference)
        case .data: return []
        case .text(let runs, let font): return PlainTextWriter.swiftUI(runs, font: font)
        case .stack(.horizontal, let views): return container("HStack", views)
        case .stack(.section, let views): return container("Section", views)
        case .stack(_, let views): return container("VStack", views)
        case .list(let items, let isNumbered): return list(items, isNumbered: isNumbered)
        case .option(let runs, let value):
            return PlainTextWriter.swiftUI(runs, font: nil).appending(".tag(\(SwiftStringLiteral(value)))")
        case .link(let views, let address): return link(views, address)
        case .button(let views, let handler):
            let action = calls.closure([], doing: handler)
            if let text = views.onlyText {
                return CallLines.of("Button", [SwiftStringLiteral(text).description, "action: \(action)"])
            }
            return CallLines.of("Button", ["action: \(action)", "label: \(builder(views))"])
        case .image(let address, let label):
            let url = address.map { "URL(string: \(SwiftStringLiteral($0)))" } ?? "nil"
            let image = ["AsyncImage(url: \(url))"]
            return label.map { image.appending(".accessibilityLabel(\(SwiftStringLiteral($0)))") } ?? image
        case .divider: return ["Divider()"]
        case .modified(let view, let modifiers): return modifiers.reduce(lines(view)) { $0.appending($1.swiftUI) }
        }
    }

    /// An overlay is presented by the view in front of it, or else by the first.
    private mutating func siblings(_ views: [UsageView]) -> [String] {
        PresentingView.all(in: views).flatMap { presenting in
            // A view without anything in it would present nothing.
            let lines = presenting.view.map { self.lines($0) } ?? ["Color.clear"]
            return presenting.overlays.reduce(lines) { lines, use in
                lines.appending(call(use, as: ".\(use.component.presentation ?? "")"))
            }
        }
    }

    private mutating func container(_ name: String, _ views: [UsageView]) -> [String] {
        ["\(name) {"] + siblings(views).map { "    " + $0 } + ["}"]
    }

    private mutating func list(_ items: [[UsageView]], isNumbered: Bool) -> [String] {
        var lines = ["VStack(alignment: .leading) {"]
        for (index, item) in items.enumerated() {
            lines.append("    HStack(alignment: .firstTextBaseline) {")
            lines.append("        Text(\"\(isNumbered ? "\(index + 1)." : "•")\")")
            lines += siblings(item).map { "        " + $0 }
            lines.append("    }")
        }
        return lines + ["}"]
    }

    /// A link without an address becomes its contents.
    private mutating func link(_ views: [UsageView], _ address: String?) -> [String] {
        guard let address, let url = LinkAddress.literal(address) else {
            if views.isEmpty { return ["EmptyView()"] }
            return views.count == 1 ? siblings(views) : container("HStack", views)
        }
        if let text = views.onlyText {
            return CallLines.of("Link", [SwiftStringLiteral(text).description, "destination: \(url)"])
        }
        return CallLines.of("Link", ["destination: \(url)", "label: \(builder(views))"])
    }

    private mutating func builder(_ views: [UsageView]) -> String {
        guard !views.isEmpty else { return "{ EmptyView() }" }
        let lines = siblings(views)
        if lines.count == 1, lines[0].utf8.count < 50 { return "{ \(lines[0]) }" }
        return "{\n" + lines.joined(separator: "\n").indented + "\n}"
    }

    // MARK: Components

    /// A parent is going to be given this data.
    private mutating func declare(_ use: ComponentUse, at index: Int) {
        let base = use.component.swift.names.base
        let name = names.next(use.stateName ?? base.name, fallback: base, as: .property)
        let call = calls.item(use, at: index)
        state.append("let \(name.declaration) = \(call[0])")
        state += call.dropFirst()
    }

    private mutating func call(_ use: ComponentUse, as callee: String) -> [String] {
        let call = UsageInit(use)
        var arguments: [String] = []
        for member in call.members {
            if let text = call.texts, let slot = member.slotText {
                if let argument = self.text(member, slot, in: text, of: use) { arguments.append(argument) }
            } else if let value = argument(member, of: use, in: call) {
                arguments.append(member.argument(value))
            }
        }
        return CallLines.of(callee, arguments)
    }

    /// nil for an argument that is left out.
    private func text(_ member: Member, _ slot: Member.SlotText, in texts: TextInit, of use: ComponentUse) -> String? {
        let isFirst = member.name == texts.first.name
        let value: String
        if case .text(let text)? = use.arguments[member.name] {
            value = ExampleLiteral.text(text, as: slot.type)
        } else if isFirst || slot.defaultValue == nil {
            value = slot.type.isOptional ? "nil" : "\"\""
        } else {
            return nil
        }
        return isFirst && texts.isFirstUnlabeled ? value : "\(member.name.label): \(value)"
    }

    /// A tap that opens a page is none.
    private func isTap(_ member: Member, of use: ComponentUse) -> Bool {
        let swift = use.component.swift
        guard let page = OpenedPage(swift.members, of: swift.primitive) else { return false }
        return page.action?.name == member.name && use.arguments[page.url.name] == nil
    }

    /// nil for an argument that is left out.
    private mutating func argument(_ member: Member, of use: ComponentUse, in call: UsageInit) -> String? {
        let given = use.arguments[member.name]
        switch member.form {
        case .value(let type):
            switch given {
            case .value(let code)?: return code
            case .text(let text)?: return SwiftStringLiteral(text).description
            default:
                return member.isRequired || isData(type, use) ? calls.value(member, of: type, in: use.component) : nil
            }
        case .binding(let type): return binding(member, type, given, of: use, in: call)
        case .action(let parameters, let isOptional):
            if case .action(let handler)? = given { return calls.closure(parameters, doing: handler) }
            return isOptional && !isTap(member, of: use) ? nil : calls.closure(parameters, doing: nil)
        case .slot(_, let text):
            switch given {
            case .content(let views)?: return builder(views)
            case .text(let words)? where text?.display == .image || text == nil:
                return "{ AsyncImage(url: URL(string: \(SwiftStringLiteral(words)))) }"
            case .text(let words)?:
                let view = text.map { $0.display.isString ? $0.display : .text } ?? .text
                return "{ \(view.view(of: SwiftStringLiteral(words).description)) }"
            default: return member.isRequired ? "{ EmptyView() }" : nil
            }
        case .rows: return "{ _ in EmptyView() }"
        case .items:
            if case .items(let uses)? = given { return calls.items(uses) }
            return "[]"
        }
    }

    /// Arguments of such a type tell the compiler the type of the caller's data.
    private func isData(_ type: SwiftType, _ use: ComponentUse) -> Bool {
        guard case .array(let element) = type else { return false }
        return use.component.swift.genericParameters.contains { element == .named($0.name.name) }
    }

    private mutating func binding(
        _ member: Member,
        _ type: SwiftType,
        _ given: ComponentUse.Argument?,
        of use: ComponentUse,
        in call: UsageInit
    ) -> String? {
        let type = ExampleValueType.plain(type, use.component)
        let start: String
        if case .value(let code)? = given {
            start = code
        } else if case .text(let words)? = given {
            start = SwiftStringLiteral(words).description
        } else if type.element != nil {
            start = "[]"
        } else {
            guard let value = calls.value(member, of: type, in: use.component) else { return nil }
            start = value
        }
        // State has no type of the caller's own.
        let generics = Set(use.component.swift.genericParameters.map(\.name.name))
        guard generics.isDisjoint(with: type.rootNames) else { return ".constant(\(start))" }
        let bindings = call.members.count { $0.form.isBinding }
        let name = names.next(wish(member, of: use, amongSeveral: bindings > 1), fallback: member.name, as: .property)
        state.append("@State private var \(name.declaration): \(type)\(start == "nil" ? "" : " = \(start)")")
        return "$\(name.name)"
    }
}

extension SwiftUIWriter {
    /// `agree`, `isSettingsPresented`, `isOn`
    private func wish(_ member: Member, of use: ComponentUse, amongSeveral: Bool) -> String {
        let own = member.name.name
        guard let given = use.stateName else { return own }
        if member.form.isBinding(to: .bool), own.hasPrefix("is"), member.role != "isOn" {
            return "is-\(given)-\(own.dropFirst(2))"
        }
        return amongSeveral ? "\(given)-\(own)" : given
    }
}

extension [UsageView] {
    /// nil unless the words are all that there is.
    var onlyText: String? { count == 1 ? self[0].plainText : nil }
}

extension [String] {
    func appending(_ modifier: String) -> [String] { appending([modifier]) }

    func appending(_ modifier: [String]) -> [String] {
        if count == 1, modifier.count == 1, self[0].utf8.count + modifier[0].utf8.count <= 72 {
            return [self[0] + modifier[0]]
        }
        let isIndented = count == 1 || last?.hasPrefix("    ") == true
        return self + (isIndented ? modifier.map { "    " + $0 } : modifier)
    }
}

extension UsageModifier {
    var swiftUI: String {
        let name = mechanism.rawValue.dropLast(2)
        return switch argument {
        case .text(let text): "\(name)(\(SwiftStringLiteral(text)))"
        case .flag(let flag): "\(name)(\(flag))"
        case .none: "\(name)()"
        }
    }
}
