package import Core
import WebModel

/// A change that a project accepts. It is about a tag, or about the name of a design token where the rule is one of tokens,
/// which has no items.
package typealias Suppression = Acceptance<ChangeRule>

extension ChangeRule: ReportRule {
    /// Word of configurations for the subject of a change of the rule.
    package var subject: String { isOfTokens ? "token" : "component" }
}

extension Acceptance where Rule == ChangeRule {
    /// A component that got another tag is meant by both.
    func matches(_ change: Change) -> Bool {
        guard change.rule == rule else { return false }
        let sides = [change.before, change.after].compactMap(\.self)
        return sides.contains { isAbout($0.tag) } && (item == nil || sides.contains { $0.item?.description == item })
    }

    /// A token that got another name is meant by both.
    func matches(_ change: TokenChange) -> Bool {
        change.rule == rule && [change.before?.name, change.after?.name].compactMap(\.self).contains(where: isAbout)
    }
}
