import Releases

extension RuleExample {
    private static func component(_ tag: String, _ name: String, _ more: String...) -> String {
        ExampleManifest.component(tag, name, more)
    }

    private static let other = component("elvt-other", "ElvtOther")

    static let components = [
        RuleExample("component.added", .additive, other, other + "," + ExampleManifest.thing()),
        RuleExample("component.removed", .sourceBreaking, other + "," + ExampleManifest.thing(), other),
        RuleExample(
            "component.renamed",
            .sourceBreaking,
            component("elvt-thing", "ElvtThing", #""description": "Holds one thing.""#),
            component("elvt-box", "ElvtThing", #""description": "Holds one thing.""#)
        ),
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
