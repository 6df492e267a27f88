/// Words of the toolchain tell it: a test compiles a program for each.
enum ErrorSubject: Hashable {
    case module(String)
    case name(String)
    case member(String, of: String)
    /// An attribute that is none, such as a macro.
    case attribute(String)
    /// Feature that only the runtime of Objective-C has.
    case objectiveC
    /// The compiler did not find the mistake.
    case undetermined
    case tooComplex
    /// Code of a macro that a plug-in has.
    case macro(String)
    case syntax
    case other

    init(_ message: String) {
        // The compiler puts the names that it speaks of between quotes.
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let words = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "_")
        let quoted = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
        func isAbout(_ form: String) -> Bool { words.hasPrefix(form) }
        if isAbout("no such module _"), let module = quoted.first {
            self = .module(module)
        } else if isAbout("cannot find _ in scope") || isAbout("cannot find type _ in scope"), let name = quoted.first {
            self = .name(name)
        } else if isAbout("no type named _ in module _") || isAbout("module _ has no member named _"), quoted.count > 1
        {
            self = .name(words.hasPrefix("no type") ? quoted[0] : quoted[1])
        } else if quoted.count > 1,
            words.hasSuffix("_ has no member _") || isAbout("value of type _ has no member _")
                || isAbout("type _ has no member _")
        {
            self = .member(quoted[1], of: quoted[0])
        } else if isAbout("_ is not a member type of "), quoted.count > 1 {
            self = .member(quoted[0], of: quoted[1])
        } else if isAbout("unknown attribute _"), let name = quoted.first {
            self = .attribute(name)
        } else if isAbout("Objective-C interoperability is disabled") || words.contains("Objective-C runtime") {
            self = .objectiveC
        } else if isAbout("cannot convert value of type _ to type _ in coercion"), quoted.count > 1,
            quoted[0].hasPrefix("NS") != quoted[1].hasPrefix("NS")
        {
            // A value becomes an object with `as`, and an object a value, where there is such a runtime.
            self = .objectiveC
        } else if isAbout("failed to produce diagnostic") {
            self = .undetermined
        } else if words.contains(" in reasonable time") {
            self = .tooComplex
        } else if isAbout("external macro implementation type _ could not be found for macro _"), quoted.count > 1 {
            self = .macro(quoted[1])
        } else if Self.syntaxErrors.contains(where: isAbout) {
            self = .syntax
        } else {
            self = .other
        }
    }

    private static let syntaxErrors = [
        "expected ", "expressions are not allowed at the top level", "statements are not allowed at the top level",
        "consecutive ", "extraneous _ at top level", "unterminated ", "invalid redeclaration of _", "unexpected ",
    ]
}
