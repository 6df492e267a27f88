import SwiftModel

/// Tells where a closure without a label behind a call is another argument than it was.
///
/// Swift 6 takes it for the first closure that a caller has to give, or else for the first; Swift 5 for the last, where
/// both are possible, and warns. A further closure may so take the place of another, and nothing fails. Views alone are
/// looked at; closures for events have their labels.
struct TrailingClosureComparison {
    let parameter: ParameterSignature
    let counterpart: ParameterSignature

    /// nil where every such call keeps its meaning.
    init?(
        from before: InitSignature,
        to after: InitSignature,
        _ kept: [(old: ParameterSignature, new: ParameterSignature)]
    ) {
        guard let (first, last) = Self.meant(before), let (newFirst, newLast) = Self.meant(after) else { return nil }
        let isClear = first.name == last.name
        guard let pair = kept.first(where: { $0.old.name == first.name }), first.makesViews, pair.new.isClosure
        else { return nil }
        // The reading of Swift 6 alone is compared if it was not clear before: Swift 5 has warned already.
        guard newFirst.name != pair.new.name || (isClear && newLast.name != pair.new.name) else { return nil }
        (parameter, counterpart) = pair
    }

    private static func meant(_ form: InitSignature) -> (first: ParameterSignature, last: ParameterSignature)? {
        let closures = form.parameters.filter(\.isClosure)
        guard let first = closures.first, let last = closures.last else { return nil }
        let required = closures.first(where: \.isRequired)
        return (required ?? first, required ?? last)
    }
}

extension ParameterSignature {
    fileprivate var makesViews: Bool { form == .slot || form == .rows }

    fileprivate var isClosure: Bool {
        switch form {
        case .slot, .rows, .action: true
        case .value(.function), .value(.optional(.function)): true
        case .value, .binding, .items, .data: false
        }
    }
}
