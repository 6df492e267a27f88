package import Core
import WebModel

/// An accepted change: of a tag, or of a design token where the rule is one of tokens.
package typealias Suppression = Acceptance<ChangeRule>

extension ChangeRule: ReportRule {
    /// Word of configurations for the subject.
    package var subject: String { isOfTokens ? "token" : "component" }
}

extension Acceptance where Rule == ChangeRule {
    func matches(_ change: Change) -> Bool {
        guard change.rule == rule else { return false }
        let sides = [change.before, change.after].compactMap(\.self)
        return sides.contains { isAbout($0.tag) } && (item == nil || sides.contains { $0.item?.description == item })
    }

    func matches(_ change: TokenChange) -> Bool {
        change.rule == rule && [change.before?.name, change.after?.name].compactMap(\.self).contains(where: isAbout)
    }
}
