package import SwiftModel

/// A row of a contract: a role that a native primitive knows, the types that it knows it with, further items that fill
/// it, and the results that are made where no item does.
package struct ContractPlace: Sendable, Hashable {
    package enum Need: Sendable, Hashable {
        case optional
        /// The primitive does nothing without it.
        case essential
        /// Essential beside another role: a selection beside the tabs.
        case beside(String)
        /// Essential where nothing plays another role: content where there are no tabs.
        case without(String)
        /// Essential where the library has components that are items of this one, nothing takes them, and nothing plays another
        /// role: heads of columns, unless columns are given as values.
        case besideItems(without: String?)
        /// Essential, and offered where only another role plays its part: views beside the items that are data.
        case always
        /// The component offers it although no item of its source plays it: made with a default, so that nobody has to give it.
        case offered
    }

    /// None where the row is for all of them.
    package let primitives: [NativePrimitive]
    package let role: String
    /// Roles that do as well: a slider with two thumbs has no `value`, but a `lowerValue`.
    package let substitutes: [String]
    /// Any type where there are none.
    package private(set) var types: [AcceptedType]
    package let need: Need
    /// Results made of an item that fills the place, and made without one where the place is essential.
    package let swiftUI: [SwiftUIResult]
    package private(set) var uiKit: UIKitColumn
    /// The items that fill the place where no row of the matrix names one for it, the best first.
    package let fillers: [ItemPattern]
    package let source: RuleSource

    package init(
        primitives: [NativePrimitive],
        role: String,
        substitutes: [String] = [],
        types: [AcceptedType] = [],
        need: Need = .optional,
        swiftUI: [SwiftUIResult] = [],
        uiKit: UIKitColumn = .same,
        fillers: [ItemPattern] = [],
        source: RuleSource
    ) {
        self.primitives = primitives
        self.role = role
        self.substitutes = substitutes
        self.types = types
        self.need = need
        self.swiftUI = swiftUI
        self.uiKit = uiKit
        self.fillers = fillers
        self.source = source
    }

    /// The same, with types that another row says.
    func knowing(_ types: [AcceptedType]) -> ContractPlace {
        var place = self
        place.types = types
        return place
    }

    /// The place as a component offers it: a class of UIKit has its data, and no method that somebody has to implement.
    var offered: ContractPlace {
        var place = self
        if swiftUI.contains(where: \.isSlot) { place.uiKit = .results([]) }
        if swiftUI.contains(where: \.isAction) { place.uiKit = .same }
        return place
    }

    /// Whether the place has to be filled by a Binding.
    var isBinding: Bool {
        swiftUI.contains { if case .binding = $0 { true } else { false } }
    }

    /// Whether the primitive knows a member like this one. Types of Bindings say nothing of plain values, and the other way round.
    func accepts(_ member: Member) -> Bool {
        switch member.form {
        case .value(let type): accepts(type, isBinding: false)
        case .binding(let type): accepts(type, isBinding: true)
        // The parameters are the values that a closure is called with, so that none is a Binding.
        case .action(let parameters, _): accepts(.action(parameters, isOptional: false), isBinding: false)
        case .slot, .rows, .items: true
        }
    }

    private func accepts(_ type: SwiftType, isBinding: Bool) -> Bool {
        let known = types.filter { $0.isBinding == isBinding }
        return known.isEmpty || known.contains { $0.accepts(type) }
    }
}
