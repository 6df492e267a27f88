import Core
import Documents

@testable import Generate

/// The roles that the built-in templates ask for, and the kinds in which they do.
enum TemplateRoles {
    static let kinds: [String: Set<RoleKind>] = {
        var bag = DiagnosticBag()
        var kinds: [String: Set<RoleKind>] = [:]
        for style in TemplateStyle.allCases {
            let set = TemplateLayers(style).set(into: &bag)
            for template in set.templateNames.compactMap({ set[$0] }) { collect(template.names, into: &kinds) }
        }
        return kinds
    }()

    private static func collect(_ templateNames: [TemplateName], into kinds: inout [String: Set<RoleKind>]) {
        for name in templateNames {
            collect(name.children, into: &kinds)
            guard let first = name.parts.first, name.kind != .partial, name.kind != .parent, name.kind != .block
            else { continue }
            for kind in RoleKind.allCases where first.hasPrefix(kind.key("").name) {
                kinds[String(first.dropFirst(kind.key("").name.count)), default: []].insert(kind)
            }
        }
    }
}
