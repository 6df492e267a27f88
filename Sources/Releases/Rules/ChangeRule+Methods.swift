extension ChangeRule {
    static let methodAdded = ChangeRule(
        "method.added",
        "method added",
        .addition,
        causing: .existence,
        "Scripts that don't call it see no difference."
    )
    static let methodRemoved = ChangeRule(
        "method.removed",
        "method removed",
        .breaking,
        causing: .existence,
        "Scripts that call it fail."
    )
    static let methodRenamed = ChangeRule(
        "method.renamed",
        "method renamed",
        .breaking,
        causing: .existence,
        "The same method has another name. The evidence says why the two are taken for one."
    )
    static let parameterAdded = ChangeRule(
        "method.parameter-added",
        "required parameter added",
        .breaking,
        causing: .type,
        "Calls have to give one argument more."
    )
    static let parameterRemoved = ChangeRule(
        "method.parameter-removed",
        "required parameter removed",
        .breaking,
        causing: .type,
        "Calls have to give one argument less."
    )
    static let optionalParameterAdded = ChangeRule(
        "method.optional-parameter-added",
        "optional parameter added",
        .addition,
        causing: .type,
        "Calls may give one argument more."
    )
    static let optionalParameterRemoved = ChangeRule(
        "method.optional-parameter-removed",
        "optional parameter removed",
        .breaking,
        causing: .type,
        "Calls that gave the argument are wrong."
    )
    static let parameterRequired = ChangeRule(
        "method.parameter-required",
        "parameter now required",
        .breaking,
        causing: .type,
        "Calls may not leave the argument out any more."
    )
    static let parameterOptional = ChangeRule(
        "method.parameter-optional",
        "parameter now optional",
        .addition,
        causing: .type,
        "Calls may leave the argument out."
    )
    static let parameterRenamed = ChangeRule(
        "method.parameter-renamed",
        "parameter renamed",
        .note,
        causing: .type,
        "Calls don't name their arguments, so only the documentation differs."
    )
    static let parameterWidened = ChangeRule(
        "method.parameter-widened",
        "parameter widened",
        .addition,
        causing: .type,
        "Calls may give more than before."
    )
    static let parameterNarrowed = ChangeRule(
        "method.parameter-narrowed",
        "parameter narrowed",
        .breaking,
        causing: .type,
        "Calls may not give everything any more."
    )
    static let parameterChanged = ChangeRule(
        "method.parameter-changed",
        "parameter changed",
        .breaking,
        causing: .type,
        "Calls have to give something else."
    )
    static let returnsWidened = ChangeRule(
        "method.returns-widened",
        "result widened",
        .breaking,
        causing: .type,
        "Calls get what they were not ready for."
    )
    static let returnsNarrowed = ChangeRule(
        "method.returns-narrowed",
        "result narrowed",
        .addition,
        causing: .type,
        "Calls get less, and are ready for all that is left."
    )
    static let returnsChanged = ChangeRule(
        "method.returns-changed",
        "result changed",
        .breaking,
        causing: .type,
        "Calls get something else."
    )
    static let nowAsync = ChangeRule(
        "method.now-async",
        "method now asynchronous",
        .breaking,
        causing: .type,
        "Calls have to wait for the result: a promise of what came back at once."
    )
    static let noLongerAsync = ChangeRule(
        "method.no-longer-async",
        "method no longer asynchronous",
        .breaking,
        causing: .type,
        "The result comes back at once, and not as a promise of it."
    )
    static let methodTypesLost = ChangeRule(
        "method.types-lost",
        "types no longer told",
        .warning,
        causing: .type,
        "The source says less of parameters or result than before."
    )
    static let methodTypesTold = ChangeRule(
        "method.types-told",
        "types now told",
        .note,
        causing: .type,
        "The source says more of parameters or result than before."
    )
    static let nowStatic = ChangeRule(
        "method.now-static",
        "method now static",
        .breaking,
        causing: .any,
        "The class has to be asked, and not an element."
    )
    static let noLongerStatic = ChangeRule(
        "method.no-longer-static",
        "method no longer static",
        .breaking,
        causing: .any,
        "An element has to be asked, and not the class."
    )

    static let methods = [
        methodAdded, methodRemoved, methodRenamed, parameterAdded, parameterRemoved, optionalParameterAdded,
        optionalParameterRemoved, parameterRequired, parameterOptional, parameterRenamed, parameterWidened,
        parameterNarrowed, parameterChanged, returnsWidened, returnsNarrowed, returnsChanged, nowAsync, noLongerAsync,
        methodTypesLost, methodTypesTold, nowStatic, noLongerStatic,
    ]
}
