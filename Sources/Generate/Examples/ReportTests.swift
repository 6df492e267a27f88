import Documents
import SwiftModel
import WebModel

/// Tests of the reports of a UIKit class to the outside. A user's action writes through the Binding or calls the
/// closure that the class gives the SwiftUI component. Both are values in the view that it hosts, so a test takes them
/// from there and needs no screen. A component that is presented above a screen is in no view before it is shown: the
/// view that hosts it has a function for each.
struct ReportTests {
    private let component: ComponentScaffold
    private let uiKit: UIKitClass?
    private let values: ExampleValue
    private let isPresented: Bool

    /// `isPresented` is whether the class shows the component above a screen, and not in itself.
    init(_ component: ComponentScaffold, _ uiKit: UIKitClass?, in library: ScaffoldLibrary, isPresented: Bool) {
        self.component = component
        self.isPresented = isPresented
        let isTested = component.swift.isConcreteInExamples && component.web?.deprecated == nil
        self.uiKit = isTested ? uiKit : nil
        values = ExampleValue(library: library)
    }

    private struct Test {
        let value: TemplateValue
        let methods: [UIKitDelegate.Method]
        let mentions: [String]
    }

    private var tests: [Test] {
        guard let uiKit, let setUp = awaited else { return [] }
        return uiKit.sources.filter { !isPresented || PresentedArgument($0, of: uiKit) != nil }
            .compactMap { test(of: $0.source, for: $0.member, setUp) }
    }

    var isEmpty: Bool { tests.isEmpty }

    var mentions: [String] {
        let tests = tests
        guard !tests.isEmpty else { return [] }
        let types = methods(of: tests).flatMap(\.parameters) + (uiKit?.values.filter(\.isAwaited).map(\.type) ?? [])
        return types.flatMap(\.rootNames) + tests.flatMap(\.mentions)
    }

    /// Lists all methods where a test has one: two may have the same name, and each test asks which of them was called.
    private func methods(of tests: [Test]) -> [UIKitDelegate.Method] {
        tests.contains { !$0.methods.isEmpty } ? uiKit?.delegate.methods ?? [] : []
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let tests = tests
        let methods = methods(of: tests)
        return [
            ("reports", .list(tests.map(\.value))),
            ("delegateMethods", .list(methods.map(method))),
            ("hasDelegateMethods", .boolean(!methods.isEmpty)),
            ("delegate", .string(uiKit?.delegate.name.reference ?? "")),
            ("rootName", .string(component.swift.names.root.reference)),
            ("isPresented", .boolean(isPresented)),
            ("typeArguments", .string(component.swift.exampleArguments)),
        ]
    }

    private func method(_ method: UIKitDelegate.Method) -> TemplateValue {
        var lines = method.unnamedLines(class: component.swift.names.uiKit.reference)
        lines[lines.count - 1] += " {"
        return ["declaration": .lines(lines), "text": .string(SwiftStringLiteral(method.name).description)]
    }

    /// Lines that set the values without which the class shows nothing; nil where no value can be made up for one.
    private var awaited: [String]? {
        var lines: [String] = []
        for value in uiKit?.values.filter(\.isAwaited) ?? [] {
            guard let text = values.text(of: concrete(value.type), in: component, named: value.name.name) else {
                return nil
            }
            lines += "component.\(value.name.member) = \(text)".filledLines
        }
        return lines
    }

    private func concrete(_ type: SwiftType) -> SwiftType {
        ExampleValues.concrete(type, component.swift.genericParameters)
    }

    private func test(of source: UIKitClass.Source, for member: Member, _ setUp: [String]) -> Test? {
        switch source {
        case .binding(let value, let type, let notices): binding(to: value, as: concrete(type), member, notices, setUp)
        case .closure(let notices, let ability):
            action(member, notices, setUp + (ability.map { ["component.\($0.member) = true"] } ?? []), if: ability)
        case .value(let value) where member.form.isAction: action(member, [.closure(value.name)], setUp)
        case .value, .opposite, .nobody, .view, .noView, .rows: nil
        }
    }

