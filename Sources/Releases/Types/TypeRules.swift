struct TypeRules {
    let widened: ChangeRule
    let narrowed: ChangeRule
    let changed: ChangeRule
    let lost: ChangeRule
    let told: ChangeRule
    var madeOptional: ChangeRule?
    var madeRequired: ChangeRule?
    var valuesAdded: ChangeRule?
    var valuesRemoved: ChangeRule?
    var valueRenamed: ChangeRule?
    var arrayToSingle: ChangeRule?
    var singleToArray: ChangeRule?

    func rule(_ kind: TypeDifference.Kind) -> ChangeRule {
        switch kind {
        case .widened: widened
        case .narrowed: narrowed
        case .changed: changed
        case .lost: lost
        case .told: told
        case .madeOptional: madeOptional ?? widened
        case .madeRequired: madeRequired ?? narrowed
        case .valuesAdded: valuesAdded ?? widened
        case .valuesRemoved: valuesRemoved ?? narrowed
        case .valueRenamed: valueRenamed ?? changed
        case .arrayToSingle: arrayToSingle ?? changed
        case .singleToArray: singleToArray ?? changed
        }
    }

    static let property = TypeRules(
        widened: .typeWidened,
        narrowed: .typeNarrowed,
        changed: .typeChanged,
        lost: .typeLost,
        told: .typeTold,
        madeOptional: .typeOptional,
        madeRequired: .typeNotOptional,
        valuesAdded: .valuesAdded,
        valuesRemoved: .valuesRemoved,
        valueRenamed: .valueRenamed,
        arrayToSingle: .arrayToSingle,
        singleToArray: .singleToArray
    )
    static let readonlyProperty = TypeRules(
        widened: .readWidened,
        narrowed: .readNarrowed,
        changed: .readChanged,
        lost: .typeLost,
        told: .typeTold
    )
    static let slot = TypeRules(
        widened: .slotTypesWidened,
        narrowed: .slotTypesNarrowed,
        changed: .slotTypesChanged,
        lost: .slotTypesLost,
        told: .slotTypesTold
    )
    static let event = TypeRules(
        widened: .detailWidened,
        narrowed: .detailNarrowed,
        changed: .detailChanged,
        lost: .detailLost,
        told: .detailTold
    )
    static let parameter = TypeRules(
        widened: .parameterWidened,
        narrowed: .parameterNarrowed,
        changed: .parameterChanged,
        lost: .methodTypesLost,
        told: .methodTypesTold
    )
    static let result = TypeRules(
        widened: .returnsWidened,
        narrowed: .returnsNarrowed,
        changed: .returnsChanged,
        lost: .methodTypesLost,
        told: .methodTypesTold
    )
    static let text = TypeRules(
        widened: .textTypeChanged,
        narrowed: .textTypeChanged,
        changed: .textTypeChanged,
        lost: .textTypeChanged,
        told: .textTypeChanged
    )
}
