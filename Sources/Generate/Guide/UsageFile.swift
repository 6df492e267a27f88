import SwiftModel
import WebModel

struct UsageFile {
    let component: ComponentScaffold
    let library: ScaffoldLibrary
    /// Axes of tone and size.
    let axes: [TokenAxis]
    let module: ModuleName
    let isPresented: Bool

    func swiftUI(_ extent: UsageCall.Extent) -> UsageExample? {
        guard let call = UsageCall(component, axes, extent, in: library) else { return nil }
        return component.isItem ? data(call, extent) : view(call, extent)
    }

    private func view(_ call: UsageCall, _ extent: UsageCall.Extent) -> UsageExample {
        let names = component.swift.names
        let suffix = extent == .needed ? "Example" : "InFull"
        guard isPresented else {
            return view(suffix, state: call.state, body: call.lines(callee: names.view.reference))
        }
        let opening = Presentation(component.parameters).flatMap { call.stateNames[$0.presented.name] }
        let behind = opening.map { "Button(\"Open\") { \($0) = true }" } ?? "Text(\"What is behind it\")"
        let presented = call.lines(callee: "." + names.view.name.lowerCamelCase).map { "    " + $0 }
        return view(suffix, state: call.state, body: [behind] + presented)
    }

    func view(_ suffix: String, state: [String], body: [String]) -> UsageExample {
        var lines = imports("SwiftUI") + deprecation
        lines.append("struct \(component.swift.names.base.name)\(suffix): View {")
        lines += exampleItem.map { $0.isEmpty ? "" : "    " + $0 }
        lines += state.map { "    " + $0 }
        if !state.isEmpty { lines.append("") }
        lines.append("    var body: some View {")
        lines += body.map { "        " + $0 }
        return UsageExample(lines: lines + ["    }", "}"])
    }

    /// Data of a parent, which a function makes.
    private func data(_ call: UsageCall, _ extent: UsageCall.Extent) -> UsageExample {
        let names = component.swift.names
        let suffix = extent == .needed ? "Example" : "InFull"
        let values = component.swift.genericParameters.map { _ in ExampleValue.chosen.description }
        let arguments = values.isEmpty ? "" : "<\(values.joined(separator: ", "))>"
        let head = "func make\(names.base.name)\(suffix)() -> \(names.view.reference)\(arguments) {"
        let body = call.lines(callee: names.view.reference).map { "    " + $0 }
        return UsageExample(lines: imports("SwiftUI") + deprecation + [head] + body + ["}"])
    }

    // MARK: UIKit

    func uiKit(_ uiKit: UIKitClass) -> UsageExample? {
        guard let settings = settings(of: uiKit) else { return nil }
        let swift = component.swift
        let controller = "\(swift.names.base.name)ExampleController"
        var lines = imports("UIKit") + deprecation + ["final class \(controller): UIViewController {"]
        lines += exampleItem.map { $0.isEmpty ? "" : "    " + $0 }
        lines += [
            "    private let component = \(swift.names.uiKit.reference)\(swift.exampleArguments)()", "",
            "    override func viewDidLoad() {", "        super.viewDidLoad()",
        ]
        lines += settings.map { "        " + $0 }
        lines += actions(of: uiKit).map { "        " + $0 }
        let methods = uiKit.delegate.methods
        if !methods.isEmpty { lines.append("        component.\(uiKit.delegate.property.member) = self") }
        lines += ["        view.addSubview(component)", "    }", "}"]
        if !methods.isEmpty {
            lines += [""] + deprecation
            lines.append("extension \(controller): \(uiKit.delegate.name.reference) {")
            for (index, method) in methods.enumerated() {
                if index > 0 { lines.append("") }
                lines += implementation(of: method)
            }
            lines.append("}")
        }
        return UsageExample(lines: lines)
    }

    private func implementation(of method: UIKitDelegate.Method) -> [String] {
        var lines = method.lines(class: component.swift.names.uiKit.reference)
        lines[lines.count - 1] += " {"
        return (lines + ["    // \(UsageCall.comment(method.origin))", "}"]).map { "    " + $0 }
    }

    /// Sets values without which nothing is shown, and values that one sees at once; nil where one can't be made up.
    private func settings(of uiKit: UIKitClass) -> [String]? {
        let values = ExampleValue(library: library)
        let content = ExampleContent(primitive: component.swift.primitive)
        func text(of value: UIKitValue, as type: SwiftType) -> String? {
            content.code(of: type, for: value.role, in: component)?.text
                ?? values.text(of: type, in: component, named: value.name.name)
        }
        var lines: [String] = []
        for value in uiKit.values where !value.isOverride {
            let given: String?
            if let axis = axes.first(where: { $0.member.name.name == value.name.name && $0.type == value.type }) {
                given = UsageCall.example(of: axis)
            } else if value.type.unwrapped == .string, content.shows(value.role) {
                given = text(of: value, as: .string)
            } else if value.type == .bool, value.role == "isPresented" {
                given = "true"
            } else if Self.makesRows(value) {
                given = "{ _ in UILabel() }"
            } else if value.isAwaited || component.swift.isGenericList(value.type) {
                given = text(of: value, as: value.type)
                if given == nil { return nil }
            } else {
                continue
            }
            if let given { lines += "component.\(value.name.member) = \(given)".filledLines }
        }
        return lines
    }

    private static func makesRows(_ value: UIKitValue) -> Bool {
        guard case .function(let parameters, returns: .named("UIView", [])) = value.type.unwrapped else { return false }
        return parameters.count == 1
    }

    private func actions(of uiKit: UIKitClass) -> [String] {
        guard uiKit.base == .control else { return [] }
        var seen: Set<UIKitControlEvent> = []
        return component.swift.uiKit.controlEvents.filter { seen.insert($0.event).inserted }.flatMap { sent in
            [
                "component.addAction(", "    UIAction { _ in", "        // \(UsageCall.comment(sent.origin))", "    },",
                "    for: \(sent.event.rawValue)", ")",
            ]
        }
    }

    // MARK: Both

    private func imports(_ framework: String) -> [String] {
        [module.description, framework].sorted().map { "import \($0)" } + [""]
    }

    /// Attribute of the example: only deprecated code can use deprecated code without a warning.
    private var deprecation: [String] { component.web?.deprecated == nil ? [] : ["@available(*, deprecated)"] }

    private var exampleItem: [String] {
        component.swift.hasCallerData ? ["struct ExampleItem: Identifiable {", "    let id: Int", "}", ""] : []
    }
}

/// A Swift file that shows how a component is used. It compiles as it stands.
package struct UsageExample: Sendable, Hashable {
    package let lines: [String]

    package var source: String { lines.map { $0 + "\n" }.joined() }
}
