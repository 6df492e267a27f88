import Core

/// Ids are stable: people write them into configurations and scripts. `Documentation/Drift.md` has the table of the
/// rules.
package struct DriftRule: ReportRule {
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The Swift has less than the web, more, or something else.
        case difference
        /// Callers can do as much as on the web, in another way.
        case note
    }

    package let id: String
    package let title: String
    package let severity: Severity
    package let explanation: String

    private init(_ id: String, _ title: String, _ severity: Severity, _ explanation: String) {
        self.id = id
        self.title = title
        self.severity = severity
        self.explanation = explanation
    }

    /// Rules in the order in which they are printed.
    package static let all: [DriftRule] = [
        componentMissing, componentHidden, memberMissing, memberMore, memberRenamed, memberType, defaultChanged,
        defaultMissing, defaultAdded, caseMissing, caseMore, caseRenamed, caseValue, componentRenamed, formMissing,
        initPartial, closureOptional, functionMissing,
    ]

    package static func named(_ id: String) -> DriftRule? { all.first { $0.id == id } }

    static let componentMissing = DriftRule(
        "component.missing",
        "no Swift type",
        .difference,
        "No type is found for the component: none has its Swift name, names its tag in a line `**Web Component:**`, or is named for it in `drift.types`."
    )
    static let componentHidden = DriftRule(
        "component.hidden",
        "Swift type is private",
        .difference,
        "The type of the component is `private` or `fileprivate`, so that no other file can use it."
    )
    static let memberMissing = DriftRule(
        "member.missing",
        "missing in Swift",
        .difference,
        "No init takes it, no modifier sets it and no property holds it."
    )
    static let memberMore = DriftRule(
        "member.more",
        "only in Swift",
        .difference,
        "An init, a modifier or a property takes something that no item of the web component becomes."
    )
    static let memberRenamed = DriftRule(
        "member.renamed",
        "has another name in Swift",
        .difference,
        "Something of the same type has another name: the words of the web name, or its enum, or the same name in several components say that it is meant."
    )
    static let memberType = DriftRule(
        "member.type",
        "has another type in Swift",
        .difference,
        "It is there, and takes values of another type. Other spellings of a type are the same type."
    )
    static let defaultChanged = DriftRule(
        "default.changed",
        "has another default in Swift",
        .difference,
        "Where a caller leaves it out, something else holds than on the web."
    )
    static let defaultMissing = DriftRule(
        "default.missing",
        "must be given in Swift",
        .difference,
        "A caller has to give it, and need not do so on the web."
    )
    static let defaultAdded = DriftRule(
        "default.added",
        "can be left out in Swift",
        .difference,
        "A caller can leave it out, although the component does nothing without it."
    )
    static let caseMissing = DriftRule(
        "case.missing",
        "value missing in Swift",
        .difference,
        "The enum has no case for a value of the web, or the struct no member."
    )
    static let caseMore = DriftRule(
        "case.more",
        "value only in Swift",
        .difference,
        "The enum has a case, or the struct a member, that is no value of the web."
    )
    static let caseRenamed = DriftRule(
        "case.renamed",
        "value has another name in Swift",
        .difference,
        "The case stands for a value of the web, as its raw value says, under another name."
    )
    static let caseValue = DriftRule(
        "case.value",
        "value is spelled differently in Swift",
        .difference,
        "The case has the name of a value of the web, and a raw value that is another word."
    )
    static let componentRenamed = DriftRule(
        "component.renamed",
        "Swift type has another name",
        .note,
        "The type names the tag in its documentation, and has another name than the generated one. With an entry in `drift.types` it is as it should be."
    )
    static let formMissing = DriftRule(
        "form.missing",
        "can be given in fewer ways",
        .note,
        "It can be given as a text and not as a view, or the other way round."
    )
    static let initPartial = DriftRule(
        "init.partial",
        "not taken by each init",
        .note,
        "One init takes it and another does not, although nothing speaks against it there."
    )
    static let closureOptional = DriftRule(
        "closure.optional",
        "closure is optional in one of both",
        .note,
        "A closure that does nothing stands where `nil` could, or the other way round. Callers write the same."
    )
    static let functionMissing = DriftRule(
        "function.missing",
        "no function presents it",
        .note,
        "What is shown over a view has a modifier that presents it: `.elevateDialog(isPresented:)`."
    )
}
