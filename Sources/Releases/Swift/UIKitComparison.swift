import SwiftModel
import WebModel

struct UIKitComparison {
    private let old: UIKitSignature
    private let new: UIKitSignature
    private let tables: TypeTables
    private let oldLines: ControlLines
    private let newLines: ControlLines
    private let renames: SwiftRenames

    init(from old: SwiftComponent, to new: SwiftComponent, in tables: TypeTables, renames: SwiftRenames) {
        self.old = UIKitSignature(old)
        self.new = UIKitSignature(new)
        self.tables = tables
        oldLines = ControlLines(old, tables.old)
        newLines = ControlLines(new, tables.new)
        self.renames = renames
    }

    var differences: [SwiftDifference] {
        guard old != new else { return [] }
        return properties + methods + controlEvents + base
    }

    private var properties: [SwiftDifference] {
        let pairs = ItemPairs(old.properties, new.properties, name: \.name.name)
        var differences = pairs.common.flatMap { compare($0.old, $0.new) }
        var taken: Set<SwiftIdentifier> = []
        for property in pairs.removed {
            let successor = successor(of: property, among: pairs.added)
            if let successor { taken.insert(successor.name) }
            differences.append(
                SwiftDifference(
                    .member,
                    isStillThere(property) ? .behavior : .sourceBreaking,
                    from: oldLines.assignment(property),
                    to: successor.map { newLines.assignment($0) },
                    isMechanical: successor.map { tables.areSame(property.type, $0.type) } ?? false,
                    old: [property.origin],
                    new: [successor?.origin]
                )
            )
        }
        for property in pairs.added where !taken.contains(property.name) {
            let line = newLines.assignment(property)
            differences.append(SwiftDifference(.member, .additive, from: nil, to: line, new: [property.origin]))
        }
        return differences
    }

    /// Falls back to another property with the same values.
    private func successor(
        of property: UIKitSignature.Property,
        among added: [UIKitSignature.Property]
    ) -> UIKitSignature.Property? {
        guard let successor = renames.successor(of: property.origin, among: added, by: \.origin) else { return nil }
        let isRenamed = renames.name(of: property.origin) != property.origin
        return isRenamed || tables.areSame(property.type.unwrapped, successor.type.unwrapped) ? successor : nil
    }

    /// Whether UIKit has the property, and nothing follows from it any more.
    private func isStillThere(_ property: UIKitSignature.Property) -> Bool {
        property.isInherited && (new.base == .control || !UIKitMembers.ofControls.contains(property.name.name))
    }

    private func compare(_ before: UIKitSignature.Property, _ after: UIKitSignature.Property) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        func add(_ aspect: SwiftAspect, _ effect: SwiftEffect, _ lines: (old: String?, new: String?)) {
            let (old, new) = (before.origin, after.origin)
            differences.append(SwiftDifference(aspect, effect, from: lines.old, to: lines.new, old: [old], new: [new]))
        }
        if !tables.areSame(before.type, after.type) { add(.type, .sourceBreaking, typeLines(before, after)) }
        if let value = before.defaultText, let other = after.defaultText, value != other {
            // Callers that want the former default have to set it now, if it can still be set.
            let value = tables.former(value, of: before.type, for: after.type)
            add(.value, .behavior, (nil, value.map { newLines.assignment(after, $0) }))
        }
        return differences
    }

    private func typeLines(
        _ before: UIKitSignature.Property,
        _ after: UIKitSignature.Property
    ) -> (old: String?, new: String?) {
        switch (before.type, after.type) {
        case (let wrapped, .optional(let optional)) where tables.areSame(wrapped, optional):
            // Values that were given can still be given, but values that are read may be nil now.
            (oldLines.reading(before), newLines.reading(after))
        case (.optional, let type) where !type.isOptional:
            (oldLines.assignment(before, "nil"), newLines.assignment(after))
        default: (oldLines.exactAssignment(before), newLines.exactAssignment(after))
        }
    }

    private var methods: [SwiftDifference] {
        let pairs = ItemPairs(old.methods, new.methods, name: \.name)
        var differences = pairs.common.filter { $0.old.declaration != $0.new.declaration }
            .map { changed($0.old, $0.new) }
        var taken: Set<String> = []
        for method in pairs.removed {
            let successor = renames.successor(of: method.origin, among: pairs.added, by: \.origin)
            if let successor { taken.insert(successor.name) }
            differences.append(changed(method, successor))
        }
        for method in pairs.added where !taken.contains(method.name) {
            let line = newLines.implementation(method)
            differences.append(SwiftDifference(.member, .additive, from: nil, to: line, new: [method.origin]))
        }
        return differences
    }

    /// Nobody has to adopt a method: a lost one compiles and is never called, as long as the types that it names are
    /// there.
    private func changed(_ method: UIKitSignature.Method, _ successor: UIKitSignature.Method?) -> SwiftDifference {
        // The class is the cause where it is called otherwise.
        let isOfRenamed = oldLines.name != newLines.name && successor != nil
        return SwiftDifference(
            .member,
            oldLines.name != newLines.name || namesGoneType(method) ? .sourceBreaking : .behavior,
            from: oldLines.implementation(method),
            to: successor.map(newLines.implementation),
            isMechanical: successor != nil,
            old: isOfRenamed ? [] : [method.origin],
            new: isOfRenamed ? [] : [successor?.origin]
        )
    }

    private func namesGoneType(_ method: UIKitSignature.Method) -> Bool {
        method.parameters.flatMap(\.generatedNames).map(\.description).contains { name in
            tables.old.has(name) && !tables.new.has(name)
        }
    }

    private var controlEvents: [SwiftDifference] {
        let gone = old.controlEvents.filter { event in !new.controlEvents.contains { $0.event == event.event } }
        let fresh = new.controlEvents.filter { event in !old.controlEvents.contains { $0.event == event.event } }
        let loss: SwiftEffect = losesControl ? .sourceBreaking : .behavior
        return gone.map { SwiftDifference(.member, loss, from: oldLines.action(for: $0), to: nil, old: [$0.origin]) }
            + fresh.map {
                SwiftDifference(.member, .additive, from: nil, to: newLines.action(for: $0), new: [$0.origin])
            }
    }

    /// Views that are no controls offer no way to listen for their events.
    private var losesControl: Bool { old.base == .control && new.base == .view }

    /// The first event makes a view a control, which can be done without anybody's knowing; the last one's going can't.
    private var base: [SwiftDifference] {
        guard losesControl else { return [] }
        let (before, after) = (oldLines.upcast(to: "UIControl"), newLines.upcast(to: "UIView"))
        let origins = old.controlEvents.map(\.origin)
        return [SwiftDifference(.member, .sourceBreaking, from: before, to: after, old: origins)]
    }
}
