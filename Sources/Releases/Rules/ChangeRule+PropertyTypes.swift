extension ChangeRule {
    static let typeWidened = ChangeRule(
        "property.type-widened",
        "type widened",
        .addition,
        inSwift: .sourceBreaking,
        causing: .type,
        "The property takes more than before. Swift has another type for it, unless both are the same there."
    )
    static let typeNarrowed = ChangeRule(
        "property.type-narrowed",
        "type narrowed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "The property no longer takes everything that it took."
    )
    static let typeChanged = ChangeRule(
        "property.type-changed",
        "type changed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "The property takes something else; neither type holds the other."
    )
    static let typeLost = ChangeRule(
        "property.type-lost",
        "type no longer told",
        .warning,
        inSwift: .sourceBreaking,
        causing: .type,
        "The source says more than before. The component may be the same; Swift made do with less and has another type now."
    )
    static let typeTold = ChangeRule(
        "property.type-told",
        "type now told",
        .note,
        inSwift: .sourceBreaking,
        causing: .type,
        "The source says more than before. The component may be the same."
    )
    static let typeOptional = ChangeRule(
        "property.type-optional",
        "type made optional",
        .addition,
        causing: .type,
        "The property takes `undefined` or `null` too. Swift has a question mark only where there is no default, and no value that stands for nothing."
    )
    static let typeNotOptional = ChangeRule(
        "property.type-not-optional",
        "type no longer optional",
        .breaking,
        causing: .type,
        "The property no longer takes `undefined` or `null`."
    )
    static let valuesAdded = ChangeRule(
        "property.values-added",
        "values added",
        .addition,
        inSwift: .additive,
        causing: .values,
        "The property takes more values of a closed set. A caller that switches over all of them has one more to think of."
    )
    static let valuesRemoved = ChangeRule(
        "property.values-removed",
        "values removed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .values,
        "The property no longer takes some values of a closed set."
    )
    static let valueRenamed = ChangeRule(
        "property.value-renamed",
        "value renamed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .values,
        "A value of a closed set is spelled otherwise."
    )
    static let arrayToSingle = ChangeRule(
        "property.array-to-single",
        "array made a single value",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "The property takes one value and no list of them any more."
    )
    static let singleToArray = ChangeRule(
        "property.single-to-array",
        "single value made an array",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "The property takes a list and no single value any more."
    )
    static let readWidened = ChangeRule(
        "property.read-widened",
        "read-only type widened",
        .breaking,
        inSwift: .additive,
        causing: .type,
        "Code that reads the property gets values that were not there before."
    )
    static let readNarrowed = ChangeRule(
        "property.read-narrowed",
        "read-only type narrowed",
        .addition,
        inSwift: .sourceBreaking,
        causing: .type,
        "Code that reads the property no longer gets some values; it handles all that are left."
    )
    static let readChanged = ChangeRule(
        "property.read-changed",
        "read-only type changed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "Code that reads the property gets something else."
    )

    static let propertyTypes = [
        typeWidened, typeNarrowed, typeChanged, typeLost, typeTold, typeOptional, typeNotOptional, valuesAdded,
        valuesRemoved, valueRenamed, arrayToSingle, singleToArray, readWidened, readNarrowed, readChanged,
    ]
}
