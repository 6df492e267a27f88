import SwiftModel

/// Styles of parts for some values of the API, over the styles for all of them.
struct StyleOverlay {
    let name: SwiftIdentifier
    let condition: Condition
    let value: SwiftValueText

    struct Condition {
        /// Members in the order of the API.
        let tests: [(member: Member, value: SwiftIdentifier?)]

        /// nil where a value is of no member.
        init?(_ values: StyleValues, _ axes: [TokenAxis], of component: ComponentScaffold) {
            var tests: [(member: Member, value: SwiftIdentifier?)] = []
            for kind in StyleVocabulary.kinds {
                guard let value = values[kind] else { continue }
                guard let axis = axes.first(where: { $0.kind == kind }) else { return nil }
                tests.append((axis.member, value))
            }
            for variant in values.variants {
                guard let member = component.members.first(where: { $0.name == variant.member }) else { return nil }
                tests.append((member, variant.value))
            }
            self.tests = tests
        }

        var count: Int { tests.count }

        /// Name of the styles: `primary-styles`.
        var name: String { tests.map { ($0.value ?? $0.member.name).name }.joined(separator: "-") + "-styles" }

        /// The expression that is true where the styles count, with the parameters that `names` tells.
        func text(_ names: [SwiftIdentifier: String]) -> String {
            tests.map { member, value in
                let name = names[member.name] ?? member.name.reference
                return value.map { "\(name) == .\($0.member)" } ?? name
            }
            .joined(separator: ", ")
        }
    }
}

extension StyleSets {
    /// Whether tokens speak of anything that the frame around the component draws or tells.
    var hasParts: Bool { parts != nil || !overlays.isEmpty || sets.contains { $0.value.calls("ComponentPartStyle") } }

    var partNames: Set<String> {
        var names: Set<String> = []
        for case let value? in sets.map(\.value) + overlays.map(\.value) + [parts] {
            value.forEachKey { names.insert(String($0.dropFirst().dropLast())) }
        }
        return names
    }

    /// Whether sizes of the whole component depend on them.
    var overlaysHaveSizes: Bool {
        overlays.contains { overlay in
            guard case .brackets(let parts) = overlay.value else { return false }
            return parts.contains { part in
                guard part.label == "\"\(DrawnPart.whole)\"", case .call(_, let fields) = part.value else {
                    return false
                }
                return fields.contains { !["background", "text", "border"].contains($0.label) }
            }
        }
    }

    func overlayMembers(of component: ComponentScaffold) -> [Member] {
        let names = Set(overlays.flatMap { $0.condition.tests.map(\.member.name) })
        return component.members.filter { names.contains($0.name) }
    }
}
