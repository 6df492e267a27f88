import Testing

@testable import Documents

@Suite("Names of attributes, in HTML and in frameworks")
struct AttributeBindingTests {
    @Test(
        "say what is bound, what is listened to, and what belongs to the framework",
        arguments: [
            ("tone", .plain), ("help-text", .plain), ("onclick", .plain), ("x-label", .plain),
            // Angular.
            ("[tone]", .property("tone")), ("[attr.role]", .attribute("role")), ("[class.a]", .directive),
            ("[@fade]", .directive), ("[(value)]", .twoWay("value", event: "valueChange")),
            ("(press)", .event("press")),
            ("(keyup.enter)", .event("keyup")), ("(window:resize)", .directive), ("*ngIf", .directive),
            ("#ref", .directive), ("let-item", .directive),
            // Vue.
            (":tone", .property("tone")), ("v-bind:tone.prop", .property("tone")), (":[key]", .spread),
            ("@press.once", .event("press")), ("v-on:press", .event("press")), ("@[name]", .directive),
            ("v-model", .twoWay("value", event: "input")), ("v-model.trim", .twoWay("value", event: "input")),
            ("v-model:open", .twoWay("open", event: "update:open")), ("v-if", .directive), ("v-bind", .spread),
            // Svelte.
            ("on:press|once", .event("press")), ("bind:value", .twoWay("value", event: nil)), ("bind:this", .directive),
            ("class:active", .directive), ("{...rest}", .spread),
            // Lit.
            (".value", .property("value")), ("?open", .attribute("open")),
            // Marks alone are names.
            ("[]", .plain), (".", .plain), ("@", .plain), ("", .plain),
        ] as [(String, AttributeBinding)]
    )
    func kinds(name: String, binding: AttributeBinding) { #expect(AttributeBinding(name) == binding) }

    @Test("of HTML's own, `on` and a letter listen")
    func listened() {
        #expect(AttributeBinding.listened("onclick") == "click")
        #expect(AttributeBinding.listened("onX-press") == "X-press")
        #expect(AttributeBinding.listened("on-press") == "press")
        #expect(AttributeBinding.listened("on") == nil)
        #expect(AttributeBinding.listened("on1") == nil)
        #expect(AttributeBinding.listened("tone") == nil)
    }
}
