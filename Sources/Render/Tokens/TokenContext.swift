import Mustache
import SwiftModel

/// What a template sees of the tokens of a component, and the expressions by which its body asks for them.
struct TokenContext {
    let component: ComponentScaffold
    let library: ScaffoldLibrary
    let axes: [TokenAxis]
    /// Computed properties that the body of the component may use, and that are declared if it does.
    private(set) var accessors: [TokenAccessor] = []

    init(_ component: ComponentScaffold, _ axes: [TokenAxis], in library: ScaffoldLibrary) {
        self.component = component
        self.library = library
        self.axes = axes
        accessors = declared
    }

    private var declared: [TokenAccessor] {
        [
            TokenAccessor(role: "colors", name: accessorName("colors"), type: "ComponentColors", value: colors),
            TokenAccessor(
                role: "metrics",
                name: accessorName("metrics"),
                type: "ComponentMetrics",
                value: LookFlags(component).metrics(otherwise: value(.size, "metrics"))
            ),
            TokenAccessor(role: "outline", name: accessorName("outline"), type: "ComponentShape", value: outline),
            TokenAccessor(
                role: "edge",
                name: accessorName("edge"),
                type: "Edge",
                value: value(.edge, "edge", otherwise: ".top")
            ),
            TokenAccessor(
                role: "corner",
                name: accessorName("corner"),
                type: "Alignment",
                value: value(.corner, "corner", otherwise: ".bottom")
            ),
            TokenAccessor(role: "direction", name: accessorName("direction"), type: "Axis", value: direction),
        ] + [textRules, validity].compactMap { $0 }
    }

    private var textRules: TokenAccessor? {
        Validity(component).rules.map { rules in
            TokenAccessor(
                role: nil,
                name: Validity.rulesName(in: component),
                type: "ComponentTextRules",
                value: rules
            )
        }
    }

    /// Whether the value of the component is not allowed; nil where every one is.
    var validity: TokenAccessor? {
        let validity = Validity(component)
        guard validity.flag == nil else { return nil }
        return validity.brokenCondition.map { condition in
            TokenAccessor(role: nil, name: OwnNames.name("isUnfit", in: component), type: "Bool", value: condition)
        }
    }

    private var tokens: String { component.swift.names.tokens.reference }

    private func axis(_ kind: TokenAxis.Kind) -> TokenAxis? {
        axes.first { $0.kind == kind }
    }

    private var colors: String {
        let colors = value(.tone, "colors")
        guard let emphasis = LookFlags(component).emphasis(otherwise: emphasis) else { return colors }
        return "\(colors.contains("??") ? "(\(colors))" : colors).emphasised(\(emphasis))"
    }

    private var emphasis: String? {
        guard let emphasis = axis(.emphasis) else { return nil }
        let name = emphasis.member.name.reference
        return emphasis.type.isOptional
            ? "\(name).map(\(tokens).emphasis(for:)) ?? .filled" : "\(tokens).emphasis(for: \(name))"
    }

    private var outline: String {
        "ComponentShape(\(LookFlags(component).shape(otherwise: value(.shape, "shape"))), radius: \(accessorName("metrics")).cornerRadius)"
    }

    /// Whether members say how what is in the component stands to each other.
    var hasDirection: Bool { axis(.direction) != nil || labelEdge != nil }

    /// At which edge the label of a control stands.
    private var labelEdge: TokenAxis? {
        axis(.edge).flatMap { $0.member.role == "labelPlacement" ? $0 : nil }
    }

    /// What the accessor of a role is called in the component.
    func accessorName(_ role: String) -> String { OwnNames.name(role, in: component) }

    private var direction: String {
        let flag = component.members.first { $0.role == "isVertical" && $0.valueType == .bool }
        if let flag { return "\(flag.name.reference) ? .vertical : .horizontal" }
        if axis(.direction) == nil, labelEdge != nil {
            let edge = accessorName("edge")
            return "\(edge) == .top || \(edge) == .bottom ? .vertical : .horizontal"
        }
        let direction = value(.direction, "direction", otherwise: ".horizontal")
        let inline = component.members.first { $0.role == "isInline" && $0.valueType == .bool }
        guard let inline else { return direction }
        return "\(inline.name.reference) ? .horizontal : \(direction.contains("??") ? "(\(direction))" : direction)"
    }

    /// The tokens for the value of an axis, or what every component does without one.
    private func value(_ kind: TokenAxis.Kind, _ function: String, otherwise: String) -> String {
        guard let axis = axis(kind) else { return otherwise }
        let name = axis.member.name.reference
        guard axis.type.isOptional else { return "\(tokens).\(function)(for: \(name))" }
        return "\(name).map(\(tokens).\(function)(for:)) ?? \(otherwise)"
    }

    /// The tokens for the value of an axis, or those that do for every value.
    private func value(_ kind: TokenAxis.Kind, _ function: String) -> String {
        guard let axis = axis(kind) else { return "\(tokens).\(function)" }
        let name = axis.member.name.reference
        guard axis.type.isOptional else { return "\(tokens).\(function)(for: \(name))" }
        return "\(name).map(\(tokens).\(function)(for:)) ?? \(tokens).\(function)"
    }
}
