import WebModel

extension ChangeCollector {
    mutating func compare(_ item: ComparedItem<Method>) {
        if item.old.isStatic != item.new.isStatic, item.comparability.isFull {
            add(item.new.isStatic ? .nowStatic : .noLongerStatic, item)
        }
        compareParameters(item)
        compareResults(item)
    }

    private mutating func compareParameters(_ item: ComparedItem<Method>) {
        // Docs often name a method and nothing else.
        guard item.comparability.isFull || !(item.old.parameters.isEmpty || item.new.parameters.isEmpty) else { return }
        let pairs = ParameterPairs(item.old.parameters, item.new.parameters)
        for (before, after) in pairs.common { compare(before, after, of: item) }
        for parameter in pairs.removed {
            add(parameter.mayBeAbsent ? .optionalParameterRemoved : .parameterRemoved, item, part: parameter.name)
        }
        for parameter in pairs.added {
            add(parameter.mayBeAbsent ? .optionalParameterAdded : .parameterAdded, item, part: parameter.name)
        }
    }

    /// Shows both signatures.
    private mutating func add(_ rule: ChangeRule, _ item: ComparedItem<Method>, part: String) {
        add(rule, item, MethodText.of(item.old), MethodText.of(item.new), parts: [part])
    }

    private mutating func compare(
        _ before: Method.Parameter,
        _ after: Method.Parameter,
        of item: ComparedItem<Method>
    ) {
        if before.name != after.name, item.comparability.isFull {
            add(.parameterRenamed, item, before.name, after.name, parts: [before.name, after.name].sorted())
        }
        if before.mayBeAbsent != after.mayBeAbsent, item.comparability.isFull {
            add(after.mayBeAbsent ? .parameterOptional : .parameterRequired, item, part: after.name)
        }
        compareTypes(
            item,
            (before.type, before.typeText),
            (after.type, after.typeText),
            .parameter,
            part: min(before.name, after.name)
        )
    }

    private mutating func compareResults(_ item: ComparedItem<Method>) {
        let (before, after) = ((item.old.returns, item.old.returnsText), (item.new.returns, item.new.returnsText))
        if item.comparability.isFull, let old = before.0, let new = after.0 {
            if new.promised.map({ classes.areSame(old, $0) }) == true { return add(.nowAsync, item, before.1, after.1) }
            if old.promised.map({ classes.areSame($0, new) }) == true {
                return add(.noLongerAsync, item, before.1, after.1)
            }
        }
        compareTypes(item, before, after, .result)
    }
}

extension ClassNames {
    fileprivate func areSame(_ type: WebType, _ other: WebType) -> Bool {
        TypeComparison(old: type, new: other, classes: self).differences.isEmpty
    }
}

extension Method.Parameter {
    fileprivate var mayBeAbsent: Bool { isOptional || isRest || defaultValue != nil }
}

extension WebType {
    /// nil for optional promises as well.
    fileprivate var promised: WebType? {
        guard case .reference("Promise", let arguments) = shape, arguments.count == 1, !isOptional else { return nil }
        return arguments[0]
    }
}

/// Pairs by place, for calls know no names, except where names show that one was put in or taken out before the end.
struct ParameterPairs {
    private(set) var common: [(old: Method.Parameter, new: Method.Parameter)] = []
    private(set) var removed: [Method.Parameter] = []
    private(set) var added: [Method.Parameter] = []

    init(_ old: [Method.Parameter], _ new: [Method.Parameter]) {
        let shorter = min(old.count, new.count)
        let isByName =
            old.count != new.count
            && (old.count > new.count
                ? Self.isPart(new, of: old) : Self.isPart(old, of: new))
        guard isByName else {
            common = Array(zip(old, new)).map { (old: $0, new: $1) }
            removed = Array(old.dropFirst(shorter))
            added = Array(new.dropFirst(shorter))
            return
        }
        let oldNames = Set(old.map(\.name))
        let newNames = Set(new.map(\.name))
        removed = old.filter { !newNames.contains($0.name) }
        added = new.filter { !oldNames.contains($0.name) }
        common = zip(old.filter { newNames.contains($0.name) }, new.filter { oldNames.contains($0.name) })
            .map { (old: $0, new: $1) }
    }

    /// Compares parameters by name, in order.
    private static func isPart(_ part: [Method.Parameter], of whole: [Method.Parameter]) -> Bool {
        guard Set(whole.map(\.name)).count == whole.count, Set(part.map(\.name)).count == part.count else {
            return false
        }
        var rest = whole[...]
        for parameter in part {
            guard let index = rest.firstIndex(where: { $0.name == parameter.name }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

/// `show(value: string, options?: FocusOptions): void`
enum MethodText {
    static func of(_ method: Method) -> String {
        let parameters = method.parameters.map { parameter in
            let name = (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
            guard let type = parameter.typeText ?? parameter.type?.description else { return name }
            return "\(name): \(PlainText.prose(type))"
        }
        let result = (method.returnsText ?? method.returns?.description).map { ": \(PlainText.prose($0))" } ?? ""
        return "\(method.isStatic ? "static " : "")\(method.name)(\(parameters.joined(separator: ", ")))\(result)"
    }
}
