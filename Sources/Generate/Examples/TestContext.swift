import Documents
import SwiftModel
import WebModel

struct TestContext {
    let component: ComponentScaffold
    let uiKit: UIKitClass?
    let library: ScaffoldLibrary
    /// Sets of colors with text that can be read on its fill.
    let readable: [String]
    let reports: ReportTests

    var fields: [(TemplateKey, TemplateValue)] {
        let call = ExampleCall(component, in: library)
        // Deprecated components can only be called from deprecated code, and no test may be deprecated.
        let isCallable = component.isItem || component.web?.deprecated == nil
        let inits =
            isCallable
            ? [call.arguments(), component.isItem ? nil : call.textArguments(), call.bareArguments()].compactMap(\.self)
                + singleInits + partialInits + dataInits + keptInits
            : []
        let defaults = defaults
        let behavior = BehaviorTests(component, in: library)
        let mentions = inits.joined().flatMap(\.mentions) + (isCallable ? behavior.mentions : [])
        let behaviors: [(TemplateKey, TemplateValue)] =
            isCallable ? behavior.fields : [("bindings", .list([])), ("actions", .list([])), ("slots", .list([]))]
        let usesItem = isCallable && component.swift.hasCallerData
        let needsUIKit = !defaults.isEmpty || !readable.isEmpty || !reports.isEmpty
        return behaviors + reports.fields + [
            ("testImports", .lines(imports(mentions + reports.mentions, needsUIKit: needsUIKit))),
            ("contrasts", .lines(readable.count == 1 ? readable : readable.map { $0 + "," })),
            ("hasContrasts", .boolean(!readable.isEmpty)),
            ("rawEnums", .list(component.swift.enums.compactMap(Self.rawValues))),
            ("inits", .list(inits.map { .object(TemplateObject(CallContext.fields($0.map(\.text), head: "_ = "))) })),
            (
                "hasExampleItem",
                .boolean(usesItem || inits.joined().contains { $0.text.contains("ExampleItem(") })
            ),
            ("hasInits", .boolean(!inits.isEmpty)),
            ("defaults", .list(defaults)),
            ("hasDefaults", .boolean(!defaults.isEmpty)),
        ]
    }

    private var singleInits: [[SwiftCode]] {
        guard let single = SingleInit(component.parameters) else { return [] }
        return ExampleCall(component.taking(single.parameters), in: library).allArguments
    }

    private var partialInits: [[SwiftCode]] {
        PartialInit.all(of: component.parameters).compactMap { partial in
            let call = ExampleCall(component.taking(partial.parameters), in: library)
            return partial.texts == nil ? call.arguments() : call.textArguments(partial.texts)
        }
    }

    /// Arguments of the inits of a view that keeps whether it is open, without a Binding.
    private var keptInits: [[SwiftCode]] {
        let kept = component.members.filter(\.keepsOwn).map(\.name)
        guard !kept.isEmpty else { return [] }
        return ExampleCall(component.taking(component.parameters.without(Set(kept))), in: library).allArguments
    }

    private var dataInits: [[SwiftCode]] {
        DataInit.all(of: component.parameters).compactMap { data in
            ExampleCall(component.taking(data.parameters), in: library).arguments(of: data)
        }
    }

    private func imports(_ mentions: [String], needsUIKit: Bool) -> [String] {
        let modules = needsUIKit ? ["Testing", "UIKit"] : ["Testing"]
        return Imports(modules, names: mentions).lines
    }

    static func rawValues(_ enumeration: SwiftEnum) -> TemplateValue? {
        let values: [String] = enumeration.cases.compactMap { enumCase in
            switch enumCase.value {
            case .string(let text): SwiftStringLiteral(text).description
            case .integer(let number): String(number)
            case .payload: nil
            }
        }
        guard enumeration.form == .strings || enumeration.form == .integers else { return nil }
        let name = enumeration.name.name.name
        return [
            "type": .string(enumeration.name.description),
            "function": .string(name.lowerCamelCase + "RawValues"),
            "title": .string(name),
            // The formatter wants a comma behind the last of several lines, and none behind a single one.
            "values": .lines(values.count == 1 ? values : values.map { $0 + "," }),
        ]
    }

    private var defaults: [TemplateValue] {
        guard let uiKit, component.swift.isConcreteInExamples, component.web?.deprecated == nil else { return [] }
        return uiKit.values.compactMap { value in
            guard let text = value.defaultText, !value.isOverride, isComparable(value.type) else { return nil }
            return ["condition": .string(Self.condition("component.\(value.name.member)", is: text, value.type))]
        }
    }

    /// Avoids `==` for flags: SwiftUI has hundreds of it, and it takes the compiler many times as long.
    static func condition(_ value: String, is expected: String, _ type: SwiftType) -> String {
        guard type == .bool else { return "\(value) == \(expected)" }
        return expected == "true" ? value : "!\(value)"
    }

    private func isComparable(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .named(let name, []): ["String", "Bool", "Int", "Double", "CGFloat", "TimeInterval"].contains(name)
        case .generated:
            library.enumeration(type, in: component).map { $0.form == .strings || $0.form == .integers } ?? false
        default: false
        }
    }
}
