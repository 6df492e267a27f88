import Render
import SwiftModel
import WebModel

/// Compares the UIKit classes of a component.
struct UIKitComparison {
    private let old: UIKitSignature
    private let new: UIKitSignature
    private let oldCall: SwiftCall
    private let newCall: SwiftCall
    private let likeness: SwiftTypeLikeness
    private let renames: SwiftRenames

    init(
        _ old: SwiftComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ renames: SwiftRenames
    ) {
        self.old = UIKitSignature(old)
        self.new = UIKitSignature(new)
        oldCall = SwiftCall(old, oldTable)
        newCall = SwiftCall(new, newTable)
        likeness = SwiftTypeLikeness(oldTable, newTable)
        self.renames = renames
    }

    var differences: [SwiftDifference] {
        guard old != new else { return [] }
        return properties + methods + controlEvents + base
    }

    private var properties: [SwiftDifference] {
        var differences: [SwiftDifference] = []
        var rest = new.properties
        for property in old.properties {
            if let index = rest.firstIndex(where: { $0.name.name == property.name.name }) {
                differences += compare(property, rest.remove(at: index))
                continue
            }
            let wanted = renames.name(of: property.origin)
            let hasSuccessor = wanted != property.origin
            let index = hasSuccessor ? rest.firstIndex { $0.origin == wanted } : nil
            let successor = index.map { rest.remove(at: $0) }
            differences.append(
                SwiftDifference(
                    .member,
                    .sourceBreaking,
                    SwiftEdit(
                        before: assignment(property, of: old, oldCall),
                        after: successor.map { assignment($0, of: new, newCall) }
                    ),
                    isMechanical: successor.map { likeness.areSame(property.type, $0.type) } ?? false,
                    old: [property.origin],
                    new: successor.map { [$0.origin] } ?? []
                )
            )
        }
        differences += rest.map { property in
            SwiftDifference(
                .member,
                .additive,
                SwiftEdit(before: nil, after: assignment(property, of: new, newCall)),
                old: [],
                new: [property.origin]
            )
        }
        return differences
    }

    private func compare(_ before: UIKitSignature.Property, _ after: UIKitSignature.Property) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        if !likeness.areSame(before.type, after.type) {
            differences.append(
                SwiftDifference(
                    .type,
                    .sourceBreaking,
                    SwiftEdit(
                        before: "\(old.instance).\(before.name.member): \(before.type)",
                        after: "\(new.instance).\(after.name.member): \(after.type)"
                    ),
                    old: [before.origin],
                    new: [after.origin]
                )
            )
        }
        if let value = before.defaultText, let other = after.defaultText, value != other {
            differences.append(
                SwiftDifference(
                    .value,
                    .behaviour,
                    SwiftEdit(
                        before: "\(old.instance).\(before.name.member) == \(value)",
                        after: "\(new.instance).\(after.name.member) == \(other)"
                    ),
                    old: [before.origin],
                    new: [after.origin]
                )
            )
        }
        return differences
    }

    private func assignment(
        _ property: UIKitSignature.Property,
        of signature: UIKitSignature,
        _ call: SwiftCall
    ) -> String {
        let value = call.example(of: property.type, named: property.name, unlike: property.defaultText)
        return "\(signature.instance).\(property.name.member) = \(value)"
    }

    private var methods: [SwiftDifference] {
        var differences: [SwiftDifference] = []
        var rest = new.methods
        for method in old.methods {
            let index =
                rest.firstIndex { $0.name == method.name }
                ?? rest.firstIndex { $0.origin == renames.name(of: method.origin) }
            let successor = index.map { rest.remove(at: $0) }
            guard successor?.declaration != method.declaration else { continue }
            // Nobody has to adopt a method, so that one which is gone compiles and is never called.
            differences.append(
                SwiftDifference(
                    .member,
                    .behaviour,
                    SwiftEdit(before: method.declaration, after: successor?.declaration),
                    isMechanical: successor != nil,
                    old: [method.origin],
                    new: successor.map { [$0.origin] } ?? []
                )
            )
        }
        differences += rest.map { method in
            SwiftDifference(
                .member,
                .additive,
                SwiftEdit(before: nil, after: method.declaration),
                old: [],
                new: [method.origin]
            )
        }
        return differences
    }

    private var controlEvents: [SwiftDifference] {
        let gone = old.controlEvents.filter { event in !new.controlEvents.contains { $0.event == event.event } }
        let fresh = new.controlEvents.filter { event in !old.controlEvents.contains { $0.event == event.event } }
        return gone.map { event in
            SwiftDifference(
                .member,
                .behaviour,
                SwiftEdit(before: "\(old.instance).addAction(…, for: \(event.event.rawValue))", after: nil),
                old: [event.origin],
                new: []
            )
        }
            + fresh.map { event in
                SwiftDifference(
                    .member,
                    .additive,
                    SwiftEdit(before: nil, after: "\(new.instance).addAction(…, for: \(event.event.rawValue))"),
                    old: [],
                    new: [event.origin]
                )
            }
    }

    /// The first event makes a view a control, which can be done without anybody's knowing; the last one's going can't.
    private var base: [SwiftDifference] {
        guard old.base == .control, new.base == .view else { return [] }
        let gone = old.controlEvents.map(\.origin)
        return [
            SwiftDifference(
                .member,
                .sourceBreaking,
                SwiftEdit(before: "\(old.instance): UIControl", after: "\(new.instance): UIView"),
                old: gone,
                new: []
            )
        ]
    }
}
