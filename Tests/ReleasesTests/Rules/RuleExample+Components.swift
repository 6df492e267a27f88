import Releases

extension RuleExample {
    private typealias Make = ExampleManifest

    private static func component(_ tag: String, _ name: String, _ more: String...) -> String {
        Make.component(tag, name, more)
    }

    private static func described(_ tag: String) -> String {
        component(tag, "ElvtThing", #""description": "Holds one thing.""#)
    }

    private static let other = component("elvt-other", "ElvtOther")

    static let components = [
        RuleExample("component.added", .additive, other, other + "," + Make.thing()),
        RuleExample("component.removed", .sourceBreaking, other + "," + Make.thing(), other),
        RuleExample("component.renamed", .sourceBreaking, described("elvt-thing"), described("elvt-box")),
        RuleExample(
            "component.class-renamed",
            .none,
            component("elvt-thing", "ElvtThing"),
            component("elvt-thing", "ElvtBox")
        ),
        RuleExample(
            "component.status",
            .none,
            Make.thing(#""status": "unstable""#),
            Make.thing(#""status": "Stable""#)
        ),
    ]
}
