import Core
import WebModel

/// The variants that `cva(…)` or `tv(…)` declares: their names, values, defaults and classes.
struct VariantSet {
    struct Variant {
        let name: String
        let values: [CodeLiteral.Member]
        let defaultValue: CodeLiteral?
        let place: SourceLocation
        let places: [SourceLocation]
    }

    /// Values of one variant, and bytes of the classes that are kept for it. No real one comes near.
    private static let valueLimit = 1_000
    private static let classLimit = 1 << 16

    /// Lists of classes for several values at once; arrays of values stand for one list each.
    private static let compoundLimit = 1_000

    let name: String
    let place: SourceLocation
    /// Classes that every variant has.
    let base: String?
    private(set) var variants: [Variant]
    /// Classes for several variants together, with the values at which they count.
    let compounds: CodeLiteral?
    private var combinations: [ClassList] = []

    init?(_ name: String, _ value: CodeModule.Value, in code: CodeModule, into diagnostics: inout DiagnosticBag) {
        guard value.kind == .constant, let equals = value.range.first(where: { code.isAt($0, .equals) }),
            code.isWord(equals + 1, ["cva", "tv"]), code.isAt(equals + 2, .leftParenthesis)
        else { return nil }
        self.name = name
        place = code.location(of: value.offset)
        let opening = code.tokens[equals + 2]
        let isClosed = opening.partner < value.range.upperBound
        let arguments = CodeLiteralReader.pieces(
            of: equals + 3..<max(equals + 3, min(opening.partner, value.range.upperBound)),
            in: code
        )
        var reader = CodeLiteralReader(code)
        let literals = arguments.prefix(2).map { reader.literal($0) }
        let options = literals.compactMap(\.self).last { if case .object = $0 { true } else { false } }
        let defaults = options?["defaultVariants"]
        let base =
            (literals.first ?? nil)?.classes ?? options?["base"]?.classes ?? options?["slots"]?["base"]?.classes
        let compounds = options?["compoundVariants"]
        self.base = base.flatMap { $0.utf8.count <= VariantSet.classLimit ? $0 : nil }
        self.compounds = compounds.flatMap { $0.json.utf8.count <= VariantSet.classLimit ? $0 : nil }
        variants = (options?["variants"]?.members ?? []).map { member in
            Variant(
                name: member.name,
                values: member.value.members,
                defaultValue: defaults?[member.name],
                place: code.location(of: member.offset),
                places: member.value.members.map { code.location(of: $0.offset) }
            )
        }
        let isLarge = { (values: [CodeLiteral.Member]) in
            values.count > VariantSet.valueLimit || CodeLiteral.object(values).json.utf8.count > VariantSet.classLimit
        }
        let isCut = variants.contains { isLarge($0.values) }
        variants.removeAll { isLarge($0.values) }
        if isCut || (base != nil && self.base == nil) || (compounds != nil && self.compounds == nil) {
            let message = "“\(name)” has more values or classes than are read; variants, or classes, are left out"
            diagnostics.warning(.registryTooLarge, message, at: place)
        }
        if !isClosed {
            let message = "this call is never closed; its variants are read as far as they go"
            diagnostics.warning(.registrySyntax, message, at: code.location(of: opening.start))
        }
        VariantSet.report(reader.problems, of: name, in: code, into: &diagnostics)
        readCombinations(into: &diagnostics)
        reportSlots(besides: options?["slots"], into: &diagnostics)
    }

    private static func report(
        _ problems: [CodeLiteralReader.Problem],
        of name: String,
        in code: CodeModule,
        into diagnostics: inout DiagnosticBag
    ) {
        guard let first = problems.first else { return }
        let more = problems.count - 1
        diagnostics.warning(
            .registryNoLiteral,
            "in “\(name)” \(first.message); it is left out",
            at: code.location(of: first.offset),
            notes: more == 0
                ? [] : [.init("so \(more == 1 ? "is 1 more value" : "are \(more) more values") of “\(name)”")]
        )
    }

    /// The variants as properties; `preset` are the values that the component itself takes where its caller gives none.
    func properties(preset: [String: CodeLiteral], into diagnostics: inout DiagnosticBag) -> [Property] {
        variants.compactMap { variant in
            guard let type = VariantSet.type(of: variant.values.map(\.name)) else {
                let message = "the variant “\(variant.name)” of “\(name)” has no values and is left out"
                diagnostics.warning(.registryNoLiteral, message, at: variant.place)
                return nil
            }
            let initial = (preset[variant.name] ?? variant.defaultValue)?.spelling
            if let initial {
                DefaultCheck.report(initial, against: type, of: variant.name, at: variant.place, into: &diagnostics)
            }
            var facts = ItemFacts(source: variant.place)
            facts.extensions = [
                Extension(name: "classes", json: CodeLiteral.object(variant.values).json, source: variant.place)
            ]
            return Property(
                name: variant.name,
                attribute: AttributeName.kebabCase(variant.name),
                isAttributeAssumed: true,
                type: initial == nil ? type.optional : type,
                typeText: type.description,
                defaultValue: initial,
                facts: facts
            )
        }
    }

