import Core
import Releases
import Tokens
import WebModel

extension TokenChange: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("rule", rule.id)
        object.member("title", rule.title)
        object.member("severity", severity.rawValue)
        object.member("webSeverity", rule.severity.rawValue)
        object.member("token", name)
        object.member("tag", tag)
        object.member("before", before)
        object.member("after", after)
        object.member("rename", confidence.map { RenameAsJSON(confidence: $0, evidence: evidence.map(\.rawValue)) })
        object.member("replacement", replacement)
        object.member("differences", differences)
        object.member("themes", themes)
        object.member("followers", followers)
        object.member("contrasts", contrasts)
        object.member("swift", swift)
        object.member("uses", uses)
        object.member("suppressed", suppression)
    }
}

extension TokenDifference: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("appearance", appearance?.rawValue)
        object.member("text", words)
    }
}

extension TokenThemeChange: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("theme", theme)
        object.member("before", before)
        object.member("after", after)
        object.member("differences", differences)
    }
}

extension TokenSide: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("kind", kind)
        for appearance in TokenAppearance.allCases { object.member(appearance.rawValue, values[appearance]) }
        object.member("lightTarget", lightTarget)
        object.member("darkTarget", darkTarget)
        object.member("swift", member)
        object.member("type", type)
        object.member("deprecated", deprecation.map { Deprecation(reason: $0) })
        object.member("source", place)
    }
}

extension ContrastChange: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("text", text)
        object.member("fill", fill)
        object.member("kind", kind.rawValue)
        object.member("mode", mode.rawValue)
        object.member("before", RoundedNumber(before))
        object.member("after", RoundedNumber(after))
        object.member("required", RoundedNumber(required))
    }
}
