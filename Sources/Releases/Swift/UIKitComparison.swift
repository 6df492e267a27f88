import SwiftModel
import WebModel

struct UIKitComparison {
    private let old: UIKitSignature
    private let new: UIKitSignature
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let oldLines: ControlLines
    private let newLines: ControlLines
    private let former: FormerDefault
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
        self.oldTable = oldTable
        self.newTable = newTable
        oldLines = ControlLines(old, oldTable)
        newLines = ControlLines(new, newTable)
        former = FormerDefault(oldTable, newTable)
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
            let successor = successor(of: property, among: successors)
            if let successor { taken.insert(successor.name) }
            differences.append(
                SwiftDifference(
                    .member,
                    isStillThere(property) ? .behavior : .sourceBreaking,
                    SwiftEdit(
                        before: oldLines.assignment(property),
                        after: successor.map { newLines.assignment($0) }
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
                    SwiftEdit(before: nil, after: newLines.assignment(property)),
                    old: [],
                    new: [property.origin]
                )
            )
        }
        return differences
    }

    /// Falls back to another property with the same values.
    private func successor(
        of property: UIKitSignature.Property,
        among successors: Successors<UIKitSignature.Property>
    ) -> UIKitSignature.Property? {
        guard let successor = successors.successor(of: property) else { return nil }
        let isRenamed = renames.name(of: property.origin) != property.origin
        return isRenamed || likeness.areSame(property.type.unwrapped, successor.type.unwrapped) ? successor : nil
    }

    /// Whether UIKit has the property, and nothing follows from it any more.
    private func isStillThere(_ property: UIKitSignature.Property) -> Bool {
        property.isInherited && (new.base == .control || !UIKitMembers.ofControls.contains(property.name.name))
    }

    private func compare(_ before: UIKitSignature.Property, _ after: UIKitSignature.Property) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        if !likeness.areSame(before.type, after.type) {
            differences.append(
                SwiftDifference(
                    .type,
                    .sourceBreaking,
                    typeEdit(before, after),
                    old: [before.origin],
                    new: [after.origin]
                )
            )
        }
        if let value = before.defaultText, let other = after.defaultText, value != other {
            // Callers that want the former default have to set it now, if it can still be set.
            let value = former.text(value, of: before.type, for: after.type)
            differences.append(
                SwiftDifference(
                    .value,
                    .behavior,
                    SwiftEdit(before: nil, after: value.map { newLines.assignment(after, $0) }),
                    old: [before.origin],
                    new: [after.origin]
                )
            )
        }
        return differences
    }

    private func typeEdit(_ before: UIKitSignature.Property, _ after: UIKitSignature.Property) -> SwiftEdit {
        switch (before.type, after.type) {
        case (let wrapped, .optional(let optional)) where likeness.areSame(wrapped, optional):
            // Values that were given can still be given, but values that are read may be nil now.
            SwiftEdit(before: oldLines.reading(before), after: newLines.reading(after))
        case (.optional, let type) where !type.isOptional:
            SwiftEdit(before: oldLines.assignment(before, "nil"), after: newLines.assignment(after))
        default:
            SwiftEdit(before: oldLines.exactAssignment(before), after: newLines.exactAssignment(after))
        }
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
            let edit = SwiftEdit(before: nil, after: newLines.implementation(method))
            differences.append(SwiftDifference(.member, .additive, edit, old: [], new: [method.origin]))
        }
        return differences
    }

    /// Nobody has to adopt a method: a lost one compiles and is never called, as long as the types that it names are
    /// there.
    private func changed(_ method: UIKitSignature.Method, _ successor: UIKitSignature.Method?) -> SwiftDifference {
        let edit = SwiftEdit(
            before: oldLines.implementation(method),
            after: successor.map(newLines.implementation)
        )
        // The class is the cause where it is called otherwise.
        let isOfRenamed = oldLines.name != newLines.name && successor != nil
        return SwiftDifference(
            .member,
            oldLines.name != newLines.name || namesGoneType(method) ? .sourceBreaking : .behavior,
            edit,
            isMechanical: successor != nil,
            old: isOfRenamed ? [] : [method.origin],
            new: isOfRenamed ? [] : successor.map { [$0.origin] } ?? []
        )
    }

    private func namesGoneType(_ method: UIKitSignature.Method) -> Bool {
        method.parameters.flatMap(\.generatedNames).map(\.description).contains { name in
            oldTable.has(name) && !newTable.has(name)
        }
    }

    private var controlEvents: [SwiftDifference] {
        let gone = old.controlEvents.filter { event in !new.controlEvents.contains { $0.event == event.event } }
        let fresh = new.controlEvents.filter { event in !old.controlEvents.contains { $0.event == event.event } }
        return gone.map { event in
            SwiftDifference(
                .member,
                losesControl ? .sourceBreaking : .behavior,
                SwiftEdit(before: oldLines.action(for: event), after: nil),
                old: [event.origin],
                new: []
            )
        }
            + fresh.map { event in
                SwiftDifference(
                    .member,
                    .additive,
                    SwiftEdit(before: nil, after: newLines.action(for: event)),
                    old: [],
                    new: [event.origin]
                )
            }
    }

    /// Views that are no controls offer no way to listen for their events.
    private var losesControl: Bool { old.base == .control && new.base == .view }

    /// The first event makes a view a control, which can be done without anybody's knowing; the last one's going can't.
    private var base: [SwiftDifference] {
        guard losesControl else { return [] }
        let edit = SwiftEdit(before: oldLines.upcast(to: "UIControl"), after: newLines.upcast(to: "UIView"))
        return [
            SwiftDifference(.member, .sourceBreaking, edit, old: old.controlEvents.map(\.origin), new: [])
        ]
    }
}

/// Keyed by the items that they come from.
struct Successors<Member> {
    private let members: [ItemReference: Member]
    private let renames: SwiftRenames
    private let origin: (Member) -> ItemReference?

    init(_ added: [Member], of renames: SwiftRenames, origin: @escaping (Member) -> ItemReference?) {
        self.renames = renames
        self.origin = origin
        members = Dictionary(added.compactMap { member in origin(member).map { ($0, member) } }) { first, _ in first }
    }

    func successor(of member: Member) -> Member? {
        origin(member).flatMap { members[renames.name(of: $0)] }
    }
}
