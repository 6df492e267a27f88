import SwiftModel

/// Piece of markup as views, whether SwiftUI or UIKit is going to write them.
indirect enum UsageView {
    case component(ComponentUse)
    /// Data of a parent that is not there.
    case data(ComponentUse)
    case text([TextRun], font: String?)
    /// Holds sections of options, too.
    case stack(PlainView, [UsageView])
    case list([[UsageView]], isNumbered: Bool)
    case option([TextRun], value: String)
    case link([UsageView], address: String?)
    /// Button of plain HTML, with the code that it runs on the page.
    case button([UsageView], handler: String?)
    case image(address: String?, label: String?)
    case divider
    case modified(UsageView, [UsageModifier])

    /// nil for any other view.
    var plainText: String? {
        guard case .text(let runs, _) = self, runs.allSatisfy(\.styles.isEmpty) else { return nil }
        return runs.text
    }

    /// nil for a view that stands among other views.
    var overlay: ComponentUse? {
        guard case .component(let use) = self, use.component.presentation != nil else { return nil }
        return use
    }

    /// Outer components come first.
    var components: [ComponentUse] {
        switch self {
        case .component(let use), .data(let use): [use] + use.inner.flatMap(\.components)
        case .stack(_, let views), .link(let views, _), .button(let views, _): views.flatMap(\.components)
        case .list(let items, _): items.flatMap { $0.flatMap(\.components) }
        case .modified(let view, _): view.components
        case .text, .option, .image, .divider: []
        }
    }
}

struct TextRun: Hashable {
    var text: String
    /// `Text.bold` and the like, in the order of their cases.
    let styles: [PlainView]
}

extension [TextRun] {
    var text: String { map(\.text).joined() }
}

struct UsageModifier: Hashable {
    enum Argument: Hashable {
        case text(String)
        case flag(Bool)
        case none
    }

    let mechanism: SwiftUIMechanism
    let argument: Argument
}

struct ComponentUse {
    enum Argument {
        /// Swift code; for a binding the first value of its state.
        case value(String)
        /// Stands for a view, or is shown by one.
        case text(String)
        case content([UsageView])
        case items([ComponentUse])
        /// Closure, with the code that the page runs there.
        case action(String)
    }

    let component: UsageComponent
    /// State is named after the name or the id in the markup.
    var stateName: String?
    var arguments: [SwiftIdentifier: Argument] = [:]
    var allowsSeveral = false

    /// Swift code for a component that is nothing but an icon; else nil.
    var iconName: String? {
        guard component.swift.primitive == .icon else { return nil }
        let names = component.parameters.members.compactMap { member -> String? in
            guard let type = member.valueType, TextDisplay(member.role, type) == .icon,
                case .value(let code)? = arguments[member.name], code != "nil"
            else { return nil }
            return code
        }
        return names.first
    }

    var inner: [UsageView] {
        component.parameters.members.flatMap { member -> [UsageView] in
            switch arguments[member.name] {
            case .content(let views): views
            case .items(let items): items.map { .component($0) }
            case .value, .text, .action, nil: []
            }
        }
    }
}
