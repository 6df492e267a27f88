import SwiftModel

/// The argument by which a UIKit class gives the SwiftUI component it hosts one of its parameters.
struct UIKitArgument {
    /// The class's own reference in closures.
    static let owner = "component"

    let uiKit: UIKitClass

    static func lines(of uiKit: UIKitClass, isPresented: Bool = false) -> [String] {
        var lines: [String] = []
        for (index, argument) in all(of: uiKit, isPresented: isPresented).enumerated() {
            if index > 0 { lines[lines.count - 1] += "," }
            lines += argument.lines
        }
        return lines
    }

    static func all(of uiKit: UIKitClass, isPresented: Bool = false) -> [(member: Member, lines: [String])] {
        uiKit.sources.map { member, source in
            let presented = isPresented ? PresentedArgument((member, source), of: uiKit) : nil
            var lines = presented.map { [$0.call] } ?? UIKitArgument(uiKit: uiKit).lines(of: source, for: member)
            if !member.isUnlabeled { lines[0] = "\(member.name.label): \(lines[0])" }
            return (member, lines)
        }
    }

    static func modifiers(of uiKit: UIKitClass) -> [String] {
        uiKit.heard.flatMap { mechanism, notices in
            let argument = UIKitArgument(uiKit: uiKit)
            let closure = argument.closure(taking: [], calling: argument.calls(of: notices, with: []))
            return ["\(mechanism.rawValue.dropLast(2)) \(closure[0])"] + closure.dropFirst()
        }
    }

    func lines(of source: UIKitClass.Source, for member: Member) -> [String] {
        switch source {
        case .value(let value): [expression(of: value, for: member)]
        case .opposite(let name): ["!\(Self.owner).\(name.member)"]
        case .binding(let value, let type, let notices): binding(to: value, as: type, telling: notices)
        case .closure(let notices, let ability): closure(for: member, telling: notices, if: ability)
        case .nobody: [Self.ignoring(member)]
        case .view(let slot, let text): view(slot, or: text, for: member)
        case .noView: ["{ EmptyView() }"]
        case .rows(let value): rows(value)
        }
    }

    private func expression(of value: UIKitValue, for member: Member) -> String {
        guard !value.isInverted else { return "!\(Self.owner).\(value.name.member)" }
        let expression = value.isAwaited ? value.name.reference : "\(Self.owner).\(value.name.member)"
        guard let type = member.type else { return expression }
        return UIKitConversion.toSwiftUI(expression, from: value.type, to: type) ?? expression
    }

    // MARK: Bindings

    private func binding(to value: UIKitValue, as type: SwiftType, telling notices: [UIKitNotice]) -> [String] {
        let access = value.name.member
        let read = "\(Self.owner)?.\(access)"
        let fallback = value.defaultText.flatMap { $0 == "nil" ? nil : $0 }
        let current = fallback.map { "\(read) ?? \($0)" } ?? read
        let get = UIKitConversion.toSwiftUI(current, from: value.type, to: type) ?? current
        let set = UIKitConversion.toUIKit("newValue", from: type, to: value.type) ?? "newValue"
        let capture =
            value.isAwaited ? "@MainActor [weak component, \(value.name.declaration)]" : "@MainActor [weak component]"
        let tail = value.isAwaited ? " ?? \(value.name.reference)" : ""
        let setter =
            [
                "    set: { @MainActor [weak component] newValue in",
                "        guard let component else { return }",
                "        component.\(access) = \(set)",
            ] + calls(of: notices, with: ["newValue"]).map { "        " + $0 } + ["    }"]
        return ["Binding("] + getter(capture, get + tail) + setter + [")"]
    }

    /// Stays on one line where it has room.
    private func getter(_ capture: String, _ value: String) -> [String] {
        let line = "    get: { \(capture) in \(value) },"
        guard line.utf8.count > 100 else { return [line] }
        return ["    get: { \(capture) in", "        \(value)", "    },"]
    }

