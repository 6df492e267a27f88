struct TypeRules {
    let widened: ChangeRule
    let narrowed: ChangeRule
    let changed: ChangeRule
    let lost: ChangeRule
    let told: ChangeRule
    /// Rules for differences that are told as such.
    var own: [TypeDifference.Kind: ChangeRule] = [:]

    func rule(_ kind: TypeDifference.Kind) -> ChangeRule {
        if let rule = own[kind] { return rule }
        return switch kind {
        case .widened, .madeOptional, .valuesAdded: widened
        case .narrowed, .madeRequired, .valuesRemoved: narrowed
        case .changed, .valueRenamed, .arrayToSingle, .singleToArray: changed
        case .lost: lost
        case .told: told
        }
    }

    static let property = TypeRules(
        widened: .typeWidened,
        narrowed: .typeNarrowed,
        changed: .typeChanged,
        lost: .typeLost,
        told: .typeTold,
        own: [
            .madeOptional: .typeOptional, .madeRequired: .typeNotOptional, .valuesAdded: .valuesAdded,
            .valuesRemoved: .valuesRemoved, .valueRenamed: .valueRenamed, .arrayToSingle: .arrayToSingle,
            .singleToArray: .singleToArray,
        ]
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