    private func binding(
        to value: UIKitValue,
        as type: SwiftType,
        _ member: Member,
        _ notices: [UIKitNotice],
        _ setUp: [String]
    ) -> Test? {
        let other = values.other(than: type, in: component)
        guard let given = other ?? values.text(of: type, in: component, named: member.name.name),
            isShort("binding.wrappedValue = \(given)"), isShort("#expect(component.\(value.name.member) == \(given))")
        else { return nil }
        // Values are read again after they are written, where both sides have the same type and a value that can be
        // compared.
        let isKept = other != nil && concrete(value.type) == type && !value.isInverted
        let condition = TestContext.condition("component.\(value.name.member)", is: given, type)
        return test(
            of: member,
            // Bindings of callers stand inside of `ComponentKept` where the view can keep the value without a Binding.
            member.keepsOwn ? "given" : "_\(member.name.name)",
            "Binding<\(type)>",
            // A Binding is of the module that a Text is of.
            mentions: ["Text"] + type.rootNames,
            notices,
            setUp,
            [
                ("isBinding", .boolean(true)), ("isOptional", .boolean(!isPresented)), ("given", .string(given)),
                ("kept", isKept ? ["condition": .string(condition)] : .null),
            ]
        )
    }

    private func action(
        _ member: Member,
        _ notices: [UIKitNotice],
        _ setUp: [String],
        if ability: SwiftIdentifier? = nil
    ) -> Test? {
        guard case .action(let declared, _) = member.form else { return nil }
        let parameters = declared.map(concrete)
        let given = parameters.map { values.text(of: $0, in: component, named: member.name.name) }
        let list = given.compactMap(\.self).joined(separator: ", ")
        guard !given.contains(nil), isShort("action(\(list))") else { return nil }
        let function = SwiftType.action(parameters, isOptional: false).description
        return test(
            of: member,
            member.name.name,
            "(\(function))",
            mentions: parameters.flatMap(\.rootNames),
            notices,
            setUp,
            [
                ("isBinding", .boolean(false)), ("given", .string(list)), ("kept", .null),
                ("isOptional", .boolean(!isPresented || ability != nil)),
            ]
        )
    }

    private func test(
        of member: Member,
        _ label: String,
        _ type: String,
        mentions: [String],
        _ notices: [UIKitNotice],
        _ setUp: [String],
        _ own: [(TemplateKey, TemplateValue)]
    ) -> Test? {
        let names = component.swift.names
        let root = names.root.reference
        let lines =
            isPresented
            ? [
                "let binding = try #require(\(root)\(component.swift.exampleArguments).\(member.name.member)(of: component))"
            ]
            : [
                "let view = \(root)(component: component, version: 0).body",
                "let stored = ComponentTestView.stored(\"\(label)\", as: \(type).self, in: view)",
            ]
        guard !notices.isEmpty, lines.allSatisfy(isShort) else { return nil }
        let methods = notices.compactMap { if case .method(let method) = $0 { method } else { nil } }
        let name = member.name.name
        let title = "\(name) tells \(told(notices).joined(separator: ", "))"
        let fields: [(TemplateKey, TemplateValue)] = [
            ("title", .string(SwiftStringLiteral(title).description)),
            ("function", .string(name + "Tells")), ("label", .string(label)), ("type", .string(type)),
            ("setUp", .lines(setUp)), ("property", .string(member.name.member)),
            ("controlEvents", .list(notices.compactMap(controlEvent))),
            ("closures", .list(notices.compactMap { closure($0, of: member) })),
            ("hasDelegate", .boolean(!methods.isEmpty)),
            ("told", .string(told(notices).map { SwiftStringLiteral($0).description }.joined(separator: ", "))),
        ]
        guard isShort("@Test(\"\(title)\")"),
            isShort("#expect(calls.value == [\(told(notices).joined(separator: "\", \""))])")
        else { return nil }
        return Test(value: .object(TemplateObject(fields + own)), methods: methods, mentions: mentions)
    }

    private func told(_ notices: [UIKitNotice]) -> [String] {
        notices.map { notice in
            switch notice {
            case .controlEvent(let event): String(event.rawValue.dropFirst())
            case .method(let method): method.name
            case .closure(let name): name.name
            }
        }
    }

    private func controlEvent(_ notice: UIKitNotice) -> TemplateValue? {
        guard case .controlEvent(let event) = notice else { return nil }
        return [
            "event": .string(event.rawValue),
            "text": .string(SwiftStringLiteral(String(event.rawValue.dropFirst())).description),
        ]
    }

    private func closure(_ notice: UIKitNotice, of member: Member) -> TemplateValue? {
        guard case .closure(let name) = notice else { return nil }
        let unnamed = member.writtenTypes.map { _ in "_" }.joined(separator: ", ")
        return [
            "name": .string(name.member), "parameters": .string(unnamed.isEmpty ? "" : unnamed + " in "),
            "text": .string(SwiftStringLiteral(name.name).description),
        ]
    }

    private func isShort(_ line: String) -> Bool { BehaviorTests.isShort(line) }
}