    // MARK: Classes

    /// Nobody knows the value of a property that the component does not pass on.
    func classLists(keeping keeps: (String) -> Bool) -> [ClassList] {
        var lists = base.map { [ClassList($0, source: place)] } ?? []
        for variant in variants where keeps(variant.name) {
            for (value, place) in zip(variant.values, variant.places) {
                guard let classes = VariantSet.classes(of: value.value) else { continue }
                let condition = ClassList.Condition(property: variant.name, value: value.name)
                lists.append(ClassList(classes, where: [condition], source: place))
            }
        }
        return lists + combinations.filter { $0.conditions.allSatisfy { keeps($0.property) } }
    }

    /// Classes of a value; with slots, as `tv` has them, the classes of the slot that is the whole.
    private static func classes(of value: CodeLiteral) -> String? { value.classes ?? value["base"]?.classes }

    /// Parts of a component have no look of their own here, so classes of slots are told.
    private func reportSlots(besides slots: CodeLiteral?, into diagnostics: inout DiagnosticBag) {
        let ofValues = variants.flatMap { $0.values.flatMap(\.value.members) }
        let names = ((slots?.members ?? []) + ofValues).map(\.name).filter { $0 != "base" }
        guard let first = names.first else { return }
        let more = Set(names).count - 1
        let subject = more == 0 ? "a slot" : "slots"
        diagnostics.note(
            .registryNotRead,
            "“\(name)” has classes of \(subject), “\(first)”\(more == 0 ? "" : " and \(more) more"); they are left out",
            at: place
        )
    }

    private mutating func readCombinations(into diagnostics: inout DiagnosticBag) {
        guard case .list(let compounds) = compounds else { return }
        var unread = 0
        for compound in compounds {
            let classes = (compound["className"] ?? compound["class"]).flatMap(VariantSet.classes)
            guard let classes, let conditions = conditions(of: compound) else {
                unread += 1
                continue
            }
            guard combinations.count + conditions.count <= VariantSet.compoundLimit else {
                let message = "“\(name)” has classes for more combinations of values than are read; some are left out"
                diagnostics.warning(.registryTooLarge, message, at: place)
                break
            }
            combinations += conditions.map { ClassList(classes, where: $0, source: place) }
        }
        guard unread > 0 else { return }
        let subject = unread == 1 ? "1 entry" : "\(unread) entries"
        diagnostics.warning(
            .registryNoLiteral,
            "\(subject) of `compoundVariants` in “\(name)” \(unread == 1 ? "has" : "have") no classes, or no values of the variants "
                + "that are told; \(unread == 1 ? "it is" : "they are") left out",
            at: place
        )
    }

    /// A list for each way in which the classes can count; nil where it is not told by literals, or in too many ways.
    private func conditions(of compound: CodeLiteral) -> [[ClassList.Condition]]? {
        var ways: [[ClassList.Condition]] = [[]]
        for member in compound.members where member.name != "className" && member.name != "class" {
            let values: [CodeLiteral] = if case .list(let values) = member.value { values } else { [member.value] }
            let texts = values.compactMap(\.key)
            guard texts.count == values.count, variants.contains(where: { $0.name == member.name }),
                ways.count * texts.count <= VariantSet.compoundLimit
            else { return nil }
            ways = ways.flatMap { way in
                texts.map { way + [ClassList.Condition(property: member.name, value: $0)] }
            }
        }
        return ways == [[]] ? nil : ways
    }

    /// `true` and `false` are a switch, whole numbers are numbers: so `VariantProps` has it.
    private static func type(of values: [String]) -> WebType? {
        guard !values.isEmpty else { return nil }
        if values.allSatisfy({ $0 == "true" || $0 == "false" }) { return WebType(.keyword(.boolean)) }
        if values.allSatisfy({ Int($0).map(String.init) == $0 }) {
            return WebType.union(of: values.map { WebType(.literal(.number($0))) })
        }
        return WebType(.enumeration(values))
    }
}

extension CodeLiteral {
    fileprivate var key: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        case .nothing, .list, .object: nil
        }
    }
}
