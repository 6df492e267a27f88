import Core

enum MemberVisibility {
    static func isPublic(_ member: InheritedItem) -> Bool {
        if isHidden(member.value["privacy"]) || isStatic(member.value) { return false }
        return member.name.map(isPublicName) ?? true
    }

    /// Whether a field of a private name can be set from HTML, so that it is API for all that.
    static func isPublicByAttribute(_ field: InheritedItem) -> Bool {
        guard let name = field.name, name.hasPrefix("_"), !name.hasPrefix("__"), field.text("attribute") != nil else {
            return false
        }
        return !isHidden(field.value["privacy"]) && !isStatic(field.value)
    }

    /// A static member belongs to the class and shares no name with a member of its instances.
    static func isStatic(_ member: JSONValue) -> Bool {
        guard let flag = member["static"] else { return false }
        return flag.bool == true || flag.isString("true")
    }

    /// Tools write privacy in any case of its letters.
    private static func isHidden(_ privacy: JSONValue?) -> Bool {
        guard let privacy else { return false }
        if privacy.isString("public") { return false }
        guard let text = privacy.string?.lowercased() else { return false }
        return text == "private" || text == "protected"
    }

    static func isPublicName(_ name: String) -> Bool { !name.hasPrefix("_") && !name.hasPrefix("#") }

    /// Slots, events and CSS items have no privacy in the schema, but tools add one under a name of their own.
    static func isPublicItem(_ item: JSONValue) -> Bool { !isHidden(item["privacy"]) && !isHidden(item["_ui5privacy"]) }

    /// Whether the browser or the base library calls the method, and never a component's user.
    static func isLifecycleCallback(_ name: String) -> Bool { lifecycleCallbacks.contains(name) }

    private static let lifecycleCallbacks: Set<String> = [
        // Custom elements.
        "constructor", "connectedCallback", "disconnectedCallback", "connectedMoveCallback", "adoptedCallback",
        "attributeChangedCallback", "formAssociatedCallback", "formDisabledCallback", "formResetCallback",
        "formStateRestoreCallback",
        // Lit.
        "createRenderRoot", "firstUpdated", "getUpdateComplete", "performUpdate", "render", "requestUpdate",
        "scheduleUpdate", "shouldUpdate", "update", "updated", "willUpdate",
        "hostConnected", "hostDisconnected", "hostUpdate", "hostUpdated",
        // UI5.
        "onAfterRendering", "onBeforeRendering", "onEnterDOM", "onExitDOM", "onInvalidation",
        // Stencil.
        "componentDidLoad", "componentDidRender", "componentDidUpdate", "componentShouldUpdate", "componentWillLoad",
        "componentWillRender", "componentWillUpdate",
    ]
}
