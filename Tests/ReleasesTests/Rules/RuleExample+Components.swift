import Releases

extension RuleExample {
    private static func component(_ tag: String, _ name: String, _ more: String...) -> String {
        ExampleManifest.component(tag, name, more)
    }

    private static func described(_ tag: String) -> String {
        component(tag, "ElvtThing", #""description": "Holds one thing.""#)
    }

    private static let other = component("elvt-other", "ElvtOther")

    static let components = [
        RuleExample("component.added", .additive, other, other + "," + ExampleManifest.thing()),
        RuleExample("component.removed", .sourceBreaking, other + "," + ExampleManifest.thing(), other),
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
            ExampleManifest.thing(#""status": "unstable""#),
            ExampleManifest.thing(#""status": "Stable""#)
        ),
    ]
}
