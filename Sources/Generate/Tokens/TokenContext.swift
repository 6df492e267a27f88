import Documents
import SwiftModel

struct TokenContext {
    let component: ComponentScaffold
    let library: ScaffoldLibrary
    let axes: [TokenAxis]
    private let styleSets: StyleSets?
    /// Name of the theme in the component; nil where the theme makes no difference, or is not at hand.
    let theme: String?
    /// Computed properties that the body of the component may use, and that are declared if it does.
    private(set) var accessors: [TokenAccessor] = []

    /// `hasTheme` says whether the component knows the theme where it asks: code outside of it takes the default one.
    init(
        _ component: ComponentScaffold,
        _ axes: [TokenAxis],
        _ styles: StyleSets? = nil,
        in library: ScaffoldLibrary,
        hasTheme: Bool = true
    ) {
        styleSets = styles
        theme = hasTheme && styles?.theme != nil ? OwnNames.name(SwiftThemes.parameter, in: component) : nil
        self.component = component
        self.library = library
        self.axes = axes
        accessors = declared
    }

    private var declared: [TokenAccessor] {
        func accessor(_ role: String, _ type: String, _ value: SwiftCode) -> TokenAccessor {
            TokenAccessor(role: role, name: accessorName(role), type: type, value: value)
        }
        let metrics = worn(StyleFlags(component: component).metrics(otherwise: value(.size, "metrics")))
        return [
            accessor("colors", "ComponentColors", colors),
            accessor("metrics", "ComponentMetrics", metrics),
            accessor("outline", "ComponentShape", outline),
            accessor("edge", "Edge", value(.edge, "edge", otherwise: ".top")),
            accessor("corner", "Alignment", value(.corner, "corner", otherwise: ".bottom")),
            accessor("direction", "Axis", direction),
        ] + [textRules, validity].compactMap { $0 }
    }

    private var textRules: TokenAccessor? {
        Validity(component: component).rules.map { rules in
            TokenAccessor(role: nil, name: Validity.rulesName(in: component), type: "ComponentTextRules", value: rules)
        }
    }

    var validity: TokenAccessor? {
        let validity = Validity(component: component, library: library)
        guard validity.flag == nil else { return nil }
        return validity.brokenCondition.map { condition in
            TokenAccessor(role: nil, name: OwnNames.name("isUnfit", in: component), type: "Bool", value: condition)
        }
    }

    private var tokens: String { component.swift.names.tokens.reference }

    private func axis(_ kind: TokenAxis.Kind) -> TokenAxis? { axes.first { $0.kind == kind } }

    private var colors: SwiftCode {
        let colors = value(.tone, "colors")
        guard let emphasis = StyleFlags(component: component).emphasis(otherwise: emphasis) else {
            return colors.adding(overlay)
        }
        return ("\(colors.grouped).emphasized(\(emphasis))" as SwiftCode).adding(overlay)
    }

    /// The styles that tokens say for some values of the API alone; nil where they say none.
    private var overlay: SwiftCode? {
        guard let members = styleSets?.overlayMembers(of: component), !members.isEmpty else { return nil }
        let arguments = members.map { "\(plain: $0.name.label): \($0.reference)" as SwiftCode }
        let list = arguments.dropFirst().reduce(arguments[0]) { "\($0), \($1)" }
        guard let theme else { return "\(plain: tokens).styles(\(list))" }
        return "\(plain: tokens).styles(\(list), in: \(SwiftCode(naming: theme)))"
    }

    /// Sizes may depend on such values, too.
    private func worn(_ metrics: SwiftCode) -> SwiftCode {
        overlay == nil || styleSets?.overlaysHaveSizes != true
            ? metrics : "\(metrics.grouped).adding(\(accessor("colors")).parts[\"whole\"])"
    }

    func tells(ofPart name: String) -> Bool { styleSets?.partNames.contains(name) == true }

    /// Whether tokens speak of the parts that templates ask for, by `style-header` and `part-header`.
    var styles: [(TemplateKey, TemplateValue)] {
        Self.partNames.flatMap { name -> [(TemplateKey, TemplateValue)] in
            let isTold = tells(ofPart: name)
            return [
                (TemplateKey("style-\(name)"), .boolean(isTold)),
                (TemplateKey("part-\(name)"), .optionalSwift(isTold ? "\"\(plain: name)\"" : nil)),
            ]
        }
    }

    static let partNames = [
        "frame", "item", "header", "label", "panel", "content", "footer", "divider", "cell", "title", "description",
        "placeholder",
    ]

    /// The states that the API tells of, for the frame around the component; nil where no token speaks of its parts.
    var frame: TemplateValue {
        guard let styleSets, styleSets.hasParts else { return .null }
        let flags = ComponentStateFlags(component).flags.map { state, condition in
            "\(condition.grouped) ? .\(plain: state.swiftNames[0]) : []" as SwiftCode
        }
        return [
            "states": .list(flags.map { ["text": .swift($0)] }),
            "state": .optionalSwift(flags.count == 1 ? flags[0] : nil),
            "hasStates": .boolean(flags.count > 1),
            "isPlain": .boolean(flags.isEmpty),
        ]
    }

