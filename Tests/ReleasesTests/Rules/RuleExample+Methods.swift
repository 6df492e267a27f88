import Releases

extension RuleExample {
    private static func method(_ parameters: [String] = [], _ returns: String? = "void", _ name: String = "ripen")
        -> String
    {
        ExampleManifest.thing(ExampleManifest.members(ExampleManifest.method(name, parameters, returns)))
    }

    private static func parameter(_ name: String, _ type: String?, _ more: String = "") -> String {
        ExampleManifest.entry(name, type, nil, more)
    }

    private static let days = parameter("days", "number")
    private static let optionalDays = parameter("days", "number", #""optional": true"#)
    private static let options = parameter("options", "RipenOptions", #""optional": true"#)

    static let methods = [
        RuleExample("method.added", .none, ExampleManifest.thing(), method()),
        RuleExample("method.removed", .none, method(), ExampleManifest.thing()),
        RuleExample("method.renamed", .none, method([days], "string"), method([days], "string", "ripens")),
        RuleExample("method.parameter-added", .none, method(), method([days])),
        RuleExample("method.parameter-removed", .none, method([days]), method()),
        RuleExample("method.optional-parameter-added", .none, method([days]), method([days, options])),
        RuleExample("method.optional-parameter-removed", .none, method([days, options]), method([days])),
        RuleExample("method.parameter-required", .none, method([optionalDays]), method([days])),
        RuleExample("method.parameter-optional", .none, method([days]), method([optionalDays])),
        RuleExample("method.parameter-renamed", .none, method([days]), method([parameter("count", "number")])),
        RuleExample("method.parameter-widened", .none, method([days]), method([parameter("days", "number | string")])),
        RuleExample("method.parameter-narrowed", .none, method([parameter("days", "number | string")]), method([days])),
        RuleExample("method.parameter-changed", .none, method([days]), method([parameter("days", "string")])),
        RuleExample("method.returns-widened", .none, method([], "string"), method([], "string | number")),
        RuleExample("method.returns-narrowed", .none, method([], "string | number"), method([], "string")),
        RuleExample("method.returns-changed", .none, method([], "string"), method([], "number")),
        RuleExample("method.now-async", .none, method([], "string"), method([], "Promise<string>")),
        RuleExample("method.no-longer-async", .none, method([], "Promise<string>"), method([], "string")),
        RuleExample("method.types-lost", .none, method([], "string"), method([], nil)),
        RuleExample("method.types-told", .none, method([], nil), method([], "string")),
        RuleExample("method.now-static", .none, docs(""), docs("static "), format: .docs),
        RuleExample("method.no-longer-static", .none, docs("static "), docs(""), format: .docs),
    ]

    /// Of static methods only docs tell.
    private static func docs(_ modifier: String) -> String {
        """
        # Thing

        **Web Component:** `elvt-thing`

        Holds one thing.

        ## Methods

        ### \(modifier)ripen(days: number)

        - **Description:** Makes it ripe.
        """
    }
}
