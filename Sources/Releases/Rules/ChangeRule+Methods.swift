extension ChangeRule {
    static let methodAdded = ChangeRule(
        "method.added",
        "method added",
        .addition,
        .none,
        mirror: "method.removed",
        .existence,
        "Scripts that don't call it see no difference."
    )
    static let methodRemoved = ChangeRule(
        "method.removed",
        "method removed",
        .breaking,
        .none,
        mirror: "method.added",
        .existence,
        "Scripts that call it fail."
    )
    static let methodRenamed = ChangeRule(
        "method.renamed",
        "method renamed",
        .breaking,
        .none,
        mirror: "method.renamed",
        .existence,
        "The same method has another name. The evidence says why the two are taken for one."
    )
    static let parameterAdded = ChangeRule(
        "method.parameter-added",
        "required parameter added",
        .breaking,
        .none,
        mirror: "method.parameter-removed",
        .type,
        "Calls have to give one argument more."
    )
    static let parameterRemoved = ChangeRule(
        "method.parameter-removed",
        "required parameter removed",
        .breaking,
        .none,
        mirror: "method.parameter-added",
        .type,
        "Calls have to give one argument less."
    )
    static let optionalParameterAdded = ChangeRule(
        "method.optional-parameter-added",
        "optional parameter added",
        .addition,
        .none,
        mirror: "method.optional-parameter-removed",
        .type,
        "Calls may give one argument more."
    )
    static let optionalParameterRemoved = ChangeRule(
        "method.optional-parameter-removed",
        "optional parameter removed",
        .breaking,
        .none,
        mirror: "method.optional-parameter-added",
        .type,
        "Calls that gave the argument are wrong."
    )
    static let parameterRequired = ChangeRule(
        "method.parameter-required",
        "parameter now required",
        .breaking,
        .none,
        mirror: "method.parameter-optional",
        .type,
        "Calls may not leave the argument out any more."
    )
    static let parameterOptional = ChangeRule(
        "method.parameter-optional",
        "parameter now optional",
        .addition,
        .none,
        mirror: "method.parameter-required",
        .type,
        "Calls may leave the argument out."
    )
    static let parameterRenamed = ChangeRule(
        "method.parameter-renamed",
        "parameter renamed",
        .note,
        .none,
        mirror: "method.parameter-renamed",
        .type,
        "Calls don't name their arguments, so only the documentation differs."
    )
    static let parameterWidened = ChangeRule(
        "method.parameter-widened",
        "parameter widened",
        .addition,
        .none,
        mirror: "method.parameter-narrowed",
        .type,
        "Calls may give more than before."
    )
    static let parameterNarrowed = ChangeRule(
        "method.parameter-narrowed",
        "parameter narrowed",
        .breaking,
        .none,
        mirror: "method.parameter-widened",
        .type,
        "Calls may not give everything any more."
    )
    static let parameterChanged = ChangeRule(
        "method.parameter-changed",
        "parameter changed",
        .breaking,
        .none,
        mirror: "method.parameter-changed",
        .type,
        "Calls have to give something else."
    )
    static let returnsWidened = ChangeRule(
        "method.returns-widened",
        "result widened",
        .breaking,
        .none,
        mirror: "method.returns-narrowed",
        .type,
        "Calls get what they were not ready for."
    )
    static let returnsNarrowed = ChangeRule(
        "method.returns-narrowed",
        "result narrowed",
        .addition,
        .none,
        mirror: "method.returns-widened",
        .type,
        "Calls get less, and are ready for all that is left."
    )
    static let returnsChanged = ChangeRule(
        "method.returns-changed",
        "result changed",
        .breaking,
        .none,
        mirror: "method.returns-changed",
        .type,
        "Calls get something else."
    )
    static let nowAsync = ChangeRule(
        "method.now-async",
        "method now asynchronous",
        .breaking,
        .none,
        mirror: "method.no-longer-async",
        .type,
        "Calls have to wait for the result: a promise of what came back at once."
    )
    static let noLongerAsync = ChangeRule(
        "method.no-longer-async",
        "method no longer asynchronous",
        .breaking,
        .none,
        mirror: "method.now-async",
        .type,
        "The result comes back at once, and not as a promise of it."
    )
    static let methodTypesLost = ChangeRule(
        "method.types-lost",
        "types no longer told",
        .warning,
        .none,
        mirror: "method.types-told",
        .type,
        "The source says less of parameters or result than before."
    )
    static let methodTypesTold = ChangeRule(
        "method.types-told",
        "types now told",
        .note,
        .none,
        mirror: "method.types-lost",
        .type,
        "The source says more of parameters or result than before."
    )
    static let nowStatic = ChangeRule(
        "method.now-static",
        "method now static",
        .breaking,
        .none,
        mirror: "method.no-longer-static",
        .any,
        "The class has to be asked, and not an element."
    )
    static let noLongerStatic = ChangeRule(
        "method.no-longer-static",
        "method no longer static",
        .breaking,
        .none,
        mirror: "method.now-static",
        .any,
        "An element has to be asked, and not the class."
    )

    static let methods = [
        methodAdded, methodRemoved, methodRenamed, parameterAdded, parameterRemoved, optionalParameterAdded,
        optionalParameterRemoved, parameterRequired, parameterOptional, parameterRenamed, parameterWidened,
        parameterNarrowed, parameterChanged, returnsWidened, returnsNarrowed, returnsChanged, nowAsync, noLongerAsync,
        methodTypesLost, methodTypesTold, nowStatic, noLongerStatic,
    ]
}