    var padded: SwiftCode {
        let metrics = accessor("metrics")
        return padding.map { "\(metrics).padded(\($0.value))" } ?? metrics
    }

    /// Padding around a component that draws no surface: nothing around it has a padding of its own.
    var outerPadding: SwiftCode? {
        padding.map { padding in
            padding.isOptional ? "\(padding.value) ?? \(plain: padding.nothing)" : padding.value
        }
    }

    var paddingMember: Member? { padding?.member }

    private var padding: (member: Member, value: SwiftCode, isOptional: Bool, nothing: String)? {
        guard let member = component.members.first(where: { $0.role == "padding" }), let type = member.valueType
        else { return nil }
        let name = member.reference
        if let axis = axis(.padding), axis.member.name == member.name {
            let function = "\(tokens).padding(for:)"
            let value: SwiftCode =
                type.isOptional
                ? .operation("\(name).map(\(plain: function))") : "\(plain: tokens).padding(for: \(name))"
            return (member, value, type.isOptional, "EdgeInsets()")
        }
        if type.unwrapped == .named("EdgeInsets") { return (member, name, type.isOptional, "EdgeInsets()") }
        guard type.isNumber else { return nil }
        let isLength = type.unwrapped == .named("CGFloat")
        let length: SwiftCode =
            isLength ? name : type.isOptional ? "\(name).map { CGFloat($0) }" : "CGFloat(\(name))"
        return (member, length, type.isOptional, "0")
    }

    private var emphasis: SwiftCode? {
        axis(.emphasis) == nil ? nil : value(.emphasis, "emphasis", otherwise: ".filled")
    }

    private var outline: SwiftCode {
        let shape = StyleFlags(component: component).shape(otherwise: value(.shape, "shape"))
        return "ComponentShape(\(shape), radius: \(accessor("metrics")).cornerRadius)"
    }

    var hasDirection: Bool { axis(.direction) != nil || labelEdge != nil }

    private var labelEdge: TokenAxis? { axis(.edge).flatMap { $0.member.role == "labelPlacement" ? $0 : nil } }

    func accessorName(_ role: String) -> String { OwnNames.name(role, in: component) }

    func accessor(_ role: String) -> SwiftCode { SwiftCode(naming: accessorName(role)) }

    private var direction: SwiftCode {
        let flag = component.members.first { $0.role == "isVertical" && $0.valueType == .bool }
        if let flag { return "\(flag.reference) ? .vertical : .horizontal" }
        if axis(.direction) == nil, labelEdge != nil {
            let edge = accessor("edge")
            return "\(edge) == .top || \(edge) == .bottom ? .vertical : .horizontal"
        }
        let direction = value(.direction, "direction", otherwise: isUsuallyVertical ? ".vertical" : ".horizontal")
        let inline = component.members.first { $0.role == "isInline" && $0.valueType == .bool }
        guard let inline else { return direction }
        return "\(inline.reference) ? .horizontal : \(direction.grouped)"
    }

    /// Whether the contents lie one below the other where no member says it: on the web a stack or a column has them
    /// so, unless its name has another word.
    private var isUsuallyVertical: Bool {
        if component.swift.primitive == .fieldset { return true }
        let words = Set(component.swift.names.base.name.nameWords.map { $0.lowercased() })
        return component.swift.primitive == .stack && words.isDisjoint(with: ["row", "horizontal", "inline", "split"])
            && !words.isDisjoint(with: ["column", "stack", "vertical"])
    }

    /// Functions that may depend on the theme; shapes, edges and the like are no tokens.
    private static let themedFunctions: Set<String> = ["colors", "metrics"]

    /// `otherwise` is the value without such an axis; nil for the function without a value.
    private func value(_ kind: TokenAxis.Kind, _ function: String, otherwise: SwiftCode? = nil) -> SwiftCode {
        let meaning = "\(tokens).\(function)"
        let theme =
            Self.themedFunctions.contains(function) ? theme.map { "in: \(SwiftCode(naming: $0))" as SwiftCode } : nil
        let general = otherwise ?? "\(plain: meaning)\(theme.map { "(\($0))" } ?? "")"
        guard let axis = axis(kind) else { return general }
        let name = axis.member.reference
        guard axis.type.isOptional else { return "\(plain: meaning)(for: \(name)\(theme.map { ", \($0)" } ?? ""))" }
        guard let theme else { return .operation("\(name).map(\(plain: meaning)(for:)) ?? \(general)") }
        return .operation("\(name).map { \(plain: meaning)(for: $0, \(theme)) } ?? \(general)")
    }
}

extension SwiftCode {
    fileprivate func adding(_ overlay: SwiftCode?) -> SwiftCode { overlay.map { "\(grouped).adding(\($0))" } ?? self }
}
