package import SourceText
import WebModel

/// A change that a project accepts, by rule and component, and why.
package struct Suppression: Sendable, Hashable {
    package let rule: ChangeRule
    /// A tag, or a glob for several.
    package let component: String
    /// As the matrix spells it; nil for all items of the component.
    package let item: String?
    package let reason: String
    /// Where the configuration says so.
    package let place: SourceLocation

    package init(rule: ChangeRule, component: String, item: String?, reason: String, place: SourceLocation) {
        self.rule = rule
        self.component = component
        self.item = item
        self.reason = reason
        self.place = place
    }

    /// A component that got another tag is meant by both.
    func matches(_ change: Change) -> Bool {
        guard change.rule == rule else { return false }
        let sides = [change.before, change.after].compactMap(\.self)
        return sides.contains { Glob(component, wildcards: .starAndQuestionMark).matches($0.tag) }
            && (item == nil || sides.contains { $0.item?.description == item })
    }
}
