import WebModel

/// Compares one method of two releases: parameters by their places, and the result.
struct MethodComparison {
    private let item: ComparedItem<Method>

    init(_ item: ComparedItem<Method>) { self.item = item }

    private var old: Method { item.old }
    private var new: Method { item.new }

    func compare(into collector: inout ChangeCollector) {
        if old.isStatic != new.isStatic, item.comparability.isFull {
            collector.add(new.isStatic ? .nowStatic : .noLongerStatic, item, nil, nil)
        }
        compareParameters(into: &collector)
        compareResults(into: &collector)
    }

    private func compareParameters(into collector: inout ChangeCollector) {
        // Docs often name a method and nothing else.
        guard item.comparability.isFull || !(old.parameters.isEmpty || new.parameters.isEmpty) else { return }
        let pairs = ParameterPairs(old.parameters, new.parameters)
        for (before, after) in pairs.common { compare(before, after, into: &collector) }
        for parameter in pairs.removed {
            collector.add(
                parameter.mayBeAbsent ? .optionalParameterRemoved : .parameterRemoved,
                item,
                MethodText.of(old),
                MethodText.of(new),
                parts: [parameter.name]
            )
        }
        for parameter in pairs.added {
            collector.add(
                parameter.mayBeAbsent ? .optionalParameterAdded : .parameterAdded,
                item,
                MethodText.of(old),
                MethodText.of(new),
                parts: [parameter.name]
            )
        }
    }

    private func compare(
        _ before: Method.Parameter,
        _ after: Method.Parameter,
        into collector: inout ChangeCollector
    ) {
        if before.name != after.name, item.comparability.isFull {
            collector.add(.parameterRenamed, item, before.name, after.name, parts: [before.name, after.name].sorted())
        }
        if before.mayBeAbsent != after.mayBeAbsent, item.comparability.isFull {
            collector.add(
                after.mayBeAbsent ? .parameterOptional : .parameterRequired,
                item,
                MethodText.of(old),
                MethodText.of(new),
                parts: [after.name]
            )
        }
        collector.compareTypes(
            item,
            (before.type, before.typeText),
            (after.type, after.typeText),
            .parameter,
            part: min(before.name, after.name)
        )
    }

    private func compareResults(into collector: inout ChangeCollector) {
        if item.comparability.isFull, let before = old.returns, let after = new.returns {
            let classes = collector.classes
            if after.promised.map({ TypeComparison(before, $0, classes).differences.isEmpty }) == true {
                return collector.add(.nowAsync, item, old.returnsText, new.returnsText)
            }
            if before.promised.map({ TypeComparison($0, after, classes).differences.isEmpty }) == true {
                return collector.add(.noLongerAsync, item, old.returnsText, new.returnsText)
            }
        }
        collector.compareTypes(item, (old.returns, old.returnsText), (new.returns, new.returnsText), .result)
    }
}

extension Method.Parameter {
    fileprivate var mayBeAbsent: Bool { isOptional || isRest || defaultValue != nil }
}

extension WebType {
    /// What a promise is of.
    fileprivate var promised: WebType? {
        guard case .reference("Promise", let arguments) = shape, arguments.count == 1, !isOptional else { return nil }
        return arguments[0]
    }
}