    // MARK: Closures

    private func closure(for member: Member, telling notices: [UIKitNotice], if ability: SwiftIdentifier?) -> [String] {
        let count = member.writtenTypes.count
        let names = (0..<count).map { count == 1 ? "newValue" : "newValue\($0 + 1)" }
        let calls = calls(of: notices, with: names) + opening(of: member, unlessHeardBy: notices)
        let lines = closure(taking: names, calling: calls)
        guard let ability else { return lines }
        return ["!component.\(ability.member)", "    ? nil", "    : \(lines[0])"]
            + lines.dropFirst().map { "    " + $0 }
    }

    /// Opens the page of a link where nobody listens to the tap, which is known when there is one.
    private func opening(of member: Member, unlessHeardBy notices: [UIKitNotice]) -> [String] {
        let swift = uiKit.component.component
        guard let page = OpenedPage(swift.members, of: swift.primitive), page.action?.name == member.name,
            let url = uiKit.values.first(where: { $0.member?.name == page.url.name })
        else { return [] }
        let silence = notices.map { notice in
            switch notice {
            case .controlEvent(let event): "!\(Self.owner).allControlEvents.contains(\(event.rawValue))"
            case .method: "\(Self.owner).\(uiKit.delegate.property.member) == nil"
            case .closure(let name): "\(Self.owner).\(name.member) == nil"
            }
        }
        let call = "\(Self.owner).follow(\(Self.owner).\(url.name.member))"
        return ["if \(silence.joined(separator: ", ")) {", "    \(call)", "}"]
    }

    private func closure(taking names: [String], calling calls: [String]) -> [String] {
        let taken = names.map { name in calls.contains { $0.contains(name) } ? name : "_" }
        let head = "{ [weak component]\(taken.isEmpty ? "" : " " + taken.joined(separator: ", ")) in"
        return [head, "    guard let component else { return }"] + calls.map { "    " + $0 } + ["}"]
    }

    private static func ignoring(_ member: Member) -> String {
        let names = member.writtenTypes.map { _ in "_" }
        return names.isEmpty ? "{}" : "{ \(names.joined(separator: ", ")) in }"
    }

    private func calls(of notices: [UIKitNotice], with values: [String]) -> [String] {
        notices.map { notice in
            switch notice {
            case .controlEvent(let event): "component.sendActions(for: \(event.rawValue))"
            case .method(let method):
                "component.\(uiKit.delegate.property.member)?.\(method.name)("
                    + ([Self.owner] + (method.parameters.isEmpty ? [] : values)).joined(separator: ", ") + ")"
            case .closure(let name): "component.\(name.member)?(\(values.joined(separator: ", ")))"
            }
        }
    }

    // MARK: Views

    private func view(_ slot: UIKitSlot?, or value: UIKitValue?, for member: Member) -> [String] {
        var lines: [String] = []
        if let slot { lines = ["if let view = component.\(slot.name.member) {", "    ComponentSlotView(view)", "}"] }
        if let value, let text = member.slotText {
            let shown =
                text.type.isOptional
                ? ["if let text = component.\(value.name.member) {", "    \(text.display.view(of: "text"))", "}"]
                : [text.display.view(of: "component.\(value.name.member)")]
            if lines.isEmpty {
                lines = shown
            } else if text.type.isOptional {
                lines[lines.count - 1] = "} else " + shown[0]
                lines += shown.dropFirst()
            } else {
                lines[lines.count - 1] = "} else {"
                lines += shown.map { "    " + $0 } + ["}"]
            }
        }
        return ["{"] + lines.map { "    " + $0 } + ["}"]
    }

    private func rows(_ value: UIKitValue) -> [String] {
        [
            "{ [weak component] element in",
            "    if let view = component?.\(value.name.member)?(element) {",
            "        ComponentSlotView(view)",
            "    }",
            "}",
        ]
    }
}
