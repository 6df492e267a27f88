import Documents
import Releases
import SwiftModel

struct DeprecatedTokensContext {
    let shims: TokenShims
    let until: String
    /// Whether the colors are in an asset catalog, where UIKit has names for them as well.
    let hasAssets: Bool

    var fields: [(TemplateKey, TemplateValue)] {
        let gaps = shims.gaps + uiKitGaps
        let containers = Set(shims.scopes.filter(\.isContainerGone).map(\.container)).sorted()
        return [
            ("until", .string(until)),
            ("gaps", DeprecatedContext.lines(of: gaps)),
            ("hasGaps", .boolean(!gaps.isEmpty)),
            ("formerContainers", .list(containers.map { ["name": .string($0.declaration)] })),
            (
                "formerGroups",
                .list(
                    shims.scopes.compactMap { scope in
                        guard let group = scope.group, scope.isGroupGone || scope.isContainerGone else { return nil }
                        return ["container": .string(scope.container.reference), "name": .string(group.declaration)]
                    }
                )
            ),
            (
                "formerTokens",
                .list(
                    shims.scopes.map { scope in
                        ["extended": .string(scope.reference), "members": .list(scope.members.map(member))]
                    }
                )
            ),
        ]
    }

    private var uiKitGaps: [String] {
        let colors = shims.scopes.flatMap { scope in
            scope.members.filter { $0.type == "Color" }.map { "\(scope.reference).\($0.name.member)" }
        }
        guard hasAssets, !colors.isEmpty else { return [] }
        return [
            "Where the catalog had it, the color of UIKit with the same name is gone: \(colors.joined(separator: ", "))."
        ]
    }

    private func member(_ former: FormerToken) -> TemplateValue {
        let note: String
        let lines: [String]
        switch former.meaning {
        case .renamed(let reference):
            note = DeprecationNote.fitting([DeprecationNote.renamed(reference), DeprecationNote.other])
            lines = [reference]
        case .value(let value):
            note = DeprecationNote.message("it is gone; this is what it was")
            lines = value
        }
        return [
            "name": .string(former.name.declaration),
            "type": .string(former.type),
            "note": .string(note),
            "lines": .lines(lines),
        ]
    }
}

extension TokenShims.Scope {
    fileprivate var reference: String { container.reference + (group.map { ".\($0.member)" } ?? "") }
}
