import WebModel

struct CSSPropertyComparison {
    let item: ComparedItem<CSSProperty>

    func compare(into collector: inout ChangeCollector) {
        compareDefaults(into: &collector)
        compareSyntax(into: &collector)
    }

    private func compareDefaults(into collector: inout ChangeCollector) {
        let (before, after) = (item.old.defaultValue, item.new.defaultValue)
        guard before != after else { return }
        if before.map(PlainText.prose) == after.map(PlainText.prose) {
            return collector.add(.whiteSpace, of: item.newReference, .defaultValue)
        }
        guard item.comparability.isFull || (before != nil && after != nil) else {
            return collector.add(.notTold, of: item.newReference, .defaultValue)
        }
        let rule: ChangeRule = before == nil ? .cssDefaultAdded : after == nil ? .cssDefaultRemoved : .cssDefaultChanged
        collector.add(rule, item, before, after)
    }

    private func compareSyntax(into collector: inout ChangeCollector) {
        let (before, after) = (item.old.syntax, item.new.syntax)
        guard before.map(PlainText.prose) != after.map(PlainText.prose),
            item.comparability.isFull || (before != nil && after != nil)
        else { return }
        let rule: ChangeRule = before == nil ? .cssSyntaxAdded : after == nil ? .cssSyntaxRemoved : .cssSyntaxChanged
        collector.add(rule, item, before, after)
    }
}
