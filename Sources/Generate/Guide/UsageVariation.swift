import SwiftModel

/// A short example beside the first one: the component in several tones, or while it loads.
package struct UsageVariation: Sendable, Hashable {
    package let title: String
    package let example: UsageExample

    private static let most = 2
    /// Number of values that fit below each other, and are told apart.
    private static let mostValues = 3

    /// Lists the variations that one sees first: of the look, then of the states.
    static func all(of file: UsageFile) -> [UsageVariation] {
        guard !file.component.isItem else { return [inParent(file)].compactMap(\.self) }
        let found = [values(of: file)] + states.map { state in self.state(state, of: file) } + [outOfUse(file)]
        return Array(found.compactMap(\.self).prefix(most))
    }

    // MARK: Items

    /// Data of a parent is seen in a parent: the first component that takes such items.
    private static func inParent(_ file: UsageFile) -> UsageVariation? {
        let tag = file.component.swift.tag
        let parent = file.library.components.first { other in
            other.swift.tag != tag && !other.isItem
                && other.members.contains { member in
                    if case .items(_, tag) = member.form { member.isRequired } else { false }
                }
        }
        guard let parent else { return nil }
        let axes = TokenAxis.axes(of: parent, in: file.library).filter(\.isInExamples)
        guard let call = UsageCall(parent, axes, .needed, in: file.library) else { return nil }
        let view = UsageFile(
            component: parent,
            library: file.library,
            axes: axes,
            module: file.module,
            isPresented: false
        )
        let lines = call.lines(callee: parent.swift.names.view.reference)
        let name = "With\(file.component.swift.names.base.name)"
        return UsageVariation(title: "In its parent", example: view.view(name, state: call.state, body: lines))
    }

    // MARK: Values

    /// Stacks the component with several values of the first axis that has some.
    private static func values(of file: UsageFile) -> UsageVariation? {
        guard !file.isPresented else { return nil }
        for axis in file.axes {
            let groups = axis.groups.filter(\.isKnown)
            let values = groups.compactMap { $0.cases.first.map { SwiftExpression.member($0).text(as: axis.type) } }
            guard values.count > 1 else { continue }
            let calls = values.prefix(mostValues).compactMap { value in
                UsageCall(file.component, file.axes, .needed, choosing: [axis.member.name: value], in: file.library)
            }
            guard calls.count > 1, let state = calls.first?.state else { continue }
            let name = file.component.swift.names.view.reference
            let lines = calls.flatMap { $0.lines(callee: name) }.map { "    " + $0 }
            let title = axis.kind == .tone ? "In several tones" : "In several sizes"
            let suffix = axis.kind == .tone ? "Tones" : "Sizes"
            return UsageVariation(
                title: title,
                example: file.view(suffix, state: state, body: ["VStack {"] + lines + ["}"])
            )
        }
        return nil
    }

    // MARK: States

    private struct State {
        let title: String
        let suffix: String
        /// Roles of the flag that says it: the first that the component has counts.
        let roles: [String]
        var texts: [String] = []
    }

    private static let states = [
        State(title: "While it loads", suffix: "Loading", roles: ["isLoading", "isBusy"]),
        State(title: "With an error", suffix: "WithError", roles: ["isInvalid"], texts: ["errorText", "errorMessage"]),
    ]

    private static func state(_ state: State, of file: UsageFile) -> UsageVariation? {
        let members = file.component.members
        guard let member = flag(state.roles, in: members) else { return nil }
        var chosen = [member.name: "true"]
        for text in members where text.role.map(state.texts.contains) == true && text.valueType?.unwrapped == .string {
            chosen[text.name] = SwiftStringLiteral("This is needed.").description
        }
        return variation(state.title, state.suffix, choosing: chosen, of: file)
    }

    /// Makes the variation by the component's own argument, or by the modifier that SwiftUI has for every view.
    private static func outOfUse(_ file: UsageFile) -> UsageVariation? {
        if let member = flag(["isDisabled"], in: file.component.members) {
            return variation("Disabled", "Disabled", choosing: [member.name: "true"], of: file)
        }
        guard file.component.swift.mechanisms.contains(.disabled) else { return nil }
        return variation("Disabled", "Disabled", choosing: [:], modifiers: [".disabled(true)"], of: file)
    }

    private static func flag(_ roles: [String], in members: [Member]) -> Member? {
        roles.lazy.compactMap { role in members.first { $0.role == role && $0.valueType == .bool } }.first
    }

    private static func variation(
        _ title: String,
        _ suffix: String,
        choosing chosen: [SwiftIdentifier: String],
        modifiers: [String] = [],
        of file: UsageFile
    ) -> UsageVariation? {
        guard !file.isPresented,
            let call = UsageCall(file.component, file.axes, .needed, choosing: chosen, in: file.library)
        else { return nil }
        let lines = call.lines(callee: file.component.swift.names.view.reference)
        let body = lines + modifiers.map { "    " + $0 }
        return UsageVariation(title: title, example: file.view(suffix, state: call.state, body: body))
    }
}
