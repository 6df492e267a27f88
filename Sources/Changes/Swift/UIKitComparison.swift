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
        self.old = UIKitSignature(old.inUIKit)
        self.new = UIKitSignature(new.inUIKit)
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
        let pairs = ItemPairs(old.properties, new.properties, name: \.name.name)
        var differences = pairs.common.flatMap { compare($0.old, $0.new) }
        let successors = Successors(pairs.added, of: renames, origin: \.origin)
        var taken: Set<SwiftIdentifier> = []
        for property in pairs.removed {
            let isRenamed = renames.name(of: property.origin) != property.origin
            let successor = isRenamed ? successors.successor(of: property) : nil
            if let successor { taken.insert(successor.name) }
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
        for property in pairs.added where !taken.contains(property.name) {
            differences.append(
                SwiftDifference(
                    .member,
                    .additive,
                    SwiftEdit(before: nil, after: assignment(property, of: new, newCall)),
                    old: [],
                    new: [property.origin]
                )
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
            // Who wants what was there has to say so now.
            differences.append(
                SwiftDifference(
                    .value,
                    .behavior,
                    SwiftEdit(before: nil, after: "\(new.instance).\(after.name.member) = \(value)"),
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
        let pairs = ItemPairs(old.methods, new.methods, name: \.name)
        var differences = pairs.common.filter { $0.old.declaration != $0.new.declaration }
            .map { changed($0.old, $0.new) }
        let successors = Successors(pairs.added, of: renames, origin: \.origin)
        var taken: Set<String> = []
        for method in pairs.removed {
            let successor = successors.successor(of: method)
            if let successor { taken.insert(successor.name) }
            differences.append(changed(method, successor))
        }
        for method in pairs.added where !taken.contains(method.name) {
            let edit = SwiftEdit(before: nil, after: method.declaration)
            differences.append(SwiftDifference(.member, .additive, edit, old: [], new: [method.origin]))
        }
        return differences
    }

    /// Nobody has to adopt a method, so that one which is gone compiles and is never called.
    private func changed(_ method: UIKitSignature.Method, _ successor: UIKitSignature.Method?) -> SwiftDifference {
        SwiftDifference(
            .member,
            .behavior,
            SwiftEdit(before: method.declaration, after: successor?.declaration),
            isMechanical: successor != nil,
            old: [method.origin],
            new: successor.map { [$0.origin] } ?? []
        )
    }

    private var controlEvents: [SwiftDifference] {
        let gone = old.controlEvents.filter { event in !new.controlEvents.contains { $0.event == event.event } }
        let fresh = new.controlEvents.filter { event in !old.controlEvents.contains { $0.event == event.event } }
        return gone.map { event in
            SwiftDifference(
                .member,
                .behavior,
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

extension SwiftComponent {
    /// What the class is made of: what stands in the init of the view only takes time where nobody asks for it.
    fileprivate var inUIKit: SwiftComponent {
        var component = SwiftComponent(tag: tag, names: names)
        component.primitive = primitive
        component.genericParameters = genericParameters
        component.uiKit = uiKit
        return component
    }
}
